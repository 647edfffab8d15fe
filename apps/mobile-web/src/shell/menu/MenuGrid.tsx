import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useUnreadCounts } from '@parlor/api-client';
import { cappedCount, Link, useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { VisuallyHidden } from '@parlor/ui-kit';
import { useMenuEntries, type MenuEntry } from './menuEntries.ts';
import * as S from './MenuGrid.styles.ts';
import { useShareLink } from '../dialogs/useShareLink.ts';

/** The tiles of the side menu, as the merchant's switches allow. */
export function MenuGrid({ onLeave }: { onLeave: () => void }) {
  const { t: dialogs } = useTranslation('dialogs');
  const { pathname } = useLocation();
  const { openDialog } = useDialogs();
  const { shareLink } = useShareLink();
  const entries = useMenuEntries();
  const { t: inbox } = useTranslation('inbox');
  const unread = useUnreadCounts();
  const counts: Readonly<Partial<Record<string, number>>> = { notice: unread.announcement, inbox: unread.inbox };

  const tile = ({ id, label, icon: Icon, target }: MenuEntry): ReactNode => {
    const count = counts[id] ?? 0;
    const content = (
      <>
        <S.Picture aria-hidden>
          <Icon weight="fill" />
          {count > 0 && <S.Count>{cappedCount(count)}</S.Count>}
        </S.Picture>
        <S.Label>{label}</S.Label>
        {count > 0 && <VisuallyHidden>{inbox('unreadCount', { count })}</VisuallyHidden>}
      </>
    );
    // A link to the current page changes no address, so the menu closes here.
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
        {entries.map((entry) => (
          <li key={entry.id}>{tile(entry)}</li>
        ))}
      </S.Grid>
    </nav>
  );
}
