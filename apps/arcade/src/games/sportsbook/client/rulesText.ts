import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Stage } from '../../../shell/stage.ts';
import type { SportsLobby } from '../../../sportsApi.ts';

interface RuleParts {
  text: Text;
  money: (minor: bigint) => string;
  /** Undefined until the server has sent it. */
  lobby: () => SportsLobby | undefined;
}

/** Formats hundredths of a percent, such as "5 %". */
function percentOf(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2).replace(/\.?0+$/, '')} %`;
}

/** Creates the sportsbook's part of the rules sheet, from the server's limits of slips. */
export function sportsSheets({ text, money, lobby }: RuleParts): Pick<Stage, 'rules' | 'returns'> {
  return {
    rules() {
      const loaded = lobby();
      const limits = loaded && {
        legs: loaded.limits.legs,
        lines: loaded.limits.lines,
        stake: money(BigInt(loaded.limits.maxStake)),
        payout: money(BigInt(loaded.limits.maxPayout)),
      };
      const delays = loaded?.paces.map(({ betDelayMs }) => betDelayMs / 1000) ?? [];
      const keys = ['ruleSimulated', 'ruleSeeds', 'rulePrices', 'ruleBuilder', 'ruleSystem', 'ruleVoid', 'ruleCashOut'];
      return [
        element('h3', {}, text('simulated')),
        ...keys.map((key) => element('p', {}, text(key))),
        ...(delays.length > 0
          ? [element('p', {}, text('ruleDelay', { least: Math.min(...delays), most: Math.max(...delays) }))]
          : []),
        ...(limits ? [element('p', {}, text('ruleLimits', limits))] : []),
      ];
    },
    returns() {
      const loaded = lobby();
      if (!loaded) return [];
      return [
        {
          mode: text('everyPrice'),
          returned: text('aboutReturn', { percent: percentOf(10_000 - loaded.marginBasisPoints) }),
          best: money(BigInt(loaded.limits.maxPayout)),
        },
      ];
    },
  };
}
