// A key that is held down presses a button once, and not whatever comes under the fingers after it.

export function once(button: HTMLElement) {
  const hear = (event: KeyboardEvent) => {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  };
  button.addEventListener("keydown", hear);
  return { destroy: () => button.removeEventListener("keydown", hear) };
}
