import { useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Stack } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { Drawer } from '@parlor/ui-kit/dialog';
import { MemberBox, VisitorBox } from './MenuBox.tsx';
import { MenuGrid } from './MenuGrid.tsx';
import { MenuList } from './MenuList.tsx';
import { MenuPromotions } from './MenuPromotions.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { ShellDialogProps } from '../dialogs/shellDialogProps.ts';

/** The side menu: account, tiles, promotions and appearance. */
export function Menu({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { modes } = useBrand();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('shell.menu')} closeLabel={t('action.close')} side="end">
      <Stack gap={6}>
        {session ? <MemberBox onLeave={onClose} /> : <VisitorBox onLeave={onClose} />}
        <MenuGrid onLeave={onClose} />
        <MenuPromotions onLeave={onClose} />
        <MenuList onLeave={onClose} />
        {modes.length > 1 && <ModeSwitch />}
      </Stack>
    </Drawer>
  );
}
