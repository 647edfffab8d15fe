import type { FixtureView } from '../../../../../sportsApi.ts';
import type { MatchEvent } from '../../../model/sportModel.ts';
import type { Motion } from './motion.ts';

/** A drawn fixture. It has no words: the text below it describes it. */
export interface Drawing {
  root: SVGElement;
  show: (fixture: FixtureView, events: readonly MatchEvent[]) => void;
}

export interface DrawingParts {
  fixture: FixtureView;
  /** Colours of home and away, always two different ones. */
  colours: readonly [string, string];
  motion: Motion;
}

export type CreateDrawing = (parts: DrawingParts) => Drawing;

/** The side of an event or a score, as an index: 0 home, 1 away. */
export type Side = 0 | 1;

/** Returns the other side. */
export function oppositeOf(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Returns the side of an event. Undefined for an event without a side. */
export function sideOf({ entrant }: MatchEvent): Side | undefined {
  return entrant === 0 || entrant === 1 ? entrant : undefined;
}

/**
 * Creates the decision how to show a moment of a fixture: not at all if it is already shown, with motion if it follows
 * a shown one, else without.
 */
export function momentFollower(): (moment: string | number) => 'same' | 'next' | 'first' {
  let shown: string | number | undefined;
  return (moment) => {
    if (shown === moment) return 'same';
    const isFirst = shown === undefined;
    shown = moment;
    return isFirst ? 'first' : 'next';
  };
}
