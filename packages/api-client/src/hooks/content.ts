import { contentApi } from '../endpoints/content.ts';

export const { useListAnnouncementsQuery, useListPromotionsQuery, useListHelpQuery } = contentApi;
