import type { GamePage, LotteryHouse, MemberInfo, Settings, SystemStatus, Vendor } from '@parlor/contract';
import { localStore, readJson } from '@parlor/core';
import type { GatewayConnection } from './gatewayConnection.ts';

/** Answers stored between visits, by storage key (SYS-08). Only the first page of a list is stored. */
export interface StoredAnswers {
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
interface StoredAnswer {
  release: string;
  merchantCode: string;
  language: string;
  value: unknown;
}

function isStoredAnswer(value: unknown): value is StoredAnswer {
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
function storeAnswer(connection: GatewayConnection, key: string, value: unknown): void {
  const { release, merchantCode, language } = connection;
  localStore.write(key, JSON.stringify({ release, merchantCode, language: language(), value } satisfies StoredAnswer));
}

/** Returns the stored answer for this release, merchant and language. Reports and drops text that does not parse. */
export function readStored<Key extends keyof StoredAnswers>(
  connection: GatewayConnection,
  key: Key,
): StoredAnswers[Key] | undefined {
  const stored = readJson(localStore, key, isStoredAnswer);
  const isOurs =
    stored?.release === connection.release &&
    stored.merchantCode === connection.merchantCode &&
    stored.language === connection.language();
  // This release wrote it, so its shape is known.
  return isOurs ? (stored.value as StoredAnswers[Key]) : undefined;
}

/** Creates `onQueryStarted` for an endpoint whose answer is stored. Each function selects the part for its key. */
export function storeAs<Arg, Answer>(
  parts: { [Key in keyof StoredAnswers]?: (answer: Answer) => StoredAnswers[Key] | undefined },
  isKept: (arg: Arg) => boolean = () => true,
) {
  return async (
    arg: Arg,
    { queryFulfilled, extra }: { queryFulfilled: PromiseLike<{ data: Answer }>; extra: unknown },
  ): Promise<void> => {
    if (!isKept(arg)) return;
    const answered = await Promise.resolve(queryFulfilled).catch(() => undefined);
    if (!answered) return;
    for (const [key, pick] of Object.entries(parts)) storeAnswer(extra as GatewayConnection, key, pick(answered.data));
  };
}
