import { defineLottery, type BoardTab, type Lottery } from '../../../shell/lottery/lotteryGame.ts';
import { raceFormOf } from '../forms.ts';
import { racePlays, runnersOf, type RaceForm, type RaceResult } from '../math.ts';
import { runnerChip } from './runnerChip.ts';
import { createRaceShow } from './show.ts';

const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word}${index + 1}`);
const tab = (name: string, ...plays: string[]): BoardTab => ({ name, plays });

function tabsOf(form: RaceForm): BoardTab[] {
  const runners = runnersOf[form];
  return [
    tab('tab.winner', 'place1', 'show'),
    tab('tab.sides', 'sumSide', ...numbered('side', runners)),
    tab('tab.sums', 'sum'),
    tab('tab.duels', ...numbered('duel', runners / 2)),
    tab('exacta', 'exacta'),
    tab('trifecta', 'trifecta'),
    tab('tab.any', 'quinella'),
    tab('tab.places', ...numbered('place', runners)),
  ];
}

/** Returns the race of a title. */
export function raceLotteryOf(code: string): Lottery {
  const form = raceFormOf(code);
  const values = numbered('', runnersOf[form]);
  return defineLottery<RaceResult>({
    form,
    plays: racePlays[form],
    tabs: tabsOf(form),
    createShow: (context) => createRaceShow(context, form),
    resultNodes: (order) => order.map((runner) => runnerChip(runner)),
    resultWords: (order) => order.join(', '),
    counted: [
      { label: (text) => text('countWinner'), values, isIn: (value, [winner]) => winner === Number(value) },
      { label: (text) => text('countShow'), values, isIn: (value, order) => order.indexOf(Number(value)) < 3 },
    ],
  });
}
