import { fishSpecies, type FishSpecies } from '../../math.ts';
import { swims } from '../../water.ts';
import { drawBombCrab, drawClam, drawLobster, drawTurtle } from './armouredCreatures.ts';
import { fishForms, type FishFormName } from './fishForms.ts';
import { drawNaga } from './naga.ts';
import type { Pen } from './pen.ts';
import { drawEel, drawPufferfish, drawRay, drawSeahorse } from './softCreatures.ts';
import { drawFish } from './swimmingFish.ts';
import { drawJellyfish, drawKraken, drawSquid } from './tentacledCreatures.ts';

/** The appearance and motion of a creature. */
export interface Creature {
  /** Height of its box, as a fraction of its length. */
  box: number;
  /** Length of its box, as a fraction of its length; 1.08 by default. */
  room?: number;
  /** How far its tail swings, as a fraction of its length. 0 for a creature that moves its limbs instead. */
  bend: number;
  /** Beats of tail or limbs per second. */
  beats: number;
  /** Whether it turns into its direction. Others stay upright. */
  turns: boolean;
  draw: (pen: Pen, phase: number) => void;
}

const fish = (name: FishFormName) => (pen: Pen, phase: number) => drawFish(pen, phase, fishForms[name]);

/** Every creature but the lord, which is drawn on the card. */
export const creatures: Readonly<Record<Exclude<FishSpecies, 'lord'>, Creature>> = {
  sardine: { box: 0.6, bend: 0.05, beats: 2.4, turns: true, draw: fish('sardine') },
  clownfish: { box: 0.75, bend: 0.05, beats: 2, turns: true, draw: fish('clownfish') },
  seahorse: { box: 1.15, bend: 0, beats: 1.6, turns: false, draw: drawSeahorse },
  angelfish: { box: 1, bend: 0.045, beats: 1.5, turns: true, draw: fish('angelfish') },
  pufferfish: { box: 0.95, bend: 0.03, beats: 1.4, turns: false, draw: drawPufferfish },
  jellyfish: { box: 1, bend: 0, beats: 0.7, turns: true, draw: drawJellyfish },
  squid: { box: 0.75, bend: 0, beats: 0.9, turns: true, draw: drawSquid },
  lanternfish: {
    room: 1.36,
    box: 1.1,
    bend: 0.045,
    beats: 1.3,
    turns: true,
    draw: fish('lanternfish'),
  },
  turtle: { box: 1.05, bend: 0, beats: 0.6, turns: true, draw: drawTurtle },
  lobster: { box: 0.8, bend: 0, beats: 0.9, turns: true, draw: drawLobster },
  ray: { room: 1.26, box: 1.1, bend: 0, beats: 0.55, turns: true, draw: drawRay },
  swordfish: {
    room: 1.5,
    box: 0.6,
    bend: 0.045,
    beats: 1.8,
    turns: true,
    draw: fish('swordfish'),
  },
  goldfish: { box: 0.95, bend: 0.06, beats: 1.2, turns: true, draw: fish('goldfish') },
  shark: { box: 0.72, bend: 0.06, beats: 0.9, turns: true, draw: fish('shark') },
  whale: { box: 0.7, bend: 0.045, beats: 0.5, turns: true, draw: fish('whale') },
  bombCrab: { box: 1.15, bend: 0, beats: 1.2, turns: false, draw: drawBombCrab },
  stormEel: { room: 1.14, box: 0.55, bend: 0, beats: 1, turns: true, draw: drawEel },
  treasureClam: { box: 1, bend: 0, beats: 0.5, turns: false, draw: drawClam },
  kraken: { room: 1.12, box: 1, bend: 0, beats: 0.6, turns: true, draw: drawKraken },
  naga: { room: 1.22, box: 0.8, bend: 0, beats: 0.55, turns: true, draw: drawNaga },
};

/** The lord of the sea: the main drawing of the title's card. */
const lordForm: Omit<Creature, 'draw'> = {
  box: 1,
  bend: 0.035,
  beats: 0.6,
  turns: false,
};

/** The form of a species, without its drawing. */
type CreatureForm = Omit<Creature, 'draw'> & { length: number };

const forms = Object.fromEntries(
  fishSpecies.map((species) => [
    species,
    { ...(species === 'lord' ? lordForm : creatures[species]), length: swims[species].length },
  ]),
) as Record<FishSpecies, CreatureForm>;

/** Returns the form of a species: how it moves, and its length in px on a sea that is 390 wide. */
export function formOf(species: FishSpecies): CreatureForm {
  return forms[species];
}
