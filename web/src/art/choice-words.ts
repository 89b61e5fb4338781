// What the words of a card's id look like.

/** A map written as lines of `word: picture picture`. */
export const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(lines.trim().split(/\s*\n\s*/).map((line) => line.split(": ", 2) as [string, string]));

/** Ids and words of ids. A whole id wins over its words, an earlier word over a later one. */
export const WORDS = table(`
  will: badge
  isis: camera moon
  deon: candle wing
  aisling: mask moon
  tester: target
  shotgun: shotgun shells
  nightstick: truncheon badge
  hard-stare: eye
  stare: eye
  point-blank: target shells
  overkill: skull claws
  follow-through: fist boot
  self-defense: shield fist
  take-cover: tombstone eye
  cover: shield
  badge: badge
  stand-ground: boot
  reload: shells
  shake: cat
  knife: knife candle
  soul-capture: camera ghost
  soul: ghost
  spirit-lash: whip ghost
  spirit: ghost
  burn: flame
  blood-rite: chalice drop
  blood: chalice
  rite: ward
  ritual: ward
  premonition: orb eye
  ward-circle: ward candle
  retouch: brush camera
  darkroom: lantern camera
  judgment: scales
  righteous-blow: hammer
  blow: hammer
  cast-out: door boot
  damnation: flame skull
  zeal: heart flame
  deliverance: key chain
  hallowed-ground: tombstone candle
  the-other-cheek: hand mask
  steadfast: tower
  prayer: candle book
  guardian-angel: wing
  angel: wing
  spite: claws
  stallion-charge: horseshoe
  stallion: horseshoe
  unseen-shove: hand ghost
  shove: hand
  night-terror: bat moon
  terror: bat
  malice: mask
  recoil: snake
  mind-shell: snail brain
  shell: snail
  dream-ward: moon ward
  dream: moon
  denial: lock
  phantasm: ghost
  panic: spider
  strike: fist
  jab: knife
  push: hand
  mirror-guard: mirror shield
  break-guard: hammer shield
  guard: shield
  brace: boot
  overload: bolt
  feint: mask
  parry: swords
  nullify: ward
  unmake: scissors
  lie-in-wait: spider eye
  shackle: chain
  pin-down: needle button
  slip-free: key chain
  soften: feather
  sharpen: wheel knife
  second-wind: leaf
  scatter: cards
  salvage: shovel
  jack: pumpkin bat
  santa: sack snowflake
  mayor: tophat rosette
  finkelstein: flask brain
  oogie: dice beetle
  sally: needle leaf
  snow-in-the-palm: snowflake hand
  candy-cane-assay: candycane flask
  courtly-bow: tophat cat
  repainted-toys: toy brush
  coffin-sleigh: sleigh coffin
  chalkboard-formula: chalkboard snowflake
  borrowed-ornaments: ornament bone
  glowing-nose: lantern antlers
  frightful-presents: gift claws
  borrowed-red-suit: redcap skull
  stocking-filler: stocking candycane
  nice-list: list bell
  secret-gift: gift key
  reindeer-gallop: antlers horseshoe
  naughty-list: feather list
  down-the-chimney: chimney sack
  heaped-sleigh: sleigh gift
  open-hands: hand gift
  lost-in-the-dark: lantern deadtree
  gifts-for-everyone: tree gift
  change-of-face: mask
  painted-smile: brush mask
  cold-sweat: drop
  popular-mandate: rosette list
  loudspeaker-car: wheel megaphone
  sound-the-alarm: bell bat
  ribbon-cutting: scissors rosette
  bulletin-of-doom: list skull
  brass-band: horn
  re-election-speech: megaphone rosette
  spare-brain: brain jar
  notebook-of-horrors: book feather
  wheeled-dash: wheel
  stooped-assistant: shovel lantern
  vital-spark: heart bolt
  unstable-mixture: flask flame
  replacement-parts: gear hand
  storm-rod: bolt tower
  locked-tower: tower lock
  crowning-creation: crown brain
  loaded-dice: dice coins
  snake-eyes: snake dice
  high-roller: cards crown
  even-odds: scales dice
  crawling-swarm: beetle spider
  trapdoor: door spider
  crooked-wheel: wheel dice
  little-henchmen: mask candycane
  double-trouble: cauldron dice
  all-or-nothing: coins skull
  loose-thread: spool needle
  nightshade-tea: teacup berries
  patchwork-shawl: patch button
  errant-hand: hand needle
  ill-omen: crow moon
  sewing-basket: basket scissors
  fallen-leaf-limbs: leaf bone
  veil-of-fog: ghost lantern
  torn-seam: heart scissors
  rescue-plan: key
  hinterlands: deadtree crow
  holiday-doors: treedoor pumpkin
  pumpkin-patch: pumpkin crow
  toy-workshop: toy hammer
  old-graveyard: tombstone bat
  christmas-square: tree gift
  oogies-lair: cage dice
  snowy-rooftops: chimney snowflake
  laboratory: flask gear
  spiral-hill: hill
  guillotine-square: guillotine pumpkin
  town-hall: clock
  hopping-boots: boot frog
  whispering-kettle: kettle herb
  clockwork-bat: bat gear
  bottled-thunder: jar bolt
  two-headed-duckling: duck
  ideal-companion: doll heart
  king: crown
  hat: tophat
  gun: shotgun
  blade: knife
  sword: swords
  bones: bone
  bottle: jar
  potion: flask
  fire: flame
  storm: bolt
  thread: spool
  stitch: needle
  web: spider
  bug: beetle
  bugs: beetle
  night: moon
  grave: tombstone
  tomb: tombstone
  tree: tree
  snow: snowflake
  present: gift
  presents: gift
  gifts: gift
  toys: toy
  reindeer: antlers
  claw: claws
  boots: boot
  raven: crow
  witch: cauldron
  spell: book
  curse: skull
  trap: cage
`);
