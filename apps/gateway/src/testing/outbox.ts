import type { TestGateway } from './testGateway.ts';

/** The text of the newest message to a number or mailbox; '' when there is none. Messages wait in tests: nothing delivers them. */
export async function newestMessageTo(gateway: TestGateway, recipient: string): Promise<string> {
  const row = await gateway.deps.db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', recipient)
    .where('is_decoy', '=', false)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.body ?? '';
}

/** The code in the newest message to a number; '' when there is none. */
export async function newestCodeTo(gateway: TestGateway, number: string): Promise<string> {
  return /\d{6}/.exec(await newestMessageTo(gateway, number))?.[0] ?? '';
}
