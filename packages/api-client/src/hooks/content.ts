import { contentApi } from '../endpoints/content.ts';

/** Hooks of `contentApi`. One module per domain, so that a screen loads only its own endpoints. */
export const { useListAnnouncementsQuery, useListPromotionsQuery, useListHelpQuery } = contentApi;
