import { copyText, toastDuration, useToast } from '@parlor/core';

/** Whether the browser supports the Web Share API. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Returns functions that copy and share a link. A toast confirms the copy or explains how to copy by hand; without a
 * share sheet, sharing copies.
 */
export function useShareLink(): {
  copyLink: (link: string) => Promise<void>;
  shareLink: (link: string) => Promise<void>;
} {
  const toast = useToast();
  const copyLink = async (link: string) => {
    if (await copyText(link))
      toast({ tone: 'success', messageKey: 'dialogs:copied', durationMs: toastDuration.copied });
    else toast({ tone: 'danger', messageKey: 'dialogs:copyFailed', durationMs: toastDuration.short });
  };
  const shareLink = async (link: string) => {
    if (!canShare()) return copyLink(link);
    // The player closed the share sheet; this is not an error.
    return navigator.share({ url: link }).catch(() => undefined);
  };
  return { copyLink, shareLink };
}
