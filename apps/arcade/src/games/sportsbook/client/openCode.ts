import { pickOf } from './picks.ts';
import { picksOfCode } from './slipCode.ts';
import type { SportsContext } from './sportsContext.ts';

/**
 * Fills the slip with the picks of a share code at their current prices. Says how many picks are no longer on offer. Returns
 * false if the text is not a share code.
 */
export async function openCode(
  code: string,
  { client, store, desk, say, text }: Pick<SportsContext, 'client' | 'store' | 'desk' | 'say' | 'text'>,
): Promise<boolean> {
  const coded = picksOfCode(code);
  if (!coded) return false;
  const found = await Promise.all(
    coded.map(async ({ fixture: id, selections }) => {
      try {
        const [fixture, { price }] = await Promise.all([
          client.fixture(id),
          client.builder({ fixture: id, selections }),
        ]);
        store.put(fixture, fixture.events);
        return price === null ? undefined : pickOf(fixture, selections, price);
      } catch {
        return undefined;
      }
    }),
  );
  const picks = found.filter((pick) => pick !== undefined);
  const gone = coded.length - picks.length;
  desk.set({ ...desk.get(), picks });
  say(gone > 0 ? text('codePartly', { count: gone }) : text('codeOpened', { count: picks.length }));
  return true;
}
