import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { supportPictureContext } from '../../masterKey/sealedRecords.ts';
import { redrawPicture } from '../deposit/slipPicture.ts';

/** A re-encoded picture that is to be stored with its message. */
export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Pictures of conversations: re-encoded, and sealed in the database. */
export interface ChatPictures {
  /** Re-encodes the upload; undefined if it is not a picture. */
  draw(sent: Buffer): Promise<DrawnPicture | undefined>;
  /** Stores a picture of a conversation and returns its id. */
  store(
    transaction: Transaction<Database>,
    picture: DrawnPicture & { accountId: string; now: number },
  ): Promise<string>;
  /** Returns the picture of a message as JPEG; undefined if the message does not exist or is text. */
  find(accountId: string, seq: number): Promise<Buffer | undefined>;
}

/** Creates the store of pictures. */
export function createChatPictures({
  db,
  masterKeys,
}: {
  db: Kysely<Database>;
  masterKeys: Pick<MasterKeys, 'seal' | 'open'>;
}): ChatPictures {
  return {
    draw: (sent) => redrawPicture(sent),
    async store(transaction, { accountId, bytes, width, height, now }) {
      const id = randomUUID();
      const sealed = masterKeys.seal(bytes.toString('base64'), supportPictureContext(id));
      await transaction
        .insertInto('support_picture')
        .values({ id, account_id: accountId, sealed, width, height, added_at: new Date(now) })
        .execute();
      return id;
    },
    async find(accountId, seq) {
      const row = await db
        .selectFrom('support_message')
        .innerJoin('support_picture', 'support_picture.id', 'support_message.picture_id')
        .select(['support_picture.id', 'sealed'])
        .where('support_message.account_id', '=', accountId)
        .where('seq', '=', seq)
        .executeTakeFirst();
      return row && Buffer.from(masterKeys.open(row.sealed, supportPictureContext(row.id)), 'base64');
    },
  };
}
