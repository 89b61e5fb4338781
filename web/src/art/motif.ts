// What a picture is made of: shapes in a box of 64 by 64, each in one of five tones that the theme mixes.

export type Tone = "ink" | "mid" | "light" | "accent" | "paper";

/** A filled outline, or with a width a line; a stitched line is sewn rather than drawn. */
export type Shape = readonly [tone: Tone, d: string, width?: number, stitched?: boolean];

export type Motif = readonly Shape[];

const round = (n: number): string => String(Math.round(n * 100) / 100);

/** A disc, or with two radii an oval. */
export const disc = (x: number, y: number, r: number, q = r): string =>
  `M${x - r} ${y}a${r} ${q} 0 1 0 ${2 * r} 0a${r} ${q} 0 1 0 ${-2 * r} 0z`;

/** Gouges of a wood-cutter: from x y to u v, so wide in the middle, bent to the right of its way by so much. */
export const cut = (...gouges: readonly (readonly [number, number, number, number, number?, number?])[]): string =>
  gouges
    .map(([x, y, u, v, wide = 1, bend = 0]) => {
      const long = Math.hypot(u - x, v - y) || 1;
      const at = (off: number): string =>
        `${round((x + u) / 2 + ((y - v) / long) * off)} ${round((y + v) / 2 + ((u - x) / long) * off)}`;
      return `M${x} ${y}Q${at(bend + wide)} ${u} ${v}Q${at(bend - wide)} ${x} ${y}z`;
    })
    .join("");

/** A star of n points between two radii; turned by parts of a full turn. */
export const star = (x: number, y: number, outer: number, inner: number, n: number, turn = 0): string => {
  const point = (i: number): string => {
    const angle = (i / (2 * n) + turn) * 2 * Math.PI;
    const r = i % 2 ? inner : outer;
    return `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`;
  };
  return `M${Array.from({ length: 2 * n }, (_, i) => point(i)).join("L")}z`;
};

/** A wheel with so many teeth. */
export const cog = (x: number, y: number, outer: number, inner: number, teeth: number): string => {
  const point = (i: number): string => {
    const angle = ((Math.floor(i / 4) + [-0.32, -0.2, 0.2, 0.32][i % 4]!) / teeth) * 2 * Math.PI;
    const r = i % 4 === 1 || i % 4 === 2 ? outer : inner;
    return `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`;
  };
  return `M${Array.from({ length: 4 * teeth }, (_, i) => point(i)).join("L")}z`;
};

/** A path as the mirror at x = 32 shows it. */
export const mirrored = (d: string): string =>
  d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const kind = command.toLowerCase();
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const across = command === kind ? (n: number) => -n : (n: number) => 64 - n;
    const turned = numbers.map((n, i) => {
      if (kind === "a") return i % 7 === 5 ? across(n) : i % 7 === 4 ? 1 - n : n;
      return kind === "h" || (kind !== "v" && i % 2 === 0) ? across(n) : n;
    });
    return command + turned.map(round).join(" ");
  });

/** A piece and its mirror image. They must not overlap, or they cancel each other out. */
export const both = (d: string): string => d + mirrored(d);
