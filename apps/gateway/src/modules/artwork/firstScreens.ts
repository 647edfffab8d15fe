import { categoryPresets, GAME_PAGE_SIZE } from '@parlor/contract';
import { isRefusal, type Refusal } from '../../http/refusal.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CatalogueScope } from '../catalogue/catalogueIndex.ts';
import type { AnnouncementScope, ContentService } from '../content/content.service.ts';
import { parseArtFile, type ArtFile } from './artFile.rules.ts';

/**
 * Lists the pictures that a new player sees first: banners, the hot list, promotion covers, vendors, and the first page
 * of each category. The double size of all of them comes first, because phones use it.
 */
export function firstScreens(
  catalogue: CatalogueService,
  content: ContentService,
  scope: CatalogueScope & AnnouncementScope,
): ArtFile[] {
  const { banners } = must(content.listAnnouncements(scope, { types: 'B' }));
  const { list: promotions } = content.listPromotions(scope);
  const firstPages = Object.values(categoryPresets).flatMap(({ gameType, gameClassify, vendors }) => {
    const query = {
      gameType,
      gameClassify,
      vassalage: vendors?.join(','),
      dataType: 'ALL' as const,
      pageNo: 1,
      pageSize: GAME_PAGE_SIZE,
    };
    return must(catalogue.listGames(scope, query)).games;
  });
  const addresses = [
    ...banners.map(({ picture }) => picture.url),
    ...catalogue.listHotGames(scope, { pageNo: 1, pageSize: GAME_PAGE_SIZE }).games.map(({ iconUrl }) => iconUrl),
    ...promotions.flatMap(({ announcementImages }) => announcementImages.map(({ url }) => url)),
    ...catalogue.listVendors(scope).map(({ iconUrl }) => iconUrl),
    ...firstPages.map(({ iconUrl }) => iconUrl),
  ];
  const unique = [...new Set(addresses)];
  return ([2, 1] as const).flatMap((scale) =>
    unique.flatMap((address) => drawnFile(`${address}@${scale}x.avif`) ?? []),
  );
}

/** Returns the picture of one of our addresses; undefined for other hosts, whose pictures are not drawn here. */
function drawnFile(address: string): ArtFile | undefined {
  const [, kind = '', fileName = ''] = /^\/art\/[^/]+\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  return parseArtFile(kind, fileName);
}

function must<Value>(outcome: Value | Refusal): Value {
  if (isRefusal(outcome)) throw new Error(`A list of the first screens was refused: ${outcome.code}`);
  return outcome;
}
