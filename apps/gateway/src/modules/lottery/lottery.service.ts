import { type LotteryForm, type LotteryResults, type LotteryRow } from '@parlor/contract';
import type { NumeroLottery, RecentLottery, VnNumero } from '@parlor/contract';
import { lottery } from '@parlor/contract/schemas';
import type { z } from 'zod';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CatalogueScope } from '../catalogue/catalogueIndex.ts';
import { addDays, startOfDay } from '../reward/offerSpan.rules.ts';
import type { DrawMenus, DrawSource } from './drawSource.ts';
import { countEndings, firstDrawFrom, formOf, nextDrawAt, resultOf } from './lottery.rules.ts';

/** The form of the lotteries of Vietnam. */
const VIETNAM = 'vietnam';
/** The number of draws in a table of numbers. */
const COUNTED_DRAWS = 30;

type Unavailable = Refusal<'system.unavailable'>;

/**
 * Lotteries that a merchant offers, with the arcade's data about their draws. Refuses calls while the arcade does not
 * answer.
 */
export interface LotteryService {
  /** Lists every offered form, with its plays of one type or of both. */
  listForms: (scope: CatalogueScope, playType?: 'trad' | 'ent') => Promise<LotteryForm[] | Unavailable>;
  /** Lists lotteries in the order of the catalogue, with their next draw. */
  listLotteries: (scope: CatalogueScope, gameType?: 'LOTT' | 'ELOTT') => Promise<LotteryRow[] | Unavailable>;
  listNumero: (scope: CatalogueScope) => Promise<NumeroLottery[] | Unavailable>;
  listVnNumero: (scope: CatalogueScope) => Promise<VnNumero[] | Unavailable>;
  listRecentVn: (scope: CatalogueScope) => Promise<RecentLottery[] | Unavailable>;
  /** Lists results. `timeZone` is the time zone of the requested day. */
  listResults: (
    scope: CatalogueScope & { timeZone: string },
    query: z.output<typeof lottery.lotteryResultsQuery>,
  ) => Promise<LotteryResults | Refusal<'game.not_found'> | Unavailable>;
}

/** An offered lottery with its form. */
interface OfferedLottery {
  gameCode: string;
  row: LotteryRow;
  schedule: DrawMenus['lotteries'][number]['schedule'];
  form: DrawMenus['forms'][number];
}

/** Creates the service. */
export function createLotteryService({
  catalogue,
  draws,
  clock,
}: {
  catalogue: Pick<CatalogueService, 'listLotteryGames'>;
  draws: DrawSource;
  clock: () => number;
}): LotteryService {
  const unavailable = (): Unavailable => refuse('system.unavailable');

  async function listOffered(scope: CatalogueScope): Promise<OfferedLottery[] | undefined> {
    const menus = await draws.menus(scope.language);
    if (!menus) return undefined;
    const forms = new Map(menus.forms.map((form) => [form.form, form]));
    const known = new Map(menus.lotteries.map((entry) => [entry.gameCode, entry]));
    return catalogue.listLotteryGames(scope).flatMap(({ game, house, gameType }) => {
      const entry = known.get(game.gameCode);
      const form = entry && forms.get(entry.form);
      if (!form) return [];
      const { schedule } = entry;
      const row: LotteryRow = {
        nodeId: game.nodeId,
        displayName: game.displayName,
        house,
        gameType,
        form: form.form,
        isMaintained: game.isMaintained,
        periodMs: schedule.periodMs,
        next: nextDrawAt(schedule, clock()),
      };
      return [{ gameCode: game.gameCode, row, schedule, form }];
    });
  }

  async function listVietnamese(scope: CatalogueScope): Promise<OfferedLottery[] | undefined> {
    return (await listOffered(scope))?.filter(({ form }) => form.form === VIETNAM);
  }

  /** Reads a value for each of some lotteries; undefined if the arcade does not answer for one. */
  async function readEach<Value>(
    lotteries: readonly OfferedLottery[] | undefined,
    answer: (lottery: OfferedLottery) => Promise<Value | undefined>,
  ): Promise<Value[] | Unavailable> {
    const values = await Promise.all((lotteries ?? []).map(answer));
    return lotteries === undefined || values.includes(undefined) ? unavailable() : (values as Value[]);
  }

  return {
    async listForms(scope, playType) {
      const lotteries = await listOffered(scope);
      if (!lotteries) return unavailable();
      const forms = new Map(lotteries.map(({ form }) => [form.form, form]));
      return [...forms.values()].map((form) => formOf(form, ({ type }) => playType === undefined || type === playType));
    },
    async listLotteries(scope, gameType) {
      const lotteries = await listOffered(scope);
      return lotteries
        ? lotteries.map(({ row }) => row).filter((row) => gameType === undefined || row.gameType === gameType)
        : unavailable();
    },
    async listNumero(scope) {
      const lotteries = await listOffered(scope);
      if (!lotteries) return unavailable();
      return lotteries.flatMap(({ row, form }) => {
        const plays = form.plays.filter(({ isNumero }) => isNumero);
        return plays.length > 0 ? [{ ...row, plays }] : [];
      });
    },
    listVnNumero: async (scope) =>
      readEach(await listVietnamese(scope), async ({ gameCode, row, form }) => {
        const results = await draws.results(gameCode, { limit: COUNTED_DRAWS });
        return (
          results && {
            ...row,
            plays: form.plays.filter(({ isNumero }) => isNumero),
            draws: results.length,
            counts: countEndings(results),
          }
        );
      }),
    listRecentVn: async (scope) =>
      readEach(await listVietnamese(scope), async ({ gameCode, row, form }) => {
        const results = await draws.results(gameCode, { limit: 1 });
        const last = results?.[0];
        return results && { ...row, last: last ? resultOf(form, last) : null };
      }),
    async listResults(scope, { nodeId, day, before }) {
      // Only lotteries reach the arcade, so that the answer for other games does not depend on it.
      if (!catalogue.listLotteryGames(scope).some(({ game }) => game.nodeId === nodeId))
        return refuse('game.not_found');
      const lotteries = await listOffered(scope);
      if (!lotteries) return unavailable();
      const found = lotteries.find(({ row }) => row.nodeId === nodeId);
      if (!found) return refuse('game.not_found');
      const { gameCode, row, schedule, form } = found;
      const drawFrom = (date: string): number => firstDrawFrom(schedule, startOfDay(scope.timeZone, date));
      const first = day === undefined ? 0 : Math.max(0, drawFrom(day));
      const end = Math.min(before ?? Infinity, day === undefined ? Infinity : drawFrom(addDays(day, 1)));
      const page = { lottery: row, form: formOf(form), list: [], hasMore: false };
      if (end <= first) return page;
      const results = await draws.results(gameCode, {
        limit: lottery.LOTTERY_RESULTS_PAGE,
        ...(end < Infinity && { before: end }),
      });
      if (!results) return unavailable();
      const list = results.filter(({ index }) => index >= first);
      const last = list.at(-1);
      return {
        ...page,
        list: list.map((result) => resultOf(form, result)),
        hasMore: list.length === lottery.LOTTERY_RESULTS_PAGE && last !== undefined && last.index > first,
      };
    },
  };
}
