import { sql } from 'kysely';
import type { InboxMessage, InboxPage, LanguageCode } from '@parlor/contract';
import type { TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { bucketOf } from '../../ledger/player.ts';
import { untilRead } from '../../ledger/testing/outboxReading.ts';
import { INBOX_READER } from '../inboxReader.ts';

/** Opens the inbox of NORTH, in three languages, and returns calls that write events and read the messages about them. */
export async function openInbox(gateway: TestGateway) {
  const services = () => gateway.app.gateway.services;
  const { merchants } = services();
  const settings = (await merchants.byCode('NORTH'))?.settings;
  await merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: {
      ...settings,
      languages: ['EN', 'TY', 'CN'],
      features: { mailCentre: true },
      whitelabel: { ...settings?.whitelabel, CBS3: true },
    },
  });
  gateway.advance(5_000);

  /** Writes the messages about all events so far. */
  async function readOutbox(): Promise<void> {
    await untilRead(gateway.database.db, INBOX_READER, () => services().inboxWork.readOutbox());
  }

  async function messagesOf(session: TestSession, language: LanguageCode = 'EN'): Promise<InboxMessage[]> {
    await readOutbox();
    const answer = await gateway.call('listMessages', { session, headers: { Language: language } });
    return (answer.envelope.value as InboxPage).list;
  }

  return {
    readOutbox,
    messagesOf,

    /** Lists titles without the welcome of a new account, newest first. */
    async titlesOf(session: TestSession, language?: LanguageCode): Promise<string[]> {
      return (await messagesOf(session, language))
        .map(({ title }) => title)
        .filter((title) => !/Welcome|ยินดีต้อนรับสู่|欢迎加入/.test(title));
    },

    /** Adds an event of a player to the outbox. */
    async publish(session: TestSession, topic: string, payload: object): Promise<void> {
      const { id } = session.account;
      const content = JSON.stringify({ merchantCode: 'NORTH', ...payload });
      await sql`select ledger_tell(${bucketOf({ accountId: id, merchantCode: 'NORTH' })}, ${topic}, ${id}, ${content}::jsonb)`.execute(
        gateway.database.db,
      );
    },
  };
}
