// The address of the page: which page it shows, and how one goes to another without loading anything.

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);
}

export const place = new Place();

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
  place.search = location.search;
}

/** Goes to another address; what was opened last stays in the history unless it is replaced. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  look();
  if (!replace) window.scrollTo(0, 0);
}

/** The parts of an address that fit a pattern such as `/g/:table`; null if they do not. */
export function fits(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const found = path.replace(/\/+$/, "").split("/");
  if (wanted.length !== found.length && !(pattern === "/" && path === "/")) return null;
  const parts: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const here = found[at] ?? "";
    if (part.startsWith(":")) {
      if (!here) return null;
      parts[part.slice(1)] = safely(here);
    } else if (part !== here) return null;
  }
  return parts;
}

function safely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Follows links to our own pages without loading anything. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.hash) {
    history.pushState(null, "", link.hash);
    look();
    return;
  }
  go(link.pathname + link.search + link.hash);
}

window.addEventListener("popstate", look);
window.addEventListener("hashchange", look);
