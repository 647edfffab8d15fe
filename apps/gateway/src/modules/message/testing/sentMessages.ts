import type { TestGateway } from '../../../testing/testGateway.ts';

/** Lists messages to a number or an address that are not cleared yet, the newest first; decoys are marked. */
export async function messagesTo({ deps }: TestGateway, recipient: string) {
  return deps.db
    .selectFrom('message')
    .select(['channel', 'subject', 'body', 'html', 'is_decoy'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Returns the code in the newest message to a number, whether it is delivered or dropped. */
export async function codeSentTo(gateway: TestGateway, number: string): Promise<string> {
  const [newest] = await messagesTo(gateway, number);
  return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? '';
}

/** Returns the secret of the link in the newest mail to an address. */
export async function linkSentTo(gateway: TestGateway, address: string): Promise<string> {
  const [newest] = await messagesTo(gateway, address);
  return /#reset=([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? '';
}
