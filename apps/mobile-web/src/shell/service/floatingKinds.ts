import type { ServiceChannelKind } from '@parlor/core';

/** Live channels. Other channels are listed in the menus only. */
export const floatingKinds: readonly ServiceChannelKind[] = ['TELEGRAM', 'LIVECHAT'];
