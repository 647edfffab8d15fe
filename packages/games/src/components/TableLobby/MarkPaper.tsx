import { memo, type ReactNode } from 'react';
import type { MarkTableKind } from '@parlor/contract';
import { pocketTone, readBull, readSymbols, readThrow, type MarkTone } from '@parlor/contract/tables';
import { symbolDrawings } from './symbolDrawings.ts';
import * as S from './TableLobby.styles.ts';

/** The width of the paper, the same as of a road. */
const WIDTH = 160;
const HEIGHT = 60;

function Disc({ tone, radius = 10, children }: { tone: MarkTone; radius?: number; children: string }) {
  return (
    <>
      <circle data-tint={tone} fill="currentColor" r={radius} />
      <text data-on={tone} fontSize={children.length > 2 ? 9.5 : 12}>
        {children}
      </text>
    </>
  );
}

/** The dots of a die by its face, in a box of 2 by 2 around the middle. */
const dots: readonly string[] = [
  '0 0',
  '-1 -1 1 1',
  '-1 -1 0 0 1 1',
  '-1 -1 1 -1 -1 1 1 1',
  '-1 -1 1 -1 0 0 -1 1 1 1',
  '-1 -1 1 -1 -1 0 1 0 -1 1 1 1',
];
/** Lines of zero length, whose round caps are the dots. */
const dotPaths = dots.map((places) => places.replaceAll(/(-?\d) (-?\d) ?/g, (_, x, y) => `M${x * 2.7} ${y * 2.7}h0`));

const throwTones = { small: 'blue', big: 'red', triple: 'green' } as const;

function DiceMark({ mark }: { mark: string }) {
  const { dice, total, size } = readThrow(mark);
  return (
    <>
      <text data-tint={throwTones[size]} fill="currentColor" y={-7.5} fontSize={13}>
        {total}
      </text>
      {dice.map((die, index) => (
        <g key={index} transform={`translate(${(index - 1) * 12} 6.5)`}>
          <rect data-part="die" x={-5} y={-5} width={10} height={10} rx={2} />
          <path data-part="dots" strokeWidth={2} d={dotPaths[die - 1]} />
        </g>
      ))}
    </>
  );
}

function SymbolsMark({ mark }: { mark: string }) {
  return readSymbols(mark).map((symbol, index) => {
    const { tone, parts } = symbolDrawings[symbol];
    return (
      <g key={index} data-tint={tone} transform={`translate(${(index - 1) * 16.6 - 8} -8)`}>
        {parts.map((part) =>
          'width' in part ? (
            <path key={part.d} data-part={part.isPaper ? 'cut' : 'line'} strokeWidth={part.width} d={part.d} />
          ) : (
            <path key={part.d} fill="currentColor" d={part.d} />
          ),
        )}
      </g>
    );
  });
}

function bullTone(bull: number): MarkTone {
  if (bull === 11) return 'accent';
  if (bull === 10) return 'red';
  if (bull >= 7) return 'gold';
  return bull === 0 ? 'black' : 'blue';
}
const STAR =
  'M0 -6L1.500 -2.100L5.700 -1.900L2.400 0.800L3.500 4.900L0 2.600L-3.500 4.900L-2.400 0.800L-5.700 -1.900L-1.500 -2.100Z';

function BullMark({ mark }: { mark: string }) {
  const { bull, wins } = readBull(mark);
  return (
    <>
      <g transform="translate(0 -4)">
        {bull === 11 ? (
          <>
            <circle data-tint="accent" fill="currentColor" r={9} />
            <path data-on="accent" d={STAR} />
          </>
        ) : (
          <Disc tone={bullTone(bull)} radius={9}>
            {bull === 0 ? '–' : String(bull)}
          </Disc>
        )}
      </g>
      {wins.map((isWon, index) => (
        <circle
          key={index}
          {...(isWon ? { 'data-tint': 'green', fill: 'currentColor' } : { 'data-part': 'lost' })}
          cx={(index - 1) * 7}
          cy={10}
          r={2.2}
        />
      ))}
    </>
  );
}

const wheelTones: Readonly<Record<string, MarkTone>> = {
  '2': 'blue',
  '4': 'green',
  '6.5': 'gold',
  '13': 'red',
  '26': 'purple',
  '52': 'accent',
};
const beadTones: readonly MarkTone[] = ['red', 'blue', 'green', 'purple'];

interface Layout {
  columns: number;
  rows: number;
  draw: (mark: string) => ReactNode;
}

const layouts: Readonly<Record<MarkTableKind, Layout>> = {
  roulette: { columns: 6, rows: 2, draw: (mark) => <Disc tone={pocketTone(mark)}>{mark}</Disc> },
  'money-wheel': { columns: 6, rows: 2, draw: (mark) => <Disc tone={wheelTones[mark] ?? 'black'}>{mark}</Disc> },
  'fan-tan': {
    columns: 8,
    rows: 3,
    draw: (mark) => (
      <Disc tone={beadTones[Number(mark) - 1] ?? 'black'} radius={8}>
        {mark}
      </Disc>
    ),
  },
  'sic-bo': { columns: 4, rows: 2, draw: (mark) => <DiceMark mark={mark} /> },
  'fish-prawn-crab': { columns: 3, rows: 2, draw: (mark) => <SymbolsMark mark={mark} /> },
  'bull-bull': { columns: 6, rows: 2, draw: (mark) => <BullMark mark={mark} /> },
};

/** Returns how many marks of a kind fit on the paper. */
export function roomForMarks(kind: MarkTableKind): number {
  const { columns, rows } = layouts[kind];
  return columns * rows;
}

/**
 * Marks side by side, in the given order. The first one is emphasized. `label` describes them in words.
 */
export const MarkPaper = memo(function MarkPaper(props: {
  kind: MarkTableKind;
  /** Separated by spaces, so that an equal answer causes no render. */
  marks: string;
  label: string;
}) {
  const { kind, marks, label } = props;
  const { columns, rows, draw } = layouts[kind];
  const [width, height] = [WIDTH / columns, HEIGHT / rows];
  return (
    <S.Paper
      viewBox={`-0.5 -0.5 ${WIDTH + 1} ${HEIGHT + 1}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold the drawing itself
      role="img"
      aria-label={label}
    >
      {marks !== '' && <rect data-part="newest" x={0.5} y={0.5} width={width - 1} height={height - 1} rx={5} />}
      {marks
        .split(' ')
        .filter(Boolean)
        .map((mark, index) => {
          const [x, y] = [((index % columns) + 0.5) * width, (Math.floor(index / columns) + 0.5) * height];
          return (
            <g key={index} transform={`translate(${x} ${y})`}>
              {draw(mark)}
            </g>
          );
        })}
    </S.Paper>
  );
});
