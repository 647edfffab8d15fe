import type { RenderMessage, RenderOrder } from '../renderPool.ts';

// A drawing process whose pictures are their own names. Some names make it fail or hang.

const known = ['plain', 'other', 'third', 'broken', 'crash', 'hang', 'JL'];
const send = (message: RenderMessage): unknown => process.send?.(message);
let drawn = 0;

process.on('message', ({ file }: RenderOrder) => {
  if (file.name === 'crash') process.exit(1);
  if (file.name === 'hang') return;
  if (file.name === 'broken') send({ type: 'failed', message: 'The brush broke' });
  else if (!known.includes(file.name)) send({ type: 'done', bytes: undefined });
  else {
    drawn += 1;
    send({ type: 'done', bytes: Buffer.from(`${file.kind}/${file.name}@${file.scale}x.${file.format} #${drawn}`) });
  }
});
process.on('disconnect', () => process.exit());
send({ type: 'ready', known: { games: known, banners: known, covers: known, vendors: ['JL'] } });
