import type { LotteryForm, LotteryResult, LotteryResults } from '@parlor/contract';
import { buildLotteryRow, type MockAnswers, type MockRequest } from '@parlor/testing';

const DAY_MS = 86_400_000;
const LAST_DRAWN_AT = Date.UTC(2026, 10, 20, 11);
const LAST = 20_776;

const saigon = buildLotteryRow({ nodeId: '200005', displayName: 'Saigon daily', form: 'vietnam' });
const race = buildLotteryRow({
  nodeId: '200003',
  displayName: 'Minute race',
  gameType: 'ELOTT',
  form: 'cars',
  periodMs: 120_000,
});

/** The Vietnamese form with a play of each type. */
const vietnamForm: LotteryForm = {
  form: 'vietnam',
  name: 'Vietnamese lottery',
  about: 'Twenty-seven numbers, from the special prize to the seventh.',
  plays: [
    { play: 'special2', name: 'Special: last two', type: 'trad', pay: '95.00', isNumero: true },
    { play: 'onesSide', name: 'Special: sides of the ones', type: 'ent', pay: '1.90', isNumero: false },
  ],
};

/** A draw of the Vietnamese form; the special prize is its index. */
const vietnamDraw = (index: number): LotteryResult => ({
  index,
  drawnAt: LAST_DRAWN_AT - (LAST - index) * DAY_MS,
  prizes: [
    { prize: 'special', name: 'Special prize', numbers: [String(index).padStart(5, '0')] },
    { prize: 'prize1', name: 'First', numbers: ['48213'] },
    { prize: 'prize2', name: 'Second', numbers: ['90017', '33561'] },
    { prize: 'prize7', name: 'Seventh', numbers: ['07', '99', '12', '45'] },
  ],
});

const PAGE = 3;
/** Pages of results: thirty days of one draw each. */
function resultsOf({ query }: MockRequest): LotteryResults {
  const before = Math.min(Number(query.get('before') ?? LAST + 1), LAST + 1);
  const list = Array.from({ length: PAGE }, (_, at) => vietnamDraw(before - 1 - at));
  return {
    lottery: saigon,
    form: vietnamForm,
    list: query.has('day') ? list.slice(0, 1) : list,
    hasMore: !query.has('day') && before > LAST,
  };
}

/** Answers of the calls about lotteries. */
export const lotteryAnswers: MockAnswers = {
  listLotteryMenu: ({ query }: MockRequest) => ({
    list: [buildLotteryRow(), saigon, race].filter(({ gameType }) => gameType === query.get('gameType')),
  }),
  listNumero: { list: [{ ...saigon, plays: vietnamForm.plays.slice(0, 1) }] },
  listVnNumero: {
    list: [
      {
        ...saigon,
        plays: vietnamForm.plays.slice(0, 1),
        draws: 30,
        counts: Array.from({ length: 100 }, (_, number) => (number * 7) % 11),
      },
    ],
  },
  listRecentVn: { list: [{ ...saigon, last: vietnamDraw(LAST) }] },
  listLotteryResults: resultsOf,
};
