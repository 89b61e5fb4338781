// One line to the server: says hello, hears everything in order, and mends itself when it is cut.

import type { Hello, Inbound, Outbound } from "../protocol";

export type Status = "connecting" | "open" | "cut" | "closed";

export interface Hearer {
  /** What to say hello with: where one sits, and how many pages one has. */
  hello(): Hello;
  hear(message: Outbound): void;
  changed(status: Status): void;
}

interface Wire {
  send(text: string): void;
  greet(): unknown;
  close(): void;
}

const PING = 20_000;
const SILENCE = 15_000;
const WAITS = [250, 500, 1000, 2000, 4000];

export class Line {
  status: Status = "connecting";
  private wire: Wire | null = null;
  private tries = 0;
  // Some networks let no WebSocket through: after two that never opened, the same messages go another way.
  private shut = 0;
  private heard = Date.now();
  private pinged = 0;
  private again = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval>;
  private readonly wake = () => this.hurry();

  constructor(private readonly hearer: Hearer) {
    this.beat = setInterval(() => this.keep(), PING);
    window.addEventListener("online", this.wake);
    window.addEventListener("pageshow", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  send(message: Inbound): boolean {
    if (this.status !== "open" || !this.wire) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Says hello again, on the same wire: when a page was missed, or for another seat. */
  greet(): void {
    this.wire?.greet();
  }

  close(): void {
    this.become("closed");
    clearInterval(this.beat);
    clearTimeout(this.retry);
    window.removeEventListener("online", this.wake);
    window.removeEventListener("pageshow", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  private open(): void {
    this.pinged = Date.now();
    this.wire = this.shut < 2 ? this.socket() : this.stream();
  }

  private socket(): Wire {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    let opened = false;
    const wire: Wire = {
      send: (text) => socket.send(text),
      // One that is not open yet says hello when it is.
      greet: () => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(this.hearer.hello())),
      close: () => socket.close(),
    };
    socket.onopen = () => {
      opened = true;
      this.shut = 0;
      wire.greet();
    };
    socket.onmessage = (event) => this.take(wire, String(event.data));
    socket.onclose = () => {
      if (!opened) this.shut += 1;
      this.lost(wire);
    };
    return wire;
  }

  private stream(): Wire {
    const hello = this.hearer.hello();
    const asked = new URLSearchParams({ have: String(hello.have ?? 0), lang: hello.lang ?? "en" });
    if (hello.watch) asked.set("watch", hello.watch);
    else asked.set("seat", String(hello.seat ?? 0));
    const source = new EventSource(`/api/tables/${hello.table}/stream?${asked}`);
    let token = "";
    const wire: Wire = {
      send: (text) =>
        void fetch(`/api/lines/${token}`, { method: "POST", body: text }).then(
          (answer) => answer.ok || this.lost(wire),
          () => this.lost(wire),
        ),
      greet: () => this.lost(wire), // another seat is another stream
      close: () => source.close(),
    };
    source.addEventListener("line", (event) => (token = String(event.data).replaceAll('"', "")));
    source.onmessage = (event) => this.take(wire, String(event.data));
    source.onerror = () => {
      source.close();
      this.shut = 0; // next time a WebSocket may try again
      this.lost(wire);
    };
    return wire;
  }

  private take(wire: Wire, text: string): void {
    if (wire !== this.wire || this.status === "closed") return;
    this.heard = Date.now();
    const message = JSON.parse(text) as Outbound;
    if (message.t === "state") {
      this.tries = 0;
      this.become("open");
    }
    this.hearer.hear(message);
    if (message.t === "bye") {
      if (message.again == null) this.close();
      else this.again = message.again * 1000;
    }
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire || this.status === "closed") return;
    this.drop();
    this.become("cut");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]! * (0.75 + Math.random() / 2);
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), Math.max(wait, this.again));
    this.again = 0;
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  /** Shows that one is there, and finds out whether the other end still is. */
  private keep(): void {
    const now = Date.now();
    // Browsers let a hidden page count slowly: only what was asked and not answered is a silence.
    if (this.wire && this.pinged > this.heard && now - this.pinged > SILENCE) this.lost(this.wire);
    else if (this.status === "open" && this.pinged <= this.heard) {
      this.pinged = now;
      this.send({ t: "ping" });
    }
  }

  private hurry(): void {
    if (this.status !== "cut" || document.visibilityState === "hidden") return;
    this.tries = 0;
    clearTimeout(this.retry);
    if (!this.wire) this.open();
  }

  private become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.hearer.changed(status);
  }
}
