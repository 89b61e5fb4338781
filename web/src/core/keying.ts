// Which keys are meant for the table.

/** Whether a key is pressed anew, alone, while nothing lies over the table, and not to write something. */
export function meant(event: KeyboardEvent): boolean {
  // A key that is held down answers one question, not the next ones, too.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  return event.key === "Escape" || !(event.target as Element).matches("input, textarea, select");
}
