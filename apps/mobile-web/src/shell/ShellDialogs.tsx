import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useDialogs } from '@parlor/core';

const Menu = lazy(async () => ({ default: (await import('./Menu.tsx')).Menu }));
const LanguageDialog = lazy(async () => ({ default: (await import('./LanguageDialog.tsx')).LanguageDialog }));
const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog.tsx')).LogoutDialog }));
const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }));

/** The dialogs that belong to no screen. Their code is loaded when one is first opened; any navigation closes them. */
export function ShellDialogs() {
  const { open, closeDialog } = useDialogs();
  const { pathname } = useLocation();
  const [hasOpened, setHasOpened] = useState(false);
  if (open !== null && !hasOpened) setHasOpened(true);

  // oxlint-disable-next-line react/exhaustive-deps -- closing belongs to a change of address, not to a new closeDialog
  useEffect(() => closeDialog(), [pathname]);

  if (!hasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Menu isOpen={open === 'drawer'} onClose={closeDialog} />
      <LanguageDialog isOpen={open === 'language'} onClose={closeDialog} />
      <LogoutDialog isOpen={open === 'logout'} onClose={closeDialog} />
      <InviteDialog isOpen={open === 'referral'} onClose={closeDialog} />
    </Suspense>
  );
}
