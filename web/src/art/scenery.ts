// The lines of the large scene, 1440 wide from 120 and down to 600; what stands in rows is set by a fixed chance.
import { chances } from "./chance";
import { cut } from "./motif";

const between = chances(5);
const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => Math.round(from + i * step));
const path = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;

export const hill =
  "M529 611C542 604 582 585 605 572 628 559 648 547 666 535 683 522 698 511 711 499 724 486 734 474 743 461 752 448 758 435 763 420 768 406 771 392 773 375 776 358 770 341 777 319 783 298 794 263 813 245 831 227 863 213 888 210 913 208 944 218 963 232 982 246 998 272 1004 294 1009 316 1004 344 994 363 985 382 964 399 945 406 927 414 902 413 884 407 867 401 849 385 841 370 833 355 830 334 834 318 837 303 848 287 860 278 871 269 889 265 902 266 914 267 929 276 937 284 944 292 949 306 949 316 949 326 943 337 938 343 932 350 921 353 915 353 908 353 901 346 898 344L902 336C904 337 910 342 914 342 919 342 925 339 928 335 931 331 935 323 934 317 934 310 930 301 925 296 919 290 909 285 901 285 892 285 880 288 872 294 865 300 857 312 856 322 854 333 856 348 862 357 868 367 881 378 893 381 905 385 922 385 934 380 946 374 960 362 966 349 972 336 975 317 971 302 967 288 955 271 942 262 929 253 908 247 892 249 875 251 855 260 843 274 831 287 825 313 821 331 818 348 821 362 822 377 823 393 823 410 825 426 828 442 831 457 836 473 841 489 847 504 856 520 865 536 875 552 888 568 902 584 917 600 936 617 955 634 990 660 1001 669Z";
export const gouges = cut(
  [792, 420, 668, 578, 5, -38],
  [797, 400, 704, 572, 5, -30],
  [800, 430, 738, 580, 5, -18],
  [808, 440, 790, 584, 5, -4],
  [816, 420, 832, 586, 5, 8],
  [821, 450, 864, 588, 4, 12],
);
export const stones =
  "M560 572V520C560 496 604 496 604 520V572ZM640 580L634 540C634 522 664 518 666 538L672 578ZM500 574V530H484V516H500V498H516V516H532V530H516V574ZM1030 576V536C1030 518 1062 518 1062 536V576Z";
export const bat =
  "M0 0L-5-9L-7 0C-16-8-30-11-46-8C-38-2-36 6-39 16C-32 10-24 11-20 20C-14 13-7 14 0 28C7 14 14 13 20 20C24 11 32 10 39 16C36 6 38-2 46-8C30-11 16-8 7 0L5-9Z";

const houses = rows(94, 600, 56).map((x) => ({ x, wide: between(34, 50), eaves: between(445, 490), roof: between(44, 96) }));
export const town =
  houses
    .map(({ x, wide, eaves, roof }) =>
      path([x, 560], [x, eaves], [x - 6, eaves], [x + wide * 0.4 + roof / 9, eaves - roof], [x + wide + 6, eaves + 4], [x + wide, eaves + 4], [x + wide, 560]),
    )
    .join("") + "M100 560V504C500 490 680 510 780 560z";
export const windows = houses
  .map(({ x, wide, eaves }) => `M${Math.round(x + wide * 0.3)} ${Math.round(eaves + 16)}l9-2v13l-10 2z`)
  .join("");

const floor = (x: number): number => 560 + 18 * Math.sin(x / 170 + 1) + 10 * Math.sin(x / 61);
export const ground = `M60 640${rows(60, 1640, 24)
  .map((x) => `L${x} ${Math.round(floor(x))}`)
  .join("")}V640z`;

export const fence = [rows(120, 520, 38), rows(1020, 1580, 40)]
  .flatMap((posts) =>
    posts.map((x) => {
      const [foot, tall, wide, lean, gap] = [floor(x) + 10, between(70, 98), between(6, 9), between(-14, 14), between(0, 1)];
      const [tip, top] = [x + lean, foot - tall];
      const rail = (at: number): string => {
        const [y, slant] = [foot - tall * at, between(-7, 7)];
        return path([x - 10, y - 4], [x + 52, y - 4 + slant], [x + 52, y + 4 + slant], [x - 10, y + 5]);
      };
      return gap < 0.13
        ? ""
        : path([x - wide, foot], [tip - wide, top + 8], [tip, top - 6], [tip + wide, top + 10], [x + wide, foot]) +
            (gap < 0.26 ? "" : rail(0.4) + rail(0.72));
    }),
  )
  .join("");

const forest = rows(1064, 1600, 56).flatMap((at) => {
  const [x, tall] = [at + between(-12, 12), between(100, 180)];
  return [0, 1, 2].map((tier) => ({ x, top: 545 - tall + tall * 0.27 * tier, high: tall * 0.44, wide: tall * (0.13 + 0.065 * tier) }));
});
export const pines = forest
  .map(({ x, top, high, wide }) => path([x, top], [x + wide, top + high], [x, top + high - 8], [x - wide, top + high]))
  .join("");
export const caps = forest
  .map(({ x, top, high, wide }) => {
    const at = (across: number, down: number): [number, number] => [x + wide * across, top + high * down];
    return path([x, top], at(0.5, 0.5), at(0.1, 0.38), at(-0.12, 0.56), at(-0.4, 0.42));
  })
  .join("");

const stars = (n: number): string =>
  Array.from({ length: n }, () => `M${Math.round(between(124, 1556))} ${Math.round(between(124, 400))}h0`).join("");
export const faint = stars(54);
export const bright = stars(16);
