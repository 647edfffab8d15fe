import { useNavigate } from 'react-router';
import { useLazyListLiveTablesQuery } from '@parlor/api-client';
import type { LiveTable, SiteFrameMessage } from '@parlor/contract';
import { paths } from '@parlor/core';

/** The maximum length of a name that a game accepts. */
const MAX_NAME = 200;

const offerOf = (tables: readonly LiveTable[] | undefined): SiteFrameMessage => ({
  source: 'parlor-site',
  type: 'tables',
  tables: tables?.map(({ gameCode, gameName }) => ({ gameCode, name: gameName.slice(0, MAX_NAME) })) ?? null,
});

/**
 * The requests of a table in its frame: the list of other tables, and a switch to one of them. `post` sends an answer
 * to the frame.
 */
export function useOtherTables(
  post: (message: SiteFrameMessage) => void,
  isFreePlay: boolean,
): { list: () => Promise<void>; open: (gameCode: string) => Promise<void> } {
  const [readTables] = useLazyListLiveTablesQuery();
  const navigate = useNavigate();

  /** Returns the offered tables; undefined if they fail to load or the arcade does not answer the gateway. */
  async function offered(mayBeOld: boolean): Promise<LiveTable[] | undefined> {
    const { data, isError } = await readTables(undefined, mayBeOld);
    return data?.isReachable && !isError ? data.list : undefined;
  }

  return {
    async list() {
      post(offerOf(await offered(false)));
    },
    async open(gameCode) {
      const tables = await offered(true);
      const table = tables?.find((each) => each.gameCode === gameCode);
      if (!table) return post(offerOf(await offered(false)));
      // Replaces the history entry, so that Back leaves the tables at once.
      await navigate(paths.play(table.nodeId, { freePlay: isFreePlay }), {
        replace: true,
        state: { name: table.gameName },
      });
    },
  };
}
