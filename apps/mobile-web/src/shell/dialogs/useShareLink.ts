import { copyText, toastDuration, useToast } from '@parlor/core';

/** Whether the device has a share sheet of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Copies a link and says so, or how to copy it by hand; and hands a link to the device's share sheet, or copies it
 * where there is none.
 */
export function useShareLink(): {
  copyLink: (link: string) => Promise<void>;
  shareLink: (link: string) => Promise<void>;
} {
  const toast = useToast();
  const copyLink = async (link: string) => {
    if (await copyText(link))
      toast({ tone: 'success', messageKey: 'common:shell.copied', durationMs: toastDuration.copied });
    else toast({ tone: 'danger', messageKey: 'common:shell.copyFailed', durationMs: toastDuration.short });
  };
  const shareLink = async (link: string) => {
    if (!canShare()) return copyLink(link);
    // A player who closes the sheet again has refused it; there is nothing to tell.
    return navigator.share({ url: link }).catch(() => undefined);
  };
  return { copyLink, shareLink };
}
