// Before anything is drawn: the theme and the language that were chosen here last time.
try {
  const kept = JSON.parse(localStorage.getItem("spiralhill") ?? "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  document.documentElement.lang = kept.lang ?? (navigator.language.startsWith("it") ? "it" : "en");
} catch {
  // What is kept here cannot be read: then as the browser likes it.
}
