import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { cloneElement, type ReactNode } from 'react';

import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureSource, type PictureUrgency } from '../Picture/Picture.tsx';
import type { RenderElement } from '../renderElement.ts';
import { Root, type GameCardShape } from './GameCard.styles.ts';

export { gameCardShapes } from './GameCard.styles.ts';
export type { GameCardShape } from './GameCard.styles.ts';

/** What is special about a game today, in a word and its tone. */
export interface GameCardBadge {
  readonly tone: Extract<BadgeTone, 'new' | 'hot' | 'jackpot' | 'maintenance'>;
  readonly label: string;
}

export interface GameCardProps {
  /** The name of the game. */
  readonly name: string;
  /** Who makes it. */
  readonly vendor?: string;
  /** Its picture, with the colour that holds its place. */
  readonly art: PictureSource;
  /** What pressing the card does: a router's link, or a button with its `onClick`. */
  readonly render: RenderElement;
  /** How the brand lays a card out: `edge`, `row` or `framed`. */
  readonly shape?: GameCardShape;
  /** What is special about it today. */
  readonly badges?: readonly GameCardBadge[];
  /** The heart; left out where the game cannot be a favourite. The label says what pressing it does now. */
  readonly favourite?: { readonly isOn: boolean; readonly label: string; readonly onToggle: () => void };
  /** The words over the greyed art while the game is closed. The card can still be pressed, and the page says why. */
  readonly maintenanceLabel?: string;
  /** Among the first on the screen: its picture is fetched at once, and `true` before all others. */
  readonly isUrgent?: PictureUrgency;
  /** Which heading level the name has in the page. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** A game one can choose: its art, its name, and the heart. The whole card is the target; the heart is its own. */
export function GameCard({
  name, vendor, art, render, shape = 'edge', badges = [], favourite, maintenanceLabel, isUrgent = false, headingLevel = 3,
}: GameCardProps): ReactNode {
  const isClosed = maintenanceLabel !== undefined;
  const isRow = shape === 'row';
  const Name = `h${headingLevel}` as const;
  const marks = badges.length > 0 && (
    <div data-part="marks">
      {badges.map(({ tone, label }) => <Badge key={tone} tone={tone}>{label}</Badge>)}
    </div>
  );
  const isMarkedOnArt = shape === 'edge' && marks !== false;
  return (
    <Root data-shape={shape} {...(isClosed && { 'data-closed': '' })}>
      <div data-part="art" {...(isMarkedOnArt && { 'data-marked': '' })}>
        <Picture source={art} alt="" width={120} height={160} isUrgent={isUrgent} />
        {isClosed && !isRow && <p data-part="closed">{maintenanceLabel}</p>}
        {isMarkedOnArt && marks}
      </div>
      {shape === 'framed' && marks}
      <div data-part="words">
        <Name data-part="name">{cloneElement(render, undefined, name)}</Name>
        {vendor !== undefined && <p data-part="vendor">{vendor}</p>}
        {isRow && isClosed && <Badge tone="warning">{maintenanceLabel}</Badge>}
        {isRow && marks}
      </div>
      {favourite && (
        <IconButton
          label={favourite.label}
          size={isRow ? 'medium' : 'small'}
          variant={isRow ? 'plain' : 'onMedia'}
          aria-pressed={favourite.isOn}
          data-part="heart"
          onClick={favourite.onToggle}
        >
          <HeartIcon aria-hidden weight={favourite.isOn ? 'fill' : 'regular'} />
        </IconButton>
      )}
    </Root>
  );
}
