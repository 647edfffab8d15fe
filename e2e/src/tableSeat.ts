import { product } from './product.ts';

/** What a table tells, as far as playing a hand needs it. */
interface Told {
  type: string;
  holder?: string;
  table?: {
    you: { isReady: boolean };
    next: { id: string } | null;
    hand: { id: string; yourMoves: unknown[]; yourPosition: number; yourPlace: number | null; results: unknown } | null;
  } | null;
}

/**
 * Takes the seat of a buy-in, plays one hand with whoever sits there, and leaves. Resolves when the sitting has ended; its win is
 * on its way then.
 */
export async function playOneHand(
  token: string,
  act: (body: { holder: string; act: object }) => Promise<unknown>,
): Promise<void> {
  const socket = new WebSocket(`${product.arcadeUrl.replace('http', 'ws')}/arcade/api/seats`);
  const sent = new Set<string>();
  let holder = '';

  async function once(key: string, asked: object): Promise<void> {
    if (sent.has(key)) return;
    sent.add(key);
    await act({ holder, act: asked });
  }

  async function answer({ table }: Told): Promise<void> {
    const hand = table?.hand;
    if (hand && hand.yourPlace !== null && hand.results !== null) return once('leave', { type: 'leave' });
    const [move] = hand?.yourMoves ?? [];
    if (hand && move !== undefined)
      return once(`${hand.id} ${hand.yourPosition}`, {
        type: 'move',
        hand: hand.id,
        position: hand.yourPosition,
        move,
      });
    if (table?.next && !table.you.isReady)
      await once(table.next.id, { type: 'seed', hand: table.next.id, clientSeed: 'c0'.repeat(16) });
  }

  await new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ token })));
    socket.addEventListener('message', ({ data }) => {
      const told = JSON.parse(String(data)) as Told;
      holder = told.holder ?? holder;
      if (told.type === 'left') resolve(undefined);
      else answer(told).catch(reject);
    });
    socket.addEventListener('close', reject);
  });
  socket.close();
}
