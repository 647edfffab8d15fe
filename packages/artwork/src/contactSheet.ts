import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { demoGames, type DemoGame } from './catalogue/games.ts';
import { composeCard } from './composition/card.ts';
import { rasterise } from './rendering/renderArt.ts';

/** Draws a contact sheet of cards: `pnpm sheet [kind or vendor or all] [start] [columns] [rows] [width]`. */
async function main(): Promise<void> {
  const [filter = 'all', start = '0', columns = '8', rows = '5', width = '168'] = process.argv.slice(2);
  const isWanted = (game: DemoGame): boolean =>
    filter === 'all' || game.vassalage === filter || game.card.kind === filter || game.card.theme === filter;
  const all = demoGames().filter(isWanted);
  const wanted = Number(columns) * Number(rows);
  // Samples the whole catalogue evenly; shows a filtered one in order.
  const stride = filter === 'all' ? Math.floor(all.length / wanted) : 1;
  const games = Array.from({ length: wanted }, (_, index) => all[(Number(start) + index * stride) % all.length]).filter(
    (game) => game !== undefined,
  );
  const cardWidth = Number(width);
  const cardHeight = Math.round((cardWidth * 4) / 3);
  const gap = 8;
  const tiles = games.map((game, index) => {
    const image = rasterise(composeCard(game), cardWidth);
    return {
      input: image.pixels,
      raw: { width: image.width, height: image.height, channels: 4 as const },
      left: gap + (index % Number(columns)) * (cardWidth + gap),
      top: gap + Math.floor(index / Number(columns)) * (cardHeight + gap),
    };
  });
  const sheet = sharp({
    create: {
      width: gap + Number(columns) * (cardWidth + gap),
      height: gap + Number(rows) * (cardHeight + gap),
      channels: 3,
      background: '#14101c',
    },
  });
  mkdirSync('.reports', { recursive: true });
  const file = `.reports/sheet-${filter}-${start}.png`;
  writeFileSync(file, await sheet.composite(tiles).png().toBuffer());
  process.stdout.write(`${file}\n`);
}

await main();
