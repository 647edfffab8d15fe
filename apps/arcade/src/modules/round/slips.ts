import type { Currency } from '@parlor/contract';
import type { PlayProfile } from '../../arcadeApi.ts';
import type { Game, SlipLimits } from '../../games/game.ts';
import type { SittingChoice } from '../../games/seatTableGame.ts';
import { stakesOnOffer } from '../session/playProfile.ts';

/** The player of a stake, and the play profile. */
interface Staker {
  currency: Currency;
  profile: Pick<PlayProfile, 'maxStake'>;
}

/** Returns the limits of a game's slips within a profile; null for a game with a list of stakes. */
export function slipLimits({ slip }: Pick<Game, 'slip'>, { currency, profile }: Staker): SlipLimits | null {
  if (!slip) return null;
  const { unit, max } = slip.limitsOf(currency);
  const profileMax = profile.maxStake === null ? max : BigInt(profile.maxStake);
  return { unit, max: profileMax < max ? profileMax : max };
}

/** Whether an amount is a buy-in of a table: whole units of its base, within the buy-in limits. */
function isBuyInOnOffer(
  game: Pick<Game, 'seating' | 'stakesOf'>,
  staker: Staker,
  stake: bigint,
  choice: unknown,
): boolean {
  const { seating } = game;
  const base = BigInt((choice as SittingChoice).tableBase);
  if (!seating || !stakesOnOffer(game, staker).includes(base)) return false;
  const { least, most } = seating.buyIn;
  const { maxStake } = staker.profile;
  const isWithin = stake >= base * BigInt(least) && stake <= base * BigInt(most);
  return isWithin && stake % base === 0n && (maxStake === null || stake <= BigInt(maxStake));
}

/**
 * Whether a session may stake this on a choice that the game's rules have accepted. The stake of a slip is the sum of
 * its amounts, each of them a positive multiple of the unit; the stake of any other game is one on offer.
 */
export function isStakeOnOffer(
  game: Pick<Game, 'slip' | 'stakesOf' | 'seating'>,
  staker: Staker,
  stake: bigint,
  choice: unknown,
): boolean {
  if (game.seating) return isBuyInOnOffer(game, staker, stake, choice);
  const limits = slipLimits(game, staker);
  if (!game.slip || !limits) return stakesOnOffer(game, staker).includes(stake);
  const amounts = game.slip.amountsOf(choice);
  const isMultiple = amounts.every((amount) => amount > 0n && amount % limits.unit === 0n);
  const sum = amounts.reduce((total, amount) => total + amount, 0n);
  return isMultiple && sum > 0n && sum === stake && sum <= limits.max;
}
