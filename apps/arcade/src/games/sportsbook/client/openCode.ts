import { pickOf } from './picks.ts';
import type { Slip } from './slip.ts';
import { picksOfCode } from './slipCode.ts';
import type { SlipMemory } from './slipMemory.ts';
import type { SportsContext } from './sportsContext.ts';

/**
 * Fills the slip with the picks of a share code at their current prices. Returns the message for the player: how many
 * picks are on the slip, or how many are no longer available. If none is available, the slip does not change. Undefined
 * if the text is not a share code.
 */
export async function openCode(
  code: string,
  { client, store, desk, text }: Pick<SportsContext, 'client' | 'store' | 'desk' | 'text'>,
): Promise<string | undefined> {
  const coded = picksOfCode(code);
  if (!coded) return undefined;
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
  const unavailable = coded.length - picks.length;
  if (picks.length === 0) return text('codeGone');
  desk.set({ ...desk.get(), picks });
  return unavailable > 0 ? text('codePartly', { count: unavailable }) : text('codeOpened', { count: picks.length });
}

/**
 * Returns the share code in the query of a launch, if it must be opened. A reload does not change the slip: a code that
 * this tab has opened is not reopened while there is a slip.
 */
export function sharedCodeOf(
  query: string,
  memory: Pick<SlipMemory, 'isOpened' | 'writeOpened'>,
  slip: Pick<Slip, 'picks'>,
): string | undefined {
  const code = new URLSearchParams(query).get('slip');
  if (code === null || (memory.isOpened(code) && slip.picks.length > 0)) return undefined;
  memory.writeOpened(code);
  return code;
}
