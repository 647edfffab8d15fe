import type { Dress } from '../../../arcadeApi.ts';
import type { Motif } from '../../../shell/motifPicture.ts';
import { prizes } from '../math.ts';

/** Built-in drawings in a box of 512 by 512. Their outlines differ, so that no symbol depends on its colour alone. */
const ownSymbols: readonly Motif[] = [
  {
    body: '<path fill="currentColor" d="M60 390V160l98 98 98-166 98 166 98-98v230zM60 418h392v46H60z"/>',
    hi: '#fff6c2',
    mid: '#ffc933',
    lo: '#b8720a',
    ink: '#452300',
  },
  {
    body: '<path fill="currentColor" d="M140 96h232l96 116-212 244L44 212z"/><path fill="none" stroke="currentColor" stroke-opacity=".5" stroke-width="14" d="M44 212h424M184 212l72 232 72-232-40-112M184 212l40-112"/>',
    hi: '#c9f6ff',
    mid: '#3aa7f5',
    lo: '#134a9e',
    ink: '#04193c',
  },
  {
    body: '<path fill="currentColor" d="m256 36 66 142 156 16-117 104 34 153-139-80-139 80 34-153L34 194l156-16z"/>',
    hi: '#fff3a6',
    mid: '#ffb52b',
    lo: '#c3560b',
    ink: '#461703',
  },
  {
    body: '<path fill="currentColor" d="M256 48c-22 0-38 16-38 36C138 106 106 176 106 256c0 66-22 98-54 122v28h408v-28c-32-24-54-56-54-122 0-80-32-150-112-172 0-20-16-36-38-36zm-52 382a52 52 0 0 0 104 0z"/>',
    hi: '#ffd9a6',
    mid: '#f5842c',
    lo: '#9f3a08',
    ink: '#3d1303',
  },
  {
    body: '<path fill="currentColor" d="M256 462C70 332 34 236 60 162c24-70 134-96 196-4 62-92 172-66 196 4 26 74-10 170-196 300z"/>',
    hi: '#ffb3c4',
    mid: '#ec3f6d',
    lo: '#8d0f3c',
    ink: '#380416',
  },
  {
    body: '<path fill="currentColor" d="M256 246c-30-22-116-58-116-124 0-56 70-72 116-20 46-52 116-36 116 20 0 66-86 102-116 124zm-14 12c-22 30-58 116-124 116-56 0-72-70-20-116-52-46-36-116 20-116 66 0 102 86 124 116zm28 0c22-30 58-116 124-116 56 0 72 70 20 116 52 46 36 116-20 116-66 0-102-86-124-116zm-20 26c24 60 30 120 12 190h-44c24-70 30-130 32-190z"/>',
    hi: '#c8f7a0',
    mid: '#43b94c',
    lo: '#0e6a3d',
    ink: '#03291b',
  },
  {
    body: '<path fill="currentColor" d="M324 52a208 208 0 1 0 142 334A172 172 0 0 1 324 52z"/>',
    hi: '#ecd0ff',
    mid: '#a65bf0',
    lo: '#50209c',
    ink: '#1c0640',
  },
  {
    body: '<path fill="currentColor" d="M112 450V228a144 144 0 0 1 288 0v222h-86V236a58 58 0 0 0-116 0v214z"/>',
    hi: '#b4fff3',
    mid: '#28c3b8',
    lo: '#0b6973',
    ink: '#032a30',
  },
];

/** Returns the drawing of each prize: the card's own drawings for the highest ones, then the built-in ones. */
export function symbolsOf(dress: Dress | null): Motif[] {
  const drawings = dress?.motifs ?? [];
  return prizes.flatMap((_, prize) => drawings[prize] ?? ownSymbols[prize] ?? []);
}
