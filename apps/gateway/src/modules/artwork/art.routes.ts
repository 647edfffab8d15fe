import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayConfig } from '../../config.ts';
import { sendFailure } from '../../http/registerCall.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import type { ArtService } from './art.service.ts';
import { firstScreens } from './firstScreens.ts';
import { RenderQueueFull } from './renderPool.ts';

/** For addresses with the current version, whose picture never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** For addresses without a version or with an old one, which show the current drawing. */
const FOR_AN_HOUR = 'public, max-age=3600';

interface ArtRoutesDeps {
  config: Pick<GatewayConfig, 'defaultMerchant'>;
  log: FastifyBaseLogger;
  art: ArtService;
  catalogue: CatalogueService;
  content: ContentService;
  merchants: Pick<MerchantService, 'byCode'>;
}

/**
 * Serves drawn pictures: `/art/<version>/games/<id>@2x.avif`, and the same without a version. Once the gateway listens,
 * it draws the pictures that a new player sees first in the background.
 */
export function registerArtRoutes(
  app: FastifyInstance,
  { config, log, art, catalogue, content, merchants }: ArtRoutesDeps,
): void {
  app.get<{ Params: { version: string; kind: string; file: string } }>(
    '/art/:version/:kind/:file',
    { config: { isFile: true } },
    ({ params }, reply) =>
      sendPicture(art, params.kind, params.file, params.version === art.version ? FOR_GOOD : FOR_AN_HOUR, reply),
  );
  app.get<{ Params: { kind: string; file: string } }>(
    '/art/:kind/:file',
    { config: { isFile: true } },
    ({ params }, reply) => sendPicture(art, params.kind, params.file, FOR_AN_HOUR, reply),
  );

  app.addHook('onListen', async () => {
    const merchant = await merchants.byCode(config.defaultMerchant);
    if (!merchant) return;
    const files = firstScreens(catalogue, content, {
      merchantCode: merchant.code,
      currency: merchant.currency,
      language: merchant.settings.defaultLanguage,
      defaultLanguage: merchant.settings.defaultLanguage,
      settings: merchant.settings,
    });
    art
      .drawAhead(files)
      .catch((error: unknown) => log.warn({ err: error }, 'the first screens could not be drawn ahead'));
  });
  app.addHook('onClose', () => art.close());
}

async function sendPicture(
  art: ArtService,
  kind: string,
  fileName: string,
  cacheControl: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const picture = await art.read(kind, fileName);
    if (!picture) return sendFailure(reply, 'request.not_found');
    return reply
      .type(`image/${picture.file.format}`)
      .header('cache-control', cacheControl)
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength));
  } catch (error) {
    reply.log.error({ err: error }, 'A picture could not be drawn');
    return sendFailure(reply, 'system.unavailable', error instanceof RenderQueueFull ? { retryAfter: 5 } : undefined);
  }
}
