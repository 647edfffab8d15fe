/** The number of samples of a field in each direction, the resolution of scratches. */
const SAMPLES = 6;
/** The fraction of a field that must be scratched to open it. */
const ENOUGH = 0.55;

/** The scratched area of a card, without its picture. Lengths are in fields: the card is `columns` wide. */
export interface Foil {
  /** Covers the card. */
  cover: () => void;
  /** Scratches along a line. Returns the fields that it opened, each once. */
  scratch: (from: Point, to: Point, radius: number) => number[];
  /** Removes the whole foil of a field. */
  open: (field: number) => void;
}

/** A place on the card, in fields from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Creates the foil of a card. Fields count row by row. */
export function createFoil(columns: number, rows: number): Foil {
  const fields = Array.from({ length: columns * rows }, () => new Set<number>());

  function scratchDot({ x, y }: Point, radius: number): void {
    fields.forEach((scratched, field) => {
      const left = field % columns;
      const top = Math.floor(field / columns);
      for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
        const sampleX = left + ((sample % SAMPLES) + 0.5) / SAMPLES;
        const sampleY = top + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        if (Math.hypot(sampleX - x, sampleY - y) <= radius) scratched.add(sample);
      }
    });
  }

  const isEnough = (field: number): boolean => (fields[field]?.size ?? 0) >= ENOUGH * SAMPLES ** 2;

  return {
    cover: () => fields.forEach((scratched) => scratched.clear()),
    scratch(from, to, radius) {
      const before = new Set([...fields.keys()].filter(isEnough));
      // Dots close to each other form a line.
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (radius / 2)));
      for (let step = 0; step <= steps; step += 1) {
        const part = step / steps;
        scratchDot({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, radius);
      }
      return [...fields.keys()].filter((field) => isEnough(field) && !before.has(field));
    },
    open(field) {
      for (let sample = 0; sample < SAMPLES ** 2; sample += 1) fields[field]?.add(sample);
    },
  };
}
