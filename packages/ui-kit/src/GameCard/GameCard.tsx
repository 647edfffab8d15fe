import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { ReactNode } from 'react';

import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { takePlace, type RenderElement } from '../renderElement.ts';
import { Art, Closed, Heart, Link, Marks, Name, Root, Vendor, Words, type GameCardShape } from './GameCard.styles.ts';

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
  /** Among the first on the screen: its picture is fetched at once. */
  readonly isUrgent?: boolean;
  /** Which heading level the name has in the page. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** A game one can choose: its art, its name, and the heart. The whole card is the target; the heart is its own. */
export function GameCard({
  name, vendor, art, render, shape = 'edge', badges = [], favourite, maintenanceLabel, isUrgent = false, headingLevel = 3,
}: GameCardProps): ReactNode {
  const isClosed = maintenanceLabel !== undefined;
  const isRow = shape === 'row';
  const marks = badges.length > 0 && (
    <Marks $shape={shape}>
      {badges.map(({ tone, label }) => <Badge key={tone} tone={tone}>{label}</Badge>)}
    </Marks>
  );
  return (
    <Root $shape={shape} $isClosed={isClosed}>
      <Art $shape={shape} $isClosed={isClosed}>
        <Picture source={art} alt="" width={120} height={160} isUrgent={isUrgent} />
        {isClosed && !isRow && <Closed>{maintenanceLabel}</Closed>}
        {shape === 'edge' && marks}
      </Art>
      {shape === 'framed' && marks}
      <Words $shape={shape}>
        <Name as={`h${headingLevel}` as const} $shape={shape}><Link $shape={shape} {...takePlace(render)}>{name}</Link></Name>
        {vendor !== undefined && <Vendor>{vendor}</Vendor>}
        {isRow && isClosed && <Badge tone="warning">{maintenanceLabel}</Badge>}
        {isRow && marks}
      </Words>
      {favourite && (
        <Heart $shape={shape} $isOn={favourite.isOn}>
          <IconButton
            label={favourite.label}
            size={isRow ? 'medium' : 'small'}
            variant={isRow ? 'plain' : 'onMedia'}
            aria-pressed={favourite.isOn}
            onClick={favourite.onToggle}
          >
            <HeartIcon aria-hidden weight={favourite.isOn ? 'fill' : 'regular'} />
          </IconButton>
        </Heart>
      )}
    </Root>
  );
}
