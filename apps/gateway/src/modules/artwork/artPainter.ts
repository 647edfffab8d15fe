import { setPriority } from 'node:os';
import {
  demoBanners,
  demoContests,
  demoGames,
  demoPromotions,
  demoVendors,
  renderBanner,
  renderCover,
  renderGameCard,
  renderVendorIcon,
  type ArtFormat,
  type ArtScale,
} from '@parlor/artwork';
import type { ArtKind } from './artFile.rules.ts';
import type { RenderMessage, RenderOrder } from './renderPool.ts';

// The program of a drawing process: it takes one order at a time and answers each once.

const draw: Record<ArtKind, (name: string, scale: ArtScale, format: ArtFormat) => Promise<Uint8Array | undefined>> = {
  games: renderGameCard,
  banners: renderBanner,
  covers: renderCover,
  vendors: renderVendorIcon,
};

/** Answers the gateway; if the gateway has ended, no answer is needed. */
function send(message: RenderMessage): void {
  if (process.connected) process.send?.(message, () => undefined);
}

async function answer({ file }: RenderOrder): Promise<RenderMessage> {
  try {
    return { type: 'done', bytes: await draw[file.kind](file.name, file.scale, file.format) };
  } catch (error) {
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

// Everything else on the machine has priority.
setPriority(Number(process.argv[2] ?? 0));
// Ctrl-C reaches every process of the terminal; this one ends when the gateway disconnects.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (order) => void answer(order as RenderOrder).then(send));
send({
  type: 'ready',
  known: {
    games: demoGames().map(({ id }) => id),
    banners: demoBanners().map(({ id }) => id),
    covers: [...demoPromotions(0), ...demoContests()].map(({ id }) => id),
    vendors: demoVendors().map(({ vassalage }) => vassalage),
  },
});
