import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../../parts.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { createAsMember } from '../security/asMember.ts';
import type { PaymentPasswordService } from '../security/paymentPassword.service.ts';
import type { LoginService } from '../session/login.service.ts';
import type { PlayLimitService } from './playLimit.service.ts';
import type { PlayReminderService } from './playReminder.service.ts';

interface PlayLimitRoutesDeps extends Pick<GatewayParts, 'db'> {
  accounts: AccountService;
  logins: LoginService;
  paymentPasswords: PaymentPasswordService;
  playLimits: PlayLimitService;
  playReminders: PlayReminderService;
}

/** Registers the routes of players' limits and breaks (MEM-07), and of reminders (MEM-08). */
export function registerPlayLimitRoutes(
  app: FastifyInstance,
  { db, accounts, logins, paymentPasswords, playLimits, playReminders }: PlayLimitRoutesDeps,
): void {
  const asMember = createAsMember(accounts);

  /** Checks the payment password, or the login password of a player without one. */
  async function confirm(account: Account, password: string) {
    if (account.payment_password_hash !== null) return paymentPasswords.confirm(account.id, password);
    const confirmed = await logins.confirmPassword(account, password);
    if (isRefusal(confirmed)) return confirmed;
    return confirmed ? undefined : refuse('password.incorrect');
  }

  registerCall(app, 'getPlayLimits', (call) => asMember(call, (account) => playLimits.show(account, call.merchant)));
  registerCall(app, 'setPlayLimit', (call) =>
    asMember(
      call,
      async (account) =>
        (await playLimits.set(account, call.merchant, call.body)) ?? playLimits.show(account, call.merchant),
    ),
  );
  registerCall(app, 'setPlayReminder', (call) =>
    asMember(call, async (account) => {
      await playReminders.choose(account, call.body.minutes);
      return playLimits.show(account, call.merchant);
    }),
  );
  registerCall(app, 'getPlayReminder', (call) =>
    asMember(call, (account) => playReminders.show(account, call.merchant)),
  );
  registerCall(app, 'acknowledgePlayReminder', (call) =>
    asMember(call, (account) => playReminders.acknowledge(account, call.merchant, call.body.since)),
  );
  registerCall(app, 'takeBreak', (call) =>
    asMember(call, async (account) => {
      const { span, password } = call.body;
      const refusal = await confirm(account, password);
      if (refusal !== undefined) return refusal;
      await db.transaction().execute((on) => playLimits.exclude(on, account, call.merchant, { span, operator: null }));
      return playLimits.show(account, call.merchant);
    }),
  );
}
