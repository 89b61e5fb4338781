// What people take away from the page: a text in the clipboard, or a file.

/** Copies a text; an old browser copies it out of the field that shows it. Says whether it is in the clipboard. */
export async function copied(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return Boolean(field) && document.execCommand("copy");
  }
}

/** Saves a text as a file. */
export function save(text: string, name: string, kind = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
