import type { FishSpecies } from '../../math.ts';
import { drawBombCrab, drawClam, drawLobster, drawTurtle } from './armouredCreatures.ts';
import { fishForms, type FishFormName } from './fishForms.ts';
import type { Pen } from './pen.ts';
import {
  drawEel,
  drawJellyfish,
  drawKraken,
  drawPufferfish,
  drawRay,
  drawSeahorse,
  drawSquid,
} from './softCreatures.ts';
import { drawFish } from './swimmingFish.ts';

/** How a creature looks and swims. */
export interface Creature {
  /** Length in px on a sea that is 390 wide. */
  length: number;
  /** Height of its box, as a part of its length. */
  box: number;
  /** Length of its box, as a part of its length; 1.08 unless given. */
  room?: number;
  /** How far its tail swings, as a part of its length. 0 for one that moves its limbs instead. */
  bend: number;
  /** Beats of tail or limbs in a second. */
  beats: number;
  /** Px in a second. */
  speed: number;
  /** Whether it turns with its way. Others stay upright. */
  turns: boolean;
  draw: (pen: Pen, phase: number) => void;
}

const fish = (name: FishFormName) => (pen: Pen, phase: number) => drawFish(pen, phase, fishForms[name]);

/** Every creature but the lord, which the card draws. */
export const creatures: Readonly<Record<Exclude<FishSpecies, 'lord'>, Creature>> = {
  sardine: { length: 40, box: 0.6, bend: 0.05, beats: 2.4, speed: 52, turns: true, draw: fish('sardine') },
  clownfish: { length: 46, box: 0.75, bend: 0.05, beats: 2, speed: 44, turns: true, draw: fish('clownfish') },
  seahorse: { length: 54, box: 1.15, bend: 0, beats: 1.6, speed: 24, turns: false, draw: drawSeahorse },
  angelfish: { length: 56, box: 1, bend: 0.045, beats: 1.5, speed: 38, turns: true, draw: fish('angelfish') },
  pufferfish: { length: 58, box: 0.95, bend: 0.03, beats: 1.4, speed: 28, turns: false, draw: drawPufferfish },
  jellyfish: { length: 64, box: 1, bend: 0, beats: 0.7, speed: 24, turns: true, draw: drawJellyfish },
  squid: { length: 78, box: 0.75, bend: 0, beats: 0.9, speed: 46, turns: true, draw: drawSquid },
  lanternfish: {
    length: 78,
    room: 1.36,
    box: 1.1,
    bend: 0.045,
    beats: 1.3,
    speed: 34,
    turns: true,
    draw: fish('lanternfish'),
  },
  turtle: { length: 92, box: 1.05, bend: 0, beats: 0.6, speed: 30, turns: true, draw: drawTurtle },
  lobster: { length: 96, box: 0.8, bend: 0, beats: 0.9, speed: 28, turns: true, draw: drawLobster },
  ray: { length: 108, room: 1.26, box: 1.1, bend: 0, beats: 0.55, speed: 40, turns: true, draw: drawRay },
  swordfish: {
    length: 124,
    room: 1.5,
    box: 0.6,
    bend: 0.045,
    beats: 1.8,
    speed: 78,
    turns: true,
    draw: fish('swordfish'),
  },
  goldfish: { length: 92, box: 0.95, bend: 0.06, beats: 1.2, speed: 42, turns: true, draw: fish('goldfish') },
  shark: { length: 168, box: 0.72, bend: 0.06, beats: 0.9, speed: 50, turns: true, draw: fish('shark') },
  whale: { length: 208, box: 0.7, bend: 0.045, beats: 0.5, speed: 30, turns: true, draw: fish('whale') },
  bombCrab: { length: 84, box: 1.15, bend: 0, beats: 1.2, speed: 26, turns: false, draw: drawBombCrab },
  stormEel: { length: 150, room: 1.14, box: 0.55, bend: 0, beats: 1, speed: 54, turns: true, draw: drawEel },
  treasureClam: { length: 92, box: 1, bend: 0, beats: 0.5, speed: 20, turns: false, draw: drawClam },
  kraken: { length: 216, room: 1.12, box: 1, bend: 0, beats: 0.6, speed: 26, turns: true, draw: drawKraken },
};

/** The lord of the sea: the main drawing of the title's card. */
export const lordForm: Omit<Creature, 'draw'> = {
  length: 200,
  box: 1,
  bend: 0.035,
  beats: 0.6,
  speed: 24,
  turns: false,
};

/** The form of a species, without its drawing. */
export function formOf(species: FishSpecies): Omit<Creature, 'draw'> {
  return species === 'lord' ? lordForm : creatures[species];
}
