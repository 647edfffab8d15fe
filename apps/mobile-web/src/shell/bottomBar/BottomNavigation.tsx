import { startTransition, Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { Link, useDialogs, useIsLoggedIn } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BottomBar, useLaterQueue, type BottomBarEntry } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { lazyPart } from '../lazyPart.ts';
import { barEntries, type BarEntry } from './barEntries.ts';

const MemberCount = lazyPart(async () => (await import('./MemberCount.tsx')).MemberCount);

/** The bottom bar: home, promotions, deposit, invite, account. */
export function BottomNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { layout } = useBrand();
  const { openDialog } = useDialogs();
  const isLoggedIn = useIsLoggedIn();
  const later = useLaterQueue();
  const [isUsed, setIsUsed] = useState(false);
  const [count, setCount] = useState<BottomBarEntry['count']>();
  useEffect(
    () => (isLoggedIn ? later.add('live', () => startTransition(() => setIsUsed(true))) : undefined),
    [later, isLoggedIn],
  );

  const entryOf = ({ id, icon: Icon, ...target }: BarEntry): BottomBarEntry => {
    const label = t(`shell.${id}`);
    if ('dialog' in target) {
      const { dialog } = target;
      return {
        id,
        label,
        icon: <Icon />,
        render: <button type="button" aria-label={label} data-dialog={dialog} onClick={() => openDialog(dialog)} />,
      };
    }
    const isCurrent = target.aliases.some((alias) => matchPath(alias, pathname));
    return {
      id,
      label,
      icon: <Icon />,
      currentIcon: <Icon weight="fill" />,
      render: <Link to={target.path} />,
      isCurrent,
      ...(id === 'member' && count && { count }),
    };
  };

  return (
    <>
      <BottomBar label={t('shell.mainNavigation')} shape={layout.bottomBar} entries={barEntries.map(entryOf)} />
      {isUsed && isLoggedIn && (
        <Suspense fallback={null}>
          <MemberCount onCount={setCount} />
        </Suspense>
      )}
    </>
  );
}
