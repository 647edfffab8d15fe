import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link, useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useMenuPlaces, type MenuPlace } from './menuPlaces.ts';
import * as S from './MenuGrid.styles.ts';
import { useShareLink } from '../dialogs/useShareLink.ts';

/** The tiles of the side menu, as the merchant's switches allow. */
export function MenuGrid({ onLeave }: { onLeave: () => void }) {
  const { t: dialogs } = useTranslation('dialogs');
  const { pathname } = useLocation();
  const { openDialog } = useDialogs();
  const { shareLink } = useShareLink();
  const places = useMenuPlaces();

  const tile = ({ label, icon: Icon, target }: MenuPlace): ReactNode => {
    const content = (
      <>
        <S.Picture aria-hidden>
          <Icon weight="fill" />
        </S.Picture>
        <S.Label>{label}</S.Label>
      </>
    );
    // A link to the page that is already there changes no address, and so nothing else would close the menu.
    if ('to' in target)
      return (
        <S.Tile
          as={Link}
          to={target.to}
          onClick={onLeave}
          {...(target.to === pathname && { 'aria-current': 'page' as const })}
        >
          {content}
        </S.Tile>
      );
    if ('href' in target)
      return (
        <S.Tile as="a" href={target.href} target="_blank" rel="noopener noreferrer">
          {content}
        </S.Tile>
      );
    if ('dialog' in target)
      return (
        <S.Tile type="button" onClick={() => openDialog(target.dialog)}>
          {content}
        </S.Tile>
      );
    return (
      <S.Tile type="button" onClick={() => void shareLink(window.location.origin)}>
        {content}
      </S.Tile>
    );
  };

  return (
    <nav aria-label={dialogs('shortcuts')}>
      <S.Grid>
        {places.map((place) => (
          <li key={place.id}>{tile(place)}</li>
        ))}
      </S.Grid>
    </nav>
  );
}
