import { useEffect, useState, type ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { loadingDismissed, reportProblem, toastDuration, useDialogs, useToast, type DialogName } from '@parlor/core';
import { loadFullPack, useTranslation } from '@parlor/i18n';
import { features } from '../../features.ts';
import type { ShellDialogProps } from './shellDialogProps.ts';

type ShellDialog = ComponentType<ShellDialogProps>;

/** Loaders of the dialogs by name. */
export type DialogLoaders = Readonly<Partial<Record<DialogName, () => Promise<ShellDialog>>>>;

/** The delay before a loading message, in ms. */
const SIGN_AFTER_MS = 400;

/** Loaders of all dialogs: those of the features and the shell's own. */
const shellDialogs: DialogLoaders = {
  ...Object.assign({}, ...features.map((feature) => feature.dialogs)),
  drawer: async () => (await import('../menu/Menu.tsx')).Menu,
  language: async () => (await import('./LanguageDialog.tsx')).LanguageDialog,
  logout: async () => (await import('./LogoutDialog.tsx')).LogoutDialog,
  referral: async () => (await import('./InviteDialog.tsx')).InviteDialog,
  account: async () => (await import('./AccountMenu.tsx')).AccountMenu,
  service: async () => (await import('../service/ServiceMenu.tsx')).ServiceMenu,
  contactService: async () => (await import('../service/ContactDialog.tsx')).ContactDialog,
  download: async () => (await import('../download/DownloadDialog.tsx')).DownloadDialog,
  homeScreenGuide: async () => (await import('../download/HomeScreenGuide.tsx')).HomeScreenGuide,
  speedTest: async () => (await import('../speedTest/SpeedTestDialog.tsx')).SpeedTestDialog,
};

/** A dialog whose code is fetched when it is first opened. If that fails, the next opening fetches it again. */
function LazyDialog({ load, isOpen, onClose }: ShellDialogProps & { load: () => Promise<ShellDialog> }) {
  const toast = useToast();
  const dispatch = useDispatch();
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<{ Content: ShellDialog }>();
  useEffect(() => {
    if (!isOpen || loaded) return undefined;
    let isWanted = true;
    let isLoadingShown = false;
    const timer = setTimeout(() => {
      isLoadingShown = true;
      toast({ tone: 'loading', messageKey: 'common:state.loading' });
    }, SIGN_AFTER_MS);
    const dismissLoading = () => {
      clearTimeout(timer);
      if (isLoadingShown) dispatch(loadingDismissed());
      isLoadingShown = false;
    };
    const fetchCode = async (): Promise<void> => {
      try {
        const [Content] = await Promise.all([load(), loadFullPack(i18n)]);
        setLoaded({ Content });
      } catch (cause) {
        reportProblem('A dialog did not load', cause);
        // A player who closed it by then gets no message, and keeps the dialog that is open now.
        if (!isWanted) return;
        toast({ tone: 'danger', messageKey: 'common:state.pageFailedText', durationMs: toastDuration.short });
        onClose();
      } finally {
        dismissLoading();
      }
    };
    void fetchCode();
    return () => {
      isWanted = false;
      dismissLoading();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- fetches once per opening, whatever else changes
  }, [isOpen]);
  return loaded ? <loaded.Content isOpen={isOpen} onClose={onClose} /> : null;
}

/** Dialogs that belong to no screen. */
export function ShellDialogs({ dialogs = shellDialogs }: { dialogs?: DialogLoaders }) {
  const { open, closeDialog } = useDialogs();
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  if (open !== null && !opened.includes(open)) setOpened([...opened, open]);

  return opened.map((name) => {
    const load = dialogs[name];
    return load && <LazyDialog key={name} load={load} isOpen={open === name} onClose={closeDialog} />;
  });
}
