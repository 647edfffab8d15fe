import type { GamePage, LotteryHouse, MemberInfo, Settings, SystemStatus, Vendor } from '@parlor/contract';
import { localStore, readJson } from '@parlor/core';
import type { GatewayConnection } from './gatewayConnection.ts';

/** What outlives a visit, by the keys of the specification (part 2); of lists the first page. */
export interface KeptAnswers {
  status: SystemStatus;
  /** The settings without the channels, which have a key of their own. */
  setTemplate: Omit<Settings, 'customerService'>;
  service_link: Settings['customerService'];
  memberInfo: MemberInfo;
  getVassGameType: { list: Vendor[] };
  getGameLotts: { list: LotteryHouse[] };
  HOT_GAMES: GamePage;
  lottList: GamePage;
  elottList: GamePage;
}

/** What stands under a key: the answer, and for whom it was. An answer of another release, merchant or language is not shown. */
interface KeptAnswer {
  release: string;
  merchantCode: string;
  language: string;
  value: unknown;
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return typeof value === 'object' && value !== null && ['release', 'merchantCode', 'language'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') && 'value' in value;
}

/** Keeps a part of an answer for the next visit. */
function keepAnswer(connection: GatewayConnection, key: string, value: unknown): void {
  const { release, merchantCode, language } = connection;
  localStore.write(key, JSON.stringify({ release, merchantCode, language: language(), value } satisfies KeptAnswer));
}

/** What was kept for this release, merchant and language; text that does not parse is reported and dropped. */
export function readKept<Key extends keyof KeptAnswers>(connection: GatewayConnection, key: Key): KeptAnswers[Key] | undefined {
  const kept = readJson(localStore, key, isKeptAnswer);
  const isOurs = kept?.release === connection.release && kept.merchantCode === connection.merchantCode && kept.language === connection.language();
  // The same release wrote it, so it has the form that this release reads.
  return isOurs ? (kept.value as KeptAnswers[Key]) : undefined;
}

/** `onQueryStarted` of an endpoint whose answer is kept: under each key the part of it that its function picks. */
export function keepAs<Arg, Answer>(parts: { [Key in keyof KeptAnswers]?: (answer: Answer) => KeptAnswers[Key] | undefined }, isKept: (arg: Arg) => boolean = () => true) {
  return async (arg: Arg, { queryFulfilled, extra }: { queryFulfilled: PromiseLike<{ data: Answer }>; extra: unknown }): Promise<void> => {
    if (!isKept(arg)) return;
    const answered = await Promise.resolve(queryFulfilled).catch(() => undefined);
    if (!answered) return;
    for (const [key, pick] of Object.entries(parts)) keepAnswer(extra as GatewayConnection, key, pick(answered.data));
  };
}
