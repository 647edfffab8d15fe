/** How long the probe waits for an answer, and how long it caches one, in ms. */
const WAIT_MS = 1_000;
const CACHE_MS = 1_000;
/** Statuses with which a proxy reports that the server behind it is unreachable. */
const UNREACHABLE_STATUSES = new Set([502, 503, 504]);

/**
 * Whether our own games are certainly down: the connection was refused, or a proxy reports it. A gateway that cannot
 * reach the games' address proves nothing; players may reach it.
 */
export type GamesProbe = () => Promise<boolean>;

/** Creates the probe of an address. However often it is called, it sends one request a second. */
export function createGamesProbe({ arcadeUrl, clock }: { arcadeUrl: string; clock: () => number }): GamesProbe {
  let last: { answer: Promise<boolean>; at: number } | undefined;

  return () => {
    if (last === undefined || clock() - last.at >= CACHE_MS) last = { answer: isDown(arcadeUrl), at: clock() };
    return last.answer;
  };
}

async function isDown(arcadeUrl: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${arcadeUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    return UNREACHABLE_STATUSES.has(status);
  } catch (error) {
    return isRefused(error instanceof Error ? error.cause : undefined);
  }
}

/** Whether an error is a refused connection. A name with several addresses fails with one error for each of them. */
function isRefused(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.length > 0 && cause.errors.every(isRefused);
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
