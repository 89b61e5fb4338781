// What fingers and mice do to a card beside a click: rest on it, hold it, drag it.

interface Uses {
  zoom(): void;
  unzoom(): void;
  drag: boolean;
  begin(): void;
  drop(thing: string | null, box: DOMRect): void;
  end(): void;
}

const HOVER = 450;
const HOLD = 480;
const SLIP = 9;

export function pressed(element: HTMLElement, uses: Uses) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;
  let held = false;

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };

  // Where a card moves away from under a finger, browsers tell of a mouse on the next one that nobody has.
  const enter = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !event.buttons && !matchMedia("(any-hover: none)").matches) wait(HOVER, () => uses.zoom());
  };
  const leave = (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === "mouse" && !dragging) uses.unzoom();
  };
  const down = (event: PointerEvent) => {
    clearTimeout(timer);
    held = false;
    if (event.button) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // However quickly it is dragged away, it hears of it.
    if (uses.drag) element.setPointerCapture(event.pointerId);
    if (event.pointerType !== "mouse") {
      wait(HOLD, () => {
        held = true;
        uses.zoom();
      });
    }
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const [across, along] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragging) {
      if (Math.hypot(across, along) < SLIP) return;
      clearTimeout(timer);
      if (!uses.drag || held) return;
      dragging = true;
      element.classList.add("dragged");
      uses.begin();
    }
    element.style.transform = `translate(${across}px, ${along}px) scale(0.92)`;
    element.style.zIndex = "50";
    element.style.pointerEvents = "none";
  };
  const up = (event: PointerEvent) => {
    clearTimeout(timer);
    if (dragging) {
      const found = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((one) => one.closest<HTMLElement>("[data-thing]"))
        .find((one) => one && one !== element && !element.contains(one));
      settle();
      uses.drop(found?.dataset.thing ?? null, (found ?? element).getBoundingClientRect());
      uses.end();
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
    } else if (held) {
      // Whoever has looked at a card has not played it.
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
    }
    start = null;
  };
  const cancel = () => {
    clearTimeout(timer);
    if (dragging) uses.end();
    settle();
    start = null;
  };
  const settle = () => {
    dragging = false;
    element.classList.remove("dragged");
    element.style.transform = element.style.zIndex = element.style.pointerEvents = "";
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "z" && !event.ctrlKey && !event.metaKey) {
      event.stopPropagation();
      uses.zoom();
    }
  };
  const menu = (event: Event) => {
    // A right click, and a long press on Android: to look, never the browser's menu.
    event.preventDefault();
    uses.zoom();
  };
  const heard: [string, (event: never) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
    ["keydown", key],
    ["contextmenu", menu],
  ];
  for (const [name, hear] of heard) element.addEventListener(name, hear as EventListener);
  return {
    update(next: Uses) {
      uses = next;
    },
    destroy() {
      clearTimeout(timer);
      for (const [name, hear] of heard) element.removeEventListener(name, hear as EventListener);
    },
  };
}
