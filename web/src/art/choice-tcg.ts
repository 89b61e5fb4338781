// What the cards of the TCG look like: Locales are places, Creations are toys, Surprises are moments.
import { table } from "./choice-words";

export const TCG = table(`
  finklestein-hall: tower bolt
  jacks-house: house bat
  mayor-mobile: hearse rosette
  back-alley: lantern cat
  castle-finklestein: castle bolt
  jacks-bedroom: bed pumpkin
  sallys-room: pane spool
  scary-bed: bed claws
  the-crypt: crypt bat
  the-fountain: fountain frog
  the-graveyard: tombstone ghost
  the-laboratory: flask gear
  the-tree-house: treehouse mask
  the-well: well bone
  town-square: guillotine lantern
  tree-circle: treedoor snowflake
  witches-nook: cauldron witchhat
  accordion-player: accordion
  bass-player: bass
  sax-player: sax
  barrel-little-skeleton: skull candycane
  barrel-dopey-trick-or-treater: mask sack
  behemoth: axe pumpkin
  big-witch: witchhat cauldron
  little-witch: witchhat cat
  black-cat: cat moon
  clown: wheel mask
  corpse-dad: coffin tophat
  corpse-kid: coffin toy
  corpse-mom: coffin basket
  cyclops: eye
  decomposing-guy: bone leaf
  devil: pitchfork flame
  dr-finklestein-brainy-inventor: brain gear
  dr-finklestein-mad-scientist: flask wheel
  easter-bunny: egg basket
  hanging-tree: deadtree skull
  harlequin-demon: mask ward
  igor: bone lantern
  jack-skellington-demon-of-light: candle bat
  jack-skellington-master-of-fright: skull bat
  jack-skellington-the-pumpkin-king: pumpkin crown
  jewel: heart brain
  lock-little-devil: pitchfork mask
  lock-impish-trick-or-treater: mask pitchfork
  shock-little-hag: witchhat mask
  shock-bossy-trick-or-treater: mask witchhat
  monster-under-the-bed: bed eye
  monster-under-the-stairs: snake door
  mr-hyde: tophat eye
  mr-hyde-ii: tophat hand
  mr-hyde-iii: tophat key
  mummy-boy: spool eye
  oogie-boogie-eight-ball: eightball beetle
  oogie-boogie-gamblin-boogie-man: dice cards
  oogie-boogie-meanest-guy-around: sack beetle
  reaper: scythe skull
  sally-shy-creature: needle leaf
  sally-skilled-alchemist: jar herb
  sandy-claws: redcap sack
  the-mayor-elected-official: rosette tophat
  the-mayor-lugubrious-leader: tophat drop
  undersea-gal: fish
  vampire-baron: chalice bat
  vampire-count: coffin bat
  vampire-lord: bat moon
  vampire-prince: crown bat
  winged-demon: wing bat
  wolfman: wolf moon
  zero: ghost pumpkin
  christmas-casket: coffin gift
  christmas-tree-bats: tree bat
  dead-head: skull gift
  delightful-hat: tophat gift
  eager-anaconda: snake gift
  fender-bender: hearse gift
  jack-in-the-box: toy bat
  jingle-bells: bell skull
  jumbo-treat-bag: sack candycane
  marie-antoinette-doll: doll guillotine
  nutcracker: nutcracker
  oogies-dice: dice spider
  road-kill: wheel bone
  sandy-claws-outfit: coat redcap
  scary-teddy: teddy
  scorpion-surprise: scorpion gift
  skeletal-reindeer: antlers bone
  takeoff-ramp: sleigh moon
  undead-duck: duck
  wreath-of-wrath: wreath claws
  house-of-cards: cards house
  old-sparkly: chair bolt
  snake-and-spider-stew: cauldron spider
  bun-ny: basket egg
  dark-alley: lantern eye
  deadly-nightshade: berries jar
  double-dead: coffin skull
  eureka: snowflake orb
  everybody-scream: megaphone ghost
  everybody-make-a-scene: horn mask
  fear-the-reaper: scythe moon
  fetch: ghost bone
  fire: flame candle
  gate-keeper: gate key
  halloween-plans: list pumpkin
  halloweentown-gates: gate crow
  hello-oogie: sack dice
  hiding-under-your-bed: bed spider
  hitch-a-ride: hearse boot
  hyde-and-seek: tophat mask
  i-am-not-the-one: hand mirror
  i-am-the-pumpkin-king: crown pumpkin flame
  i-never-realized: moon heart
  i-think-ive-got-it: orb chalkboard
  i-told-you: crow mask
  i-wanna-do-it: mask pitchfork hand
  im-not-the-dumb-one: mask candycane
  im-santa-claus: redcap bell
  im-the-boogie-man: sack claws
  its-a-phase-my-dear: moon needle
  its-time-to-party: horn cards
  its-time-you-begun: clock list
  kidnap-mr-sandy-claws: cage redcap
  lets-play: cards dice
  look-what-youve-done: sleigh flame
  mad-genius: brain bolt
  making-christmas: gift hammer
  master-the-plans: chalkboard gear
  mellow-trio: sax bass accordion
  moody-mayor: mask rosette
  mournful-howl: wolf ghost
  my-fantasies: heart leaf
  mystic-cauldron: cauldron orb
  nightmare-before-christmas: tree skull
  oogies-turn-to-boogie: snake eightball
  organ-donor: heart jar
  public-transportation: hearse megaphone
  pull-yourself-together: needle doll
  putrid-playmates: doll spider
  sackful-of-mischief: sack mask
  say-it-twice: megaphone mirror
  scared-stiff: tombstone spider
  search-lights: lantern sleigh
  shadow-on-the-moon: bat sleigh moon
  somethings-up-with-jack: pane snowflake
  sound-of-rollin-dice: dice horn
  thats-our-job: cage mask
  the-best-i-can: cage key
  this-is-halloween: pumpkin bat ghost
  three-of-a-kind: cards mask
  throw-me-a-bone: bone ghost
  town-meeting: clock megaphone
  tub-of-terror: cauldron snake
  twilight-sun: coffin lantern
  what-have-i-done: deadtree heart
  wheel-of-torture: wheel chain
`);
