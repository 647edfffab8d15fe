import { demoGames } from '@parlor/artwork/titles';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LotteryFormView, LotteryResultView, LotteryView } from '../drawApi.ts';
import { lotteryMenuOf, namedMenu, type LotteryMenu } from '../games/lotteryMenus.ts';
import type { Title } from '../games/titles.ts';
import type { Draws } from '../modules/draw/draws.ts';
import { timesOf } from '../modules/draw/drawSchedule.ts';
import { refuse } from './refusals.ts';

const resultsQuery = z.object({
  before: z.coerce.number<number>().int().min(0).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
});

interface LotteryDependencies {
  draws: Draws;
  titleOf: (gameCode: string) => Title | undefined;
}

/** Registers the public routes of lotteries: the list, the plays and the results. */
export function registerLotteryRoutes(app: FastifyInstance, { draws, titleOf }: LotteryDependencies): void {
  let menus: { forms: LotteryMenu[]; lotteries: LotteryView[] } | undefined;

  function readMenus(): NonNullable<typeof menus> {
    const forms = new Map<string, LotteryMenu>();
    const lotteries = demoGames().flatMap(({ gameCode, family }): LotteryView[] => {
      const menu = family === null ? undefined : lotteryMenuOf({ code: gameCode, family });
      const room = menu && draws.roomOf(gameCode);
      if (!room) return [];
      forms.set(menu.form, menu);
      return [{ gameCode, form: menu.form, schedule: room.schedule }];
    });
    return { forms: [...forms.values()], lotteries };
  }

  app.get('/arcade/api/lotteries', async (request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    // The menus depend on the catalogue, which does not change while the process runs.
    menus ??= readMenus();
    const forms = menus.forms.map((menu): LotteryFormView => namedMenu(menu, typeof lang === 'string' ? lang : ''));
    reply.header('Cache-Control', 'public, max-age=300');
    return { success: true, value: { forms, lotteries: menus.lotteries } };
  });

  app.get('/arcade/api/lotteries/:code/results', async (request, reply) => {
    const { code } = request.params as { code: string };
    const query = resultsQuery.safeParse(request.query);
    if (!query.success) return refuse(reply, 'bad_request');
    const title = titleOf(code);
    const menu = title && lotteryMenuOf(title);
    const room = draws.roomOf(code);
    if (!menu || !room) return refuse(reply, 'not_found');
    const past = await draws.past(room, query.data.limit, query.data.before);
    const list = past.map(({ index, result }): LotteryResultView => ({
      index,
      drawnAt: timesOf(room.schedule, index).revealsAt,
      prizes: menu.prizesOf(result),
    }));
    return { success: true, value: { list } };
  });
}
