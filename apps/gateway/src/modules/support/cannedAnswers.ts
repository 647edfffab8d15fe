import type { Kysely } from 'kysely';
import { languageCodes } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { OperatorError } from '../merchant/operatorError.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
const TEXT_MAX = 1_000;

/** A text that operators of a merchant use often. */
export interface CannedAnswer {
  name: string;
  language: string;
  text: string;
}

/** Operations on canned answers. Throws OperatorError for invalid input. */
export interface CannedAnswers {
  /** Lists the answers of a merchant by name; those in `language` first, if given. */
  list(merchantCode: string, language?: string): Promise<CannedAnswer[]>;
  /** Saves an answer, replacing the text of the same name. */
  set(merchantCode: string, answer: CannedAnswer, operator: string): Promise<void>;
  remove(merchantCode: string, name: string, operator: string): Promise<void>;
}

/** Creates the operations on canned answers. */
export function createCannedAnswers({ db }: { db: Kysely<Database> }): CannedAnswers {
  const record = (connection: Kysely<Database>, merchantCode: string, name: string, operator: string, act: string) =>
    recordAct(connection, { area: 'support', subject: name, merchantCode, operator, act, details: {} });

  async function checkMerchant(merchantCode: string): Promise<void> {
    const known = await db.selectFrom('merchant').select('code').where('code', '=', merchantCode).executeTakeFirst();
    if (known === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
  }

  return {
    async list(merchantCode, language) {
      const answers = await db
        .selectFrom('support_canned_answer')
        .select(['name', 'language', 'text'])
        .where('merchant_code', '=', merchantCode)
        .orderBy('name')
        .orderBy('language')
        .execute();
      if (language === undefined) return answers;
      const isOwn = (answer: CannedAnswer): boolean => answer.language === language;
      return [...answers.filter(isOwn), ...answers.filter((answer) => !isOwn(answer))];
    },
    async set(merchantCode, { name, language, text }, operator) {
      const words = text.trim();
      if (!NAME.test(name)) throw new OperatorError(`"${name}" is not a name: 1 to 40 of a-z, 0-9, dash`);
      if (!languageCodes.some((code) => code === language))
        throw new OperatorError(`"${language}" is not a language: one of ${languageCodes.join(', ')}`);
      if (words === '' || words.length > TEXT_MAX) throw new OperatorError(`An answer has 1 to ${TEXT_MAX} characters`);
      await checkMerchant(merchantCode);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('support_canned_answer')
          .values({ merchant_code: merchantCode, name, language, text: words })
          .onConflict((conflict) =>
            conflict.columns(['merchant_code', 'name', 'language']).doUpdateSet({ text: words }),
          )
          .execute();
        await record(transaction, merchantCode, name, operator, 'set_canned_answer');
      });
    },
    async remove(merchantCode, name, operator) {
      await db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('support_canned_answer')
          .where('merchant_code', '=', merchantCode)
          .where('name', '=', name)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new OperatorError(`${merchantCode} has no answer ${name}`);
        await record(transaction, merchantCode, name, operator, 'remove_canned_answer');
      });
    },
  };
}
