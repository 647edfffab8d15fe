import type { ServiceChannelKind } from '@parlor/core';

/** The channels on which a person answers at once; the others stand in the menus. */
export const floatingKinds: readonly ServiceChannelKind[] = ['TELEGRAM', 'LIVECHAT'];
