import { z } from 'zod';

/** How long to wait for an answer of the arcade, in ms. */
const WAIT_MS = 2_000;
/**
 * How long menus and results are cached, in ms. Menus are derived from the catalogue of the arcade, which changes with
 * its releases.
 */
const MENUS_CACHE_MS = 300_000;
const RESULTS_CACHE_MS = 5_000;
/** The most cached answers. The oldest is dropped first. */
const MAX_ANSWERS = 500;
const menusAnswer = z.object({
  forms: z.array(
    z.object({
      form: z.string(),
      name: z.string(),
      about: z.string(),
      plays: z.array(
        z.object({
          play: z.string(),
          name: z.string(),
          type: z.enum(['trad', 'ent']),
          pay: z.string(),
          isNumero: z.boolean(),
        }),
      ),
      prizes: z.array(z.object({ prize: z.string(), name: z.string() })),
    }),
  ),
  lotteries: z.array(
    z.object({
      gameCode: z.string(),
      form: z.string(),
      schedule: z.object({
        periodMs: z.int().positive(),
        offsetMs: z.int(),
        bettingMs: z.int(),
        revealsAfterMs: z.int(),
      }),
    }),
  ),
});
const resultsAnswer = z.object({
  list: z.array(
    z.object({
      index: z.int(),
      drawnAt: z.int(),
      prizes: z.array(z.object({ prize: z.string(), numbers: z.array(z.string()) })),
    }),
  ),
});

/** Forms and lotteries from the arcade. */
export type DrawMenus = z.infer<typeof menusAnswer>;
/** A draw from the arcade. */
export type DrawnResult = z.infer<typeof resultsAnswer>['list'][number];

/** Public data of the arcade about its lotteries. Undefined while it does not answer. */
export interface DrawSource {
  menus: (language: string) => Promise<DrawMenus | undefined>;
  /** Lists draws of a lottery before `before`, newest first. */
  results: (gameCode: string, query: { limit: number; before?: number }) => Promise<DrawnResult[] | undefined>;
}

/** Creates the source. Concurrent equal requests share one request. */
export function createDrawSource({ arcadeUrl, clock }: { arcadeUrl: string; clock: () => number }): DrawSource {
  const answers = new Map<string, { value: Promise<unknown>; at: number }>();

  async function read<Value>(path: string, schema: z.ZodType<Value>): Promise<Value | undefined> {
    try {
      const response = await fetch(`${arcadeUrl}/arcade/api/lotteries${path}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      });
      const answer = z.object({ success: z.literal(true), value: schema }).safeParse(await response.json());
      return answer.success ? answer.data.value : undefined;
    } catch {
      return undefined;
    }
  }

  /** Removes a failed request from the cache, so that the next call repeats it. */
  async function forgetUnanswered(path: string, value: Promise<unknown>): Promise<void> {
    if ((await value) === undefined && answers.get(path)?.value === value) answers.delete(path);
  }

  function readCached<Value>(path: string, schema: z.ZodType<Value>, maxAgeMs: number): Promise<Value | undefined> {
    const known = answers.get(path);
    // A path always has the same schema.
    if (known && clock() - known.at < maxAgeMs) return known.value as Promise<Value | undefined>;
    const value = read(path, schema);
    answers.delete(path);
    answers.set(path, { value, at: clock() });
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
    void forgetUnanswered(path, value);
    return value;
  }

  return {
    menus: (language) => readCached(`?lang=${encodeURIComponent(language)}`, menusAnswer, MENUS_CACHE_MS),
    async results(gameCode, { limit, before }) {
      const query = `limit=${limit}${before === undefined ? '' : `&before=${before}`}`;
      return (await readCached(`/${encodeURIComponent(gameCode)}/results?${query}`, resultsAnswer, RESULTS_CACHE_MS))
        ?.list;
    },
  };
}
