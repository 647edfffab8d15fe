import type { Dress } from '../arcadeApi.ts';

/** The minimum contrast ratio of text (WCAG AA). */
const READABLE = 4.5;
/** The maximum luminance of the darkest tone, because light text is on it. */
const DARKEST_LUMINANCE = 0.02;
const WHITE = '#ffffff';
const BLACK = '#000000';

type Channels = readonly [number, number, number];

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours in the form `#rrggbb`, from 1 to 21. */
export function contrast(colour: string, ground: string): number {
  const [dark, light] = [luminance(colour), luminance(ground)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function mix(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  return `#${channelsOf(colour)
    .map((channel, i) =>
      Math.round(channel + ((others[i] ?? 0) - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes more of `other` into a colour until it is accepted. `other` itself is always accepted. */
function movedUntil(colour: string, other: string, isAccepted: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, other, share);
    if (isAccepted(moved)) return moved;
  }
  return other;
}

/**
 * Returns the CSS custom properties of a dress. A card's colours are made for a picture; here they are behind and in
 * text, so they are adjusted until the contrast is sufficient.
 */
export function dressProperties({ colours }: Dress): Record<string, string> {
  const ink = movedUntil(colours.ink, BLACK, (colour) => luminance(colour) <= DARKEST_LUMINANCE);
  // Text is also on raised surfaces, which are the darkest tone with a little white.
  const raised = mix(ink, WHITE, 0.12);
  const light = movedUntil(colours.light, WHITE, (colour) => contrast(colour, raised) >= READABLE);
  const accent = colours.accent;
  const onAccent =
    contrast(ink, accent) >= READABLE ? ink : contrast(WHITE, accent) >= contrast(BLACK, accent) ? WHITE : BLACK;
  return {
    '--sky-0': colours.sky[0],
    '--sky-1': colours.sky[1],
    '--sky-2': colours.sky[2],
    '--light': light,
    '--accent': accent,
    '--on-accent': onAccent,
    '--ink': ink,
  };
}

/** Applies a dress to the page. A game with its own look uses the colours of its style sheet. */
export function applyDress(dress: Dress | null): void {
  if (!dress) return;
  for (const [name, value] of Object.entries(dressProperties(dress)))
    document.documentElement.style.setProperty(name, value);
}
