import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { Suspense } from 'react';
import { Link, paths, trustedDrawing, useDialogs, useIsLoggedIn } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { IconButton, LinkButton, Skeleton } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { lazyPart } from '../lazyPart.ts';
import * as S from './HomeHeader.styles.ts';

// Loaded for members only.
const MemberBalance = lazyPart(async () => (await import('./MemberBalance.tsx')).MemberBalance);

/** Home's header: logo, login or balance, language and menu. */
export function HomeHeader() {
  const { t } = useTranslation();
  const { logo, name, layout } = useBrand();
  const isLoggedIn = useIsLoggedIn();
  const { openDialog } = useDialogs();

  return (
    <S.Root $variant={layout.header}>
      {/* An address without a filter: all types, no vendor, and the initial list of hot games. */}
      {/* Drawn by the brand's own theme package, never by an answer of a server. */}
      <S.Logo to={paths.home} aria-label={name} onClick={() => window.scrollTo({ top: 0 })}>
        <S.Wordmark dangerouslySetInnerHTML={trustedDrawing(logo.wordmark)} />
        <S.Mark dangerouslySetInnerHTML={trustedDrawing(logo.mark)} />
      </S.Logo>
      <S.Actions>
        {isLoggedIn ? (
          <Suspense fallback={<Skeleton width="8ch" />}>
            <MemberBalance />
          </Suspense>
        ) : (
          <>
            <LinkButton size="small" variant="ghost" render={<Link to={paths.login} />}>
              {t('shell.login')}
            </LinkButton>
            <LinkButton size="small" render={<Link to={paths.register} />}>
              {t('shell.register')}
            </LinkButton>
          </>
        )}
        <IconButton
          label={t('shell.language')}
          aria-haspopup="dialog"
          data-dialog="language"
          onClick={() => openDialog('language')}
        >
          <GlobeIcon />
        </IconButton>
        <IconButton
          label={t('shell.menu')}
          aria-haspopup="dialog"
          data-dialog="drawer"
          onClick={() => openDialog('drawer')}
        >
          <ListIcon />
        </IconButton>
      </S.Actions>
    </S.Root>
  );
}
