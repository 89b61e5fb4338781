// Before anything is drawn: the theme and the language that were chosen here last time, or that the browser likes.
const root = document.documentElement;
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("spiralhill") ?? "{}");
} catch {
  // What is kept here cannot be read.
}
const liked = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : liked;
root.lang = kept.lang ?? (navigator.language.startsWith("it") ? "it" : "en");
