import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { reportProblem, toastDuration, useDialogs, useToast, type DialogName } from '@parlor/core';
import { features } from '../features.ts';
import type { ShellDialogProps } from './shellDialogProps.ts';

type ShellDialog = ComponentType<ShellDialogProps>;

/** The dialogs that belong to no screen, each with code of its own: those of the features and the shell's. */
const dialogs: Readonly<Partial<Record<DialogName, () => Promise<ShellDialog>>>> = {
  ...Object.assign({}, ...features.map((feature) => feature.dialogs)),
  drawer: async () => (await import('./Menu.tsx')).Menu,
  language: async () => (await import('./LanguageDialog.tsx')).LanguageDialog,
  logout: async () => (await import('./LogoutDialog.tsx')).LogoutDialog,
  referral: async () => (await import('./InviteDialog.tsx')).InviteDialog,
  account: async () => (await import('./AccountMenu.tsx')).AccountMenu,
  service: async () => (await import('./ServiceMenu.tsx')).ServiceMenu,
  contactService: async () => (await import('./ContactDialog.tsx')).ContactDialog,
  download: async () => (await import('./DownloadDialog.tsx')).DownloadDialog,
  homeScreenGuide: async () => (await import('./HomeScreenGuide.tsx')).HomeScreenGuide,
  speedTest: async () => (await import('./SpeedTestDialog.tsx')).SpeedTestDialog,
};

/** A dialog whose code is fetched when it is first opened. Code that does not arrive is asked for again the next time. */
function LateDialog({ load, isOpen, onClose }: ShellDialogProps & { load: () => Promise<ShellDialog> }) {
  const toast = useToast();
  const [loaded, setLoaded] = useState<{ Content: ShellDialog }>();
  useEffect(() => {
    if (!isOpen || loaded) return;
    load().then(
      (Content) => setLoaded({ Content }),
      (cause: unknown) => {
        reportProblem('A dialog did not load', cause);
        toast({ tone: 'danger', messageKey: 'common:state.pageFailedText', durationMs: toastDuration.short });
        onClose();
      },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once an opening, whatever else renders meanwhile
  }, [isOpen]);
  return loaded ? <loaded.Content isOpen={isOpen} onClose={onClose} /> : null;
}

/** The dialogs that belong to no screen; any navigation closes them. */
export function ShellDialogs() {
  const { open, closeDialog } = useDialogs();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  if (open !== null && !opened.includes(open)) setOpened([...opened, open]);

  // oxlint-disable-next-line react/exhaustive-deps -- closing belongs to a change of address, not to a new closeDialog
  useEffect(() => closeDialog(), [pathname]);

  return opened.map((name) => {
    const load = dialogs[name];
    return load && <LateDialog key={name} load={load} isOpen={open === name} onClose={closeDialog} />;
  });
}
