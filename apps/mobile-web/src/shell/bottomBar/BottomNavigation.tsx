import { matchPath, useLocation } from 'react-router';
import { Link, useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BottomBar, type BottomBarEntry } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { places, type Place } from './places.ts';

/** The bottom bar: home, promotions, deposit, invite, account. */
export function BottomNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { layout } = useBrand();
  const { openDialog } = useDialogs();

  const entryOf = ({ id, icon: Icon, ...target }: Place): BottomBarEntry => {
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
    };
  };

  return <BottomBar label={t('shell.mainNavigation')} shape={layout.bottomBar} entries={places.map(entryOf)} />;
}
