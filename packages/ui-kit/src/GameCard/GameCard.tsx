import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { cloneElement, type CSSProperties, type ReactNode } from 'react';

import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Picture, type PictureSource, type PictureUrgency } from '../Picture/Picture.tsx';
import type { RenderElement } from '../renderElement.ts';
import { Root, type GameCardShape } from './GameCard.styles.ts';

export { gameCardShapes } from './GameCard.styles.ts';
export type { GameCardShape } from './GameCard.styles.ts';

/** A badge of a game card. */
export interface GameCardBadge {
  readonly tone: Extract<BadgeTone, 'new' | 'hot' | 'jackpot' | 'maintenance' | 'neutral'>;
  readonly label: string;
}

/** Props of `GameCard`. `render` supplies the link or button that covers the card. */
export interface GameCardProps {
  /** Name of the game. */
  readonly name: string;
  /** Name of the vendor. */
  readonly vendor?: string;
  /** Picture with its placeholder colour. */
  readonly art: PictureSource;
  /** Router link, or button with `onClick`, that covers the card. */
  readonly render: RenderElement;
  /** Shape chosen by the brand. */
  readonly shape?: GameCardShape;
  /** Badges in display order. */
  readonly badges?: readonly GameCardBadge[];
  /**
   * The favourite toggle. `label` names the effect of a press. Omit it for games that cannot be favourites (GAME-14).
   */
  readonly favourite?: { readonly isOn: boolean; readonly label: string; readonly onToggle: () => void };
  /** Text over the greyed picture during maintenance (GAME-21). The card stays pressable; the page explains. */
  readonly maintenanceLabel?: string;
  /** Loading priority of the picture; see `PictureUrgency`. */
  readonly isUrgent?: PictureUrgency;
  /**
   * Styles from `pictureBackground`, for a card that shows one game after another. They draw the picture instead of
   * `art`.
   */
  readonly background?: CSSProperties | undefined;
  /** Heading level of the name. */
  readonly headingLevel?: 2 | 3 | 4;
}

/* Constant elements are not compared again when the card shows another game. */
const hearts = {
  on: <HeartIcon aria-hidden weight="fill" />,
  off: <HeartIcon aria-hidden />,
};

/** A game: picture, name, badges and favourite toggle. The whole card is the target; the heart is a separate button. */
export function GameCard({
  name,
  vendor,
  art,
  render,
  shape = 'edge',
  badges = [],
  favourite,
  maintenanceLabel,
  isUrgent = false,
  background,
  headingLevel = 3,
}: GameCardProps): ReactNode {
  const isClosed = maintenanceLabel !== undefined;
  const isRow = shape === 'row';
  const Name = `h${headingLevel}` as const;
  const marks = badges.length > 0 && (
    <div data-part="marks">
      {badges.map(({ tone, label }) => (
        <Badge key={tone} tone={tone}>
          {label}
        </Badge>
      ))}
    </div>
  );
  return (
    <Root data-shape={shape} data-closed={isClosed || undefined} data-marked={!!marks || undefined}>
      <div data-part="art">
        {background ? (
          <span data-part="picture" style={background} />
        ) : (
          <Picture source={art} alt="" width={120} height={160} isUrgent={isUrgent} />
        )}
        {isClosed && !isRow && <p data-part="closed">{maintenanceLabel}</p>}
      </div>
      {shape === 'framed' && marks}
      <div data-part="words">
        <Name data-part="name">{cloneElement(render, undefined, name)}</Name>
        {vendor !== undefined && <p data-part="vendor">{vendor}</p>}
        {isRow && isClosed && <Badge tone="warning">{maintenanceLabel}</Badge>}
        {shape !== 'framed' && marks}
      </div>
      {favourite && (
        <button
          type="button"
          aria-label={favourite.label}
          title={favourite.label}
          aria-pressed={favourite.isOn}
          data-part="heart"
          onClick={favourite.onToggle}
        >
          {favourite.isOn ? hearts.on : hearts.off}
        </button>
      )}
    </Root>
  );
}
