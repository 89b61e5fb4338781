// Where a card's picture stands: silhouettes along the foot of a box of 120 by 80, with lit windows and snow on them.

export interface Ground {
  near: string;
  lit?: string;
  snow?: string;
}

export const FAR: readonly string[] = [
  "M-4 84V56C14 46 28 52 44 58C62 64 80 48 98 46C108 45 116 50 124 54V84Z",
  "M-4 84V60L10 50L18 56L32 42L46 56L60 60L76 50L88 38L102 54L112 48L124 58V84Z",
  "M-4 84V50C20 44 30 64 60 62C88 60 98 42 124 46V84Z",
];

export const GROUNDS: Readonly<Record<string, Ground>> = {
  hill: {
    near: "M-4 84V68C3 64 5 54 6 45C7 29 14 20 22 21C30 22 33 29 31 35C28 41 20 40 19 34C19 30 24 28 26 32C26 27 17 26 15.500 34C14 46 17 60 28 65C50 71 90 72 97 66L96 52L99 51L100 58L106 56L105 47L108.500 46L109.500 55L116 53L115 43L118.500 43L119.500 52L124 51V84Z",
    lit: "M30 72L32 66L34 72ZM104 70L106 64L108 70Z",
  },
  graveyard: {
    near: "M-4 84V66C0 65 2 65 4 64V50C4 42 18 42 18 50V65C22 66 24 67 27 67L26 56H22V52H26V47H30V52H34V56H30V67C50 72 80 71 88 67L86 54C86 47 97 45 98 52L100 66L106 66V44H101V39H106V32H111V39H116V44H111V66C116 65 120 66 124 66V84Z",
    snow: "M6 52H16V53H6ZM7 56H15V57H7ZM89 55L95 54V55L89 56Z",
  },
  roofs: {
    near: "M-4 84V46L4 34L9 42V34H13V48L16 52V62L22 48L30 62V68C50 71 76 71 88 68V56L95 42L98 48V40H102V56L105 60V50L113 26L121 50L124 52V84Z",
    lit: "M2 52H7V59H2ZM20 62H24V68H20ZM93 57H97V63H93ZM110 50C110 46 116 46 116 50V57H110ZM104 66H108V71H104Z",
    snow: "M-4 46L4 33L9 41V45L4 38L-4 50ZM16 62L22 47L30 62L28 64L22 53L17 64ZM88 56L95 41L98 47V52L95 47L89 58ZM105 50L113 25L121 50L118 48L113 33L108 48Z",
  },
  pines: {
    near: "M-4 84V64L0 64L-4 60L2 50L-1 50L5 38L3 38L9 22L15 38L13 38L19 50L16 50L22 60L18 64L22 64L20 62L26 52L24 52L29 42L34 52L32 52L38 63L34 66C54 71 76 70 88 66L84 64L90 53L88 53L94 40L100 53L98 53L103 62L101 58L106 46L104 46L112 28L120 46L118 46L124 58V84Z",
    snow: "M9 22L15 38L12 36L9 40L6 35L3 38ZM9 44L19 50L15 52L11 49L5 53L-1 50ZM29 42L34 52L31 51L28 54L24 52ZM94 40L100 53L96 51L93 55L88 53ZM112 28L120 46L115 43L112 48L108 43L104 46ZM-4 74C30 66 46 76 62 73C84 70 100 76 124 70V84H-4Z",
  },
  lab: {
    near: "M-4 84V66H4V48L8 42V34H13V42L17 48V66H22V56H20V53H30V56H28V66H90V60C86 56 88 49 93 48V38H97V48C102 49 104 56 100 60V66H106V30L104 26H118L116 30V66H124V84Z",
    lit: "M5 56H16V64H5ZM90 54H100C101 58 97 60 95 60C92 60 89 58 90 54ZM107 48H115V64H107Z",
    snow: "M-4 70H124V71.500H-4Z",
  },
  gate: {
    near: "M-4 84V32L3 26L10 32V46H13L14.500 40L16 46H20L21.500 38L23 46H27L28.500 36L30 46H33V50H30V62H33V66C54 70 70 70 87 66V62H90V50H87V46H90L91.500 36L93 46H97L98.500 38L100 46H104L105.500 40L107 46H110V32L117 26L124 32V84ZM13 50V62H16V50ZM20 50V62H23V50ZM27 50ZM97 50V62H100V50ZM104 50V62H107V50Z",
    lit: "M0 36C0 32 6 32 6 36V43H0ZM114 36C114 32 120 32 120 36V43H114Z",
  },
};

const PLACES: Readonly<Record<string, string>> = {
  jack: "hill graveyard gate pines",
  santa: "pines roofs",
  mayor: "roofs gate hill",
  finkelstein: "lab gate",
  finklestein: "lab gate",
  halloween: "hill graveyard gate roofs",
  "finklestein-hall": "gate",
  "castle-finklestein": "pines",
  "the-laboratory": "lab",
  "jacks-house": "hill",
  "mayor-mobile": "roofs",
  "back-alley": "roofs",
  "the-graveyard": "graveyard",
  "the-crypt": "graveyard",
  "the-fountain": "roofs",
  "the-tree-house": "pines",
  "the-well": "hill",
  "town-square": "gate",
  "tree-circle": "pines",
  "witches-nook": "roofs",
  oogie: "gate lab graveyard",
  sally: "graveyard hill pines gate",
  experiment: "lab",
  hinterlands: "pines",
  "holiday-doors": "pines",
  "pumpkin-patch": "hill",
  "toy-workshop": "roofs",
  "old-graveyard": "graveyard",
  "christmas-square": "roofs",
  "oogies-lair": "lab",
  "snowy-rooftops": "roofs",
  laboratory: "lab",
  "spiral-hill": "graveyard",
  "guillotine-square": "gate",
  "town-hall": "roofs",
};

export const groundOf = (id: string, kind: string, suit: string, chance: number): Ground => {
  const places = (PLACES[id] ?? PLACES[kind] ?? PLACES[suit] ?? Object.keys(GROUNDS).join(" ")).split(" ");
  return GROUNDS[places[Math.floor(chance * places.length)]!]!;
};
