import type { GamePage, LotteryHouse, MemberInfo, Settings, SystemStatus, Vendor } from '@parlor/contract';
import { localStore, readJson } from '@parlor/core';
import type { GatewayConnection } from './gatewayConnection.ts';

/** Answers stored between visits, by storage key (SYS-08). Only the first page of a list is stored. */
export interface KeptAnswers {
  status: SystemStatus;
  /** Settings without customer service, which has a key of its own. */
  setTemplate: Omit<Settings, 'customerService'>;
  service_link: Settings['customerService'];
  memberInfo: MemberInfo;
  getVassGameType: { list: Vendor[] };
  getGameLotts: { list: LotteryHouse[] };
  HOT_GAMES: GamePage;
  lottList: GamePage;
  elottList: GamePage;
}

/** A stored answer with the release, merchant and language for which it is valid. */
interface KeptAnswer {
  release: string;
  merchantCode: string;
  language: string;
  value: unknown;
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['release', 'merchantCode', 'language'].every(
      (key) => typeof (value as Record<string, unknown>)[key] === 'string',
    ) &&
    'value' in value
  );
}

/** Stores a part of an answer for the next visit. */
function keepAnswer(connection: GatewayConnection, key: string, value: unknown): void {
  const { release, merchantCode, language } = connection;
  localStore.write(key, JSON.stringify({ release, merchantCode, language: language(), value } satisfies KeptAnswer));
}

/** Returns the stored answer for this release, merchant and language. Reports and drops text that does not parse. */
export function readKept<Key extends keyof KeptAnswers>(
  connection: GatewayConnection,
  key: Key,
): KeptAnswers[Key] | undefined {
  const kept = readJson(localStore, key, isKeptAnswer);
  const isOurs =
    kept?.release === connection.release &&
    kept.merchantCode === connection.merchantCode &&
    kept.language === connection.language();
  // This release wrote it, so its shape is known.
  return isOurs ? (kept.value as KeptAnswers[Key]) : undefined;
}

/** Creates `onQueryStarted` for an endpoint whose answer is stored. Each function selects the part for its key. */
export function keepAs<Arg, Answer>(
  parts: { [Key in keyof KeptAnswers]?: (answer: Answer) => KeptAnswers[Key] | undefined },
  isKept: (arg: Arg) => boolean = () => true,
) {
  return async (
    arg: Arg,
    { queryFulfilled, extra }: { queryFulfilled: PromiseLike<{ data: Answer }>; extra: unknown },
  ): Promise<void> => {
    if (!isKept(arg)) return;
    const answered = await Promise.resolve(queryFulfilled).catch(() => undefined);
    if (!answered) return;
    for (const [key, pick] of Object.entries(parts)) keepAnswer(extra as GatewayConnection, key, pick(answered.data));
  };
}
