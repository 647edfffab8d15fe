import type { AccountService } from '../member/account.service.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { siteOrigin } from '../password/resetLink.rules.ts';
import type { AccountViews } from './accountViews.ts';

/** Views of accounts by operators. Throws OperatorError for invalid requests. */
export function createViewDesk({
  views,
  accounts,
  merchants,
}: {
  views: AccountViews;
  accounts: Pick<AccountService, 'byName'>;
  merchants: Pick<MerchantService, 'byCode'>;
}) {
  async function settingsOf(merchantCode: string) {
    const merchant = await merchants.byCode(merchantCode);
    if (merchant === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
    return merchant.settings;
  }

  return {
    /**
     * Requests a view and returns its link, which works once and for ten minutes. If the settings have no address of
     * the merchant's site, the link begins with its path.
     */
    async open({
      merchantCode,
      name,
      operator,
      reason,
    }: {
      merchantCode: string;
      name: string;
      operator: string;
      reason: string;
    }): Promise<{ id: string; link: string }> {
      const settings = await settingsOf(merchantCode);
      const account = await accounts.byName(merchantCode, name);
      if (account === undefined) throw new OperatorError(`There is no account ${name} of ${merchantCode}`);
      const { id, token } = await views.open({ account, operator, reason });
      // The fragment never leaves the browser, so no log contains it.
      return { id, link: `${siteOrigin(settings, '', false) ?? ''}/m/view#view=${token}` };
    },
    /** Lists the latest views of a merchant's accounts. */
    async list(merchantCode: string) {
      await settingsOf(merchantCode);
      return views.list(merchantCode);
    },
    /** Ends a view. Throws OperatorError if it has already ended. */
    async end(id: string, operator: string): Promise<void> {
      if (!(await views.end(id, operator))) throw new OperatorError(`${id} is not an open view`);
    },
  };
}

export type ViewDesk = ReturnType<typeof createViewDesk>;
