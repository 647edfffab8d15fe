import type { PaletteId, ThemeId } from '../composition/colour.ts';
import type { FaceId } from '../composition/displayFonts.ts';
import type { ParticleKind } from '../composition/sceneParts.ts';
import type { SceneId } from '../composition/scenes.ts';
import type { ArtKind } from './categoryWords.ts';

/** The palettes of each theme. */
export const themePalettes: Record<ThemeId, readonly PaletteId[]> = {
  orient: ['lacquer', 'ruby', 'jade', 'midnight', 'amber'],
  siam: ['teakNight', 'dusk', 'lagoon', 'midnight', 'violet'],
  egypt: ['sand', 'midnight', 'amber', 'lagoon', 'ember'],
  norse: ['glacier', 'midnight', 'teakNight', 'ember'],
  greek: ['sapphire', 'dusk', 'amber', 'violet'],
  pirate: ['lagoon', 'teakNight', 'dusk', 'midnight', 'sapphire'],
  reef: ['lagoon', 'sapphire', 'dusk', 'violet', 'midnight'],
  candy: ['bubblegum', 'orchid', 'citrus', 'lagoon', 'violet'],
  fruit: ['citrus', 'meadow', 'violet', 'sapphire', 'bubblegum', 'orchid', 'lagoon'],
  gems: ['violet', 'ember', 'midnight', 'ruby', 'lagoon', 'orchid'],
  west: ['sand', 'dusk', 'amber', 'ember', 'teakNight'],
  space: ['violet', 'midnight', 'neonPink', 'neonCyan', 'sapphire'],
  jungle: ['jungle', 'jade', 'dusk', 'amber', 'lagoon'],
  maya: ['jungle', 'jade', 'amber', 'ember', 'lagoon', 'dusk'],
  magic: ['violet', 'orchid', 'midnight', 'lagoon', 'dusk'],
  spooky: ['haunted', 'midnight', 'violet', 'acid', 'ember'],
  farm: ['meadow', 'citrus', 'dusk', 'sapphire'],
  ice: ['glacier', 'sapphire', 'midnight', 'violet'],
  fire: ['ember', 'midnight', 'ruby', 'violet', 'lacquer'],
  knights: ['dusk', 'velvet', 'sapphire', 'teakNight', 'violet'],
  festival: ['orchid', 'violet', 'ruby', 'neonPink', 'lagoon'],
  food: ['teakNight', 'lacquer', 'citrus', 'bubblegum', 'sapphire', 'jade'],
  racing: ['neonCyan', 'dusk', 'sapphire', 'neonPink', 'ember'],
  classic: ['ruby', 'violet', 'sapphire', 'lacquer', 'neonPink', 'jade'],
  nippon: ['dusk', 'lacquer', 'midnight', 'bubblegum', 'glacier'],
  cyber: ['neonPink', 'neonCyan', 'acid', 'violet'],
};

/** The palettes of each category: lamplight for tables, floodlights for pitches, the curve's glow for crash games. */
export const kindPalettes: Record<Exclude<ArtKind, 'slot'>, readonly PaletteId[]> = {
  crash: ['neonCyan', 'neonPink', 'violet', 'midnight', 'dusk'],
  bingo: ['bubblegum', 'orchid', 'sapphire', 'citrus', 'violet', 'lagoon'],
  arcade: ['violet', 'neonCyan', 'citrus', 'jade', 'orchid', 'ruby'],
  fish: ['lagoon', 'sapphire', 'midnight', 'violet'],
  pvp: ['felt', 'velvet', 'teakNight', 'midnight', 'violet'],
  live: ['velvet', 'felt', 'midnight', 'ruby', 'orchid', 'teakNight'],
  sports: ['pitch', 'sapphire', 'dusk', 'meadow', 'midnight'],
  esports: ['neonPink', 'neonCyan', 'acid', 'violet', 'ember'],
  cockfight: ['sand', 'ember', 'dusk', 'amber', 'jungle', 'ruby'],
  lottery: ['ruby', 'sapphire', 'jade', 'orchid', 'amber', 'dusk'],
  quickLottery: ['neonCyan', 'violet', 'lacquer', 'lagoon', 'neonPink', 'orchid'],
};

/** The scenes, display faces, particles and company motifs of a theme or category. */
export interface Staging {
  scenes: readonly SceneId[];
  faces: readonly FaceId[];
  particles: readonly ParticleKind[];
  /** Small motifs that accompany the main one. */
  company: readonly string[];
}

export const themeStaging: Record<ThemeId, Staging> = {
  orient: {
    scenes: ['lanterns', 'burst', 'palace', 'garden', 'night'],
    faces: ['kanit', 'round', 'slab'],
    particles: ['coins', 'petals', 'sparks'],
    company: ['two-coins', 'gold-stack', 'asian-lantern', 'firework-rocket', 'cash'],
  },
  siam: {
    scenes: ['market', 'lanterns', 'sea', 'forest', 'burst'],
    faces: ['kanit', 'script', 'round'],
    particles: ['petals', 'sparks', 'embers'],
    company: ['lotus', 'asian-lantern', 'palm-tree', 'elephant', 'coconuts'],
  },
  egypt: {
    scenes: ['dunes', 'burst', 'palace', 'night'],
    faces: ['roman', 'slab', 'deco'],
    particles: ['dust', 'sparks'],
    company: ['ankh', 'scarab-beetle', 'eye-of-horus', 'egyptian-urns', 'gold-scarab'],
  },
  norse: {
    scenes: ['snow', 'storm', 'castle', 'night'],
    faces: ['gothic', 'roman', 'slab'],
    particles: ['snow', 'embers'],
    company: ['rune-stone', 'viking-shield', 'thor-hammer', 'crossed-axes', 'beer-horn'],
  },
  greek: {
    scenes: ['storm', 'palace', 'burst', 'hills'],
    faces: ['roman', 'deco'],
    particles: ['sparks', 'leaves'],
    company: ['laurel-crown', 'amphora', 'lyre', 'trident', 'ionic-column'],
  },
  pirate: {
    scenes: ['sea', 'night', 'cavern', 'storm'],
    faces: ['saloon', 'gothic', 'slab'],
    particles: ['coins', 'dust'],
    company: ['pirate-skull', 'anchor', 'crossed-sabres', 'compass', 'coins'],
  },
  reef: {
    scenes: ['reef', 'sea', 'reef'],
    faces: ['round', 'comic', 'kanit'],
    particles: ['bubbles'],
    company: ['sea-star', 'scallop', 'tropical-fish', 'oyster-pearl', 'coral'],
  },
  candy: {
    scenes: ['sweets', 'burst', 'hills'],
    faces: ['comic', 'round', 'script'],
    particles: ['stars', 'confetti'],
    company: ['wrapped-sweet', 'cupcake', 'candy-canes', 'donut', 'jelly-beans'],
  },
  fruit: {
    scenes: ['burst', 'reels', 'hills', 'sweets', 'market'],
    faces: ['comic', 'round', 'arcade'],
    particles: ['leaves', 'stars'],
    company: ['cherry', 'lemon', 'grapes', 'strawberry', 'orange'],
  },
  gems: {
    scenes: ['cavern', 'burst', 'stage', 'cosmos'],
    faces: ['deco', 'kanit', 'roman'],
    particles: ['sparks'],
    company: ['cut-diamond', 'emerald', 'saphir', 'gem-pendant', 'gold-bar'],
  },
  west: {
    scenes: ['canyon', 'dunes', 'market', 'night'],
    faces: ['saloon', 'slab'],
    particles: ['dust', 'embers'],
    company: ['horseshoe', 'cactus', 'police-badge', 'bull-horns', 'western-hat'],
  },
  space: {
    scenes: ['cosmos', 'altitude', 'grid', 'cosmos'],
    faces: ['orbit', 'sport', 'arcade'],
    particles: ['sparks', 'dust'],
    company: ['ringed-planet', 'asteroid', 'satellite', 'star-swirl', 'moon-orbit'],
  },
  jungle: {
    scenes: ['forest', 'night', 'hills', 'forest'],
    faces: ['slab', 'comic', 'round'],
    particles: ['leaves', 'dust'],
    company: ['monstera-leaf', 'paw-print', 'fern', 'banana', 'parrot-head'],
  },
  maya: {
    scenes: ['forest', 'cavern', 'burst', 'volcano'],
    faces: ['slab', 'saloon', 'roman'],
    particles: ['leaves', 'embers'],
    company: ['totem-mask', 'aztec-calendar-sun', 'mayan-pyramid', 'corn', 'sun-priest'],
  },
  magic: {
    scenes: ['night', 'castle', 'cosmos', 'palace', 'forest'],
    faces: ['script', 'gothic', 'deco'],
    particles: ['sparks', 'stars'],
    company: ['crystal-ball', 'magic-potion', 'spell-book', 'star-formation', 'crystal-wand'],
  },
  spooky: {
    scenes: ['night', 'castle', 'storm', 'forest'],
    faces: ['gothic', 'comic', 'saloon'],
    particles: ['dust', 'embers'],
    company: ['bat', 'pumpkin-lantern', 'spider-web', 'candle-skull', 'ghost'],
  },
  farm: {
    scenes: ['hills', 'hills', 'market'],
    faces: ['round', 'comic', 'saloon'],
    particles: ['leaves', 'dust'],
    company: ['carrot', 'wheat', 'sunflower', 'corn', 'barn'],
  },
  ice: {
    scenes: ['snow', 'cavern', 'night'],
    faces: ['round', 'comic', 'slab'],
    particles: ['snow'],
    company: ['snowflake-2', 'snowflake-1', 'penguin', 'iceberg', 'igloo'],
  },
  fire: {
    scenes: ['volcano', 'cavern', 'burst', 'storm'],
    faces: ['sport', 'gothic', 'kanitSlanted'],
    particles: ['embers'],
    company: ['flame', 'fire-gem', 'fireball', 'small-fire', 'burning-meteor'],
  },
  knights: {
    scenes: ['castle', 'palace', 'hills', 'stage'],
    faces: ['gothic', 'roman', 'slab'],
    particles: ['sparks', 'embers'],
    company: ['crossed-swords', 'checked-shield', 'jewel-crown', 'elven-castle', 'fleur-de-lys'],
  },
  festival: {
    scenes: ['stage', 'skyline', 'burst', 'market'],
    faces: ['deco', 'arcade', 'script'],
    particles: ['confetti', 'stars'],
    company: ['balloons', 'musical-notes', 'carnival-mask', 'party-popper', 'drum'],
  },
  food: {
    scenes: ['market', 'burst', 'stage', 'market'],
    faces: ['comic', 'round', 'kanit'],
    particles: ['embers', 'stars'],
    company: ['chili-pepper', 'chopsticks', 'bowl-of-rice', 'noodles', 'shrimp'],
  },
  racing: {
    scenes: ['skyline', 'grid', 'stadium', 'altitude'],
    faces: ['kanitSlanted', 'sport', 'orbit'],
    particles: ['sparks', 'embers'],
    company: ['checkered-flag', 'speedometer', 'car-wheel', 'trophy-cup', 'gear-stick'],
  },
  classic: {
    scenes: ['reels', 'stage', 'burst', 'skyline'],
    faces: ['arcade', 'deco', 'slab', 'kanit'],
    particles: ['stars', 'coins'],
    company: ['@7', 'cherry', 'ringing-bell', '@BAR', 'shamrock', 'lemon'],
  },
  nippon: {
    scenes: ['garden', 'lanterns', 'night', 'garden'],
    faces: ['kanit', 'slab', 'gothic'],
    particles: ['petals'],
    company: ['handheld-fan', 'katana', 'shinto-shrine', 'paper-crane', 'fuji'],
  },
  cyber: {
    scenes: ['grid', 'hexes', 'skyline', 'altitude'],
    faces: ['orbit', 'sport', 'arcade'],
    particles: ['sparks'],
    company: ['processor', 'gamepad', 'cyber-eye', 'robot-helmet', 'lightning-helix'],
  },
};

export const kindStaging: Record<Exclude<ArtKind, 'slot'>, Staging> = {
  crash: {
    scenes: ['altitude', 'cosmos', 'grid', 'altitude'],
    faces: ['kanitSlanted', 'orbit', 'sport'],
    particles: ['sparks', 'embers'],
    company: ['star-swirl', 'moon', 'asteroid', 'comet-spark'],
  },
  bingo: {
    scenes: ['draw', 'sweets', 'stage', 'draw'],
    faces: ['comic', 'round', 'arcade'],
    particles: ['confetti', 'stars'],
    company: ['balloons', 'shamrock', 'star-formation', 'ticket'],
  },
  arcade: {
    scenes: ['hexes', 'grid', 'burst', 'draw'],
    faces: ['arcade', 'sport', 'round'],
    particles: ['stars', 'sparks'],
    company: ['coins', 'star-formation', 'cut-diamond', 'rolling-dices'],
  },
  fish: {
    scenes: ['reef'],
    faces: ['round', 'comic', 'kanit', 'slab'],
    particles: ['bubbles', 'coins'],
    company: ['tropical-fish', 'clownfish', 'flatfish', 'scallop', 'crab', 'seahorse'],
  },
  pvp: {
    scenes: ['table', 'palace', 'table', 'stage'],
    faces: ['slab', 'roman', 'kanit', 'deco'],
    particles: ['dust', 'sparks'],
    company: ['spades', 'hearts', 'clubs', 'diamonds', 'token'],
  },
  live: {
    scenes: ['table', 'stage', 'palace', 'skyline'],
    faces: ['deco', 'roman', 'script', 'kanit'],
    particles: ['sparks', 'dust'],
    company: ['spades', 'hearts', 'clubs', 'diamonds', 'token'],
  },
  sports: {
    scenes: ['stadium', 'stadium', 'arena'],
    faces: ['kanitSlanted', 'sport'],
    particles: ['confetti', 'dust'],
    company: ['trophy-cup', 'whistle', 'laurels-trophy', 'medal'],
  },
  esports: {
    scenes: ['hexes', 'grid', 'stadium', 'skyline'],
    faces: ['orbit', 'sport', 'kanitSlanted'],
    particles: ['sparks', 'embers'],
    company: ['gamepad', 'crossed-swords', 'headphones', 'trophy-cup'],
  },
  cockfight: {
    scenes: ['arena', 'arena', 'canyon', 'burst'],
    faces: ['slab', 'saloon', 'sport'],
    particles: ['dust', 'embers'],
    company: ['feather', 'laurel-crown', 'bird-claw', 'rooster'],
  },
  lottery: {
    scenes: ['draw', 'burst', 'stage'],
    faces: ['slab', 'kanit', 'arcade'],
    particles: ['confetti', 'coins'],
    company: ['ticket', 'star-formation', 'shamrock', 'coins'],
  },
  quickLottery: {
    scenes: ['draw', 'hexes', 'grid', 'altitude'],
    faces: ['kanitSlanted', 'arcade', 'orbit'],
    particles: ['sparks', 'confetti'],
    company: ['ticket', 'star-formation', 'stopwatch', 'coins'],
  },
};
