// The command line of operators: `pnpm ops …`. It uses the database of DATABASE_URL, or else the embedded one, even
// beside a running gateway. Exits with 1 if the command fails.
import { once } from 'node:events';
import { userInfo } from 'node:os';
import { openDatabase } from '@parlor/database';
import { borrowDatabase } from '../borrowDatabase.ts';
import { loadConfig, type GatewayConfig } from '../config.ts';
import type { Database } from '../database.ts';
import { APP_ROLE } from '../databaseRoles.ts';
import type { MasterKeys } from '../masterKey/masterKeys.ts';
import { configuredMasterKeys } from '../masterKey/configuredMasterKeys.ts';
import { createLog } from '../log.ts';
import { createAccountViews } from '../modules/accountView/accountViews.ts';
import { createViewDesk } from '../modules/accountView/viewDesk.ts';
import { createContestDesk } from '../modules/contest/contestDesk.ts';
import { createContractDesk } from '../modules/agentContract/contractDesk.ts';
import { createAgentDesk } from '../modules/agent/agentDesk.ts';
import { createIdentityDesk } from '../modules/identityCheck/identityDesk.ts';
import { createAdjustmentDesk } from '../modules/adjustment/adjustmentDesk.ts';
import { createDepositDesk } from '../modules/deposit/depositDesk.ts';
import { createAccountService } from '../modules/member/account.service.ts';
import { createProviderDesk } from '../modules/provider/providerDesk.ts';
import { createCannedAnswers } from '../modules/support/cannedAnswers.ts';
import { createOperatorLogins } from '../modules/support/operatorLogins.ts';
import { createAnnouncementDesk } from '../modules/content/announcementDesk.ts';
import { createInboxDesk } from '../modules/inbox/inboxDesk.ts';
import { createFeedbackDesk } from '../modules/support/feedback.service.ts';
import { createSettingsEditor } from '../modules/merchant/settingsEditor.ts';
import { createMerchantService } from '../modules/merchant/merchant.service.ts';
import { createAffiliateDomainEditor } from '../modules/registration/affiliateDomainEditor.ts';
import { createPasswordHasher } from '../modules/member/passwordHasher.ts';
import { createPasskeyService } from '../modules/passkey/passkey.service.ts';
import { createReferralDesk } from '../modules/referral/referralDesk.ts';
import { createRewardDesk } from '../modules/reward/rewardDesk.ts';
import { createPlayLimitDesk } from '../modules/playLimit/playLimitDesk.ts';
import { createSecurityDesk } from '../modules/security/securityDesk.ts';
import { createWithdrawalDesk } from '../modules/withdrawal/withdrawalDesk.ts';
import { createProcessState } from '../shared/processState.ts';
import { createCatalogueContext } from './catalogueCommand.ts';
import { readCommand, type ParsedCommand, type ParsedProgram } from './command.ts';
import { areas, programsOf } from './opsAreas.ts';
import { createLogContext } from './logCommand.ts';

/** Returns the operator at the command line: the person behind `sudo`, or else the user of the machine. */
function operatorName(): string {
  try {
    return process.env['SUDO_USER'] ?? userInfo().username;
  } catch {
    // A user without a name has at least a number.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The dependencies of the commands. */
type OpsContext = ReturnType<typeof contextOn>;

async function onDatabase(run: (context: OpsContext) => Promise<string>): Promise<string> {
  const config = loadConfig(process.env);
  const borrowed = await borrowDatabase(config);
  try {
    const database = openDatabase<Database>(borrowed.url, {
      applicationName: 'parlor-ops',
      role: APP_ROLE,
      poolSize: 1,
      acquireTimeoutMs: 10_000,
    });
    try {
      return await run(contextOn(config, database));
    } finally {
      await database.close();
    }
  } finally {
    await borrowed.release();
  }
}

function contextOn(config: GatewayConfig, { db }: Pick<ReturnType<typeof openDatabase<Database>>, 'db'>) {
  const accounts = createAccountService({ db, clock: Date.now, passwords: createPasswordHasher() });
  const merchants = createMerchantService({
    db,
    config,
    clock: Date.now,
    log: createLog(config.logLevel, process.stderr),
  });
  return {
    settings: createSettingsEditor({ db }),
    affiliates: createAffiliateDomainEditor({ db, accounts }),
    withdrawalDesk: createWithdrawalDesk({ db, clock: Date.now }),
    identityDesk: createIdentityDesk({
      db,
      clock: Date.now,
      // Loads the keys only to open documents; other operations do not need them.
      masterKeys: { open: (sealed, place) => masterKeysOf(config).open(sealed, place) },
    }),
    playLimitDesk: createPlayLimitDesk({ db, clock: Date.now, accounts }),
    viewDesk: createViewDesk({ views: createAccountViews({ db, clock: Date.now }), accounts, merchants }),
    securityDesk: createSecurityDesk({
      db,
      accounts,
      passkeys: createPasskeyService({ db, clock: Date.now, shared: createProcessState({ clock: Date.now }) }),
    }),
    adjustments: createAdjustmentDesk({ db, clock: Date.now }),
    depositDesk: createDepositDesk({
      db,
      clock: Date.now,
      // Loads the keys only to open a picture; other operations do not need them.
      masterKeys: { open: (sealed, place) => masterKeysOf(config).open(sealed, place) },
    }),
    agentDesk: createAgentDesk({ db, clock: Date.now }),
    rewardDesk: createRewardDesk({
      db,
      clock: Date.now,
      // Loads the keys only to open a picture; other operations do not need them.
      masterKeys: { open: (sealed, place) => masterKeysOf(config).open(sealed, place) },
    }),
    contestDesk: createContestDesk({
      db,
      clock: Date.now,
      // Loads the keys only for the seed of a raffle.
      masterKeys: {
        seal: (text, place) => masterKeysOf(config).seal(text, place),
        open: (sealed, place) => masterKeysOf(config).open(sealed, place),
      },
    }),
    referralDesk: createReferralDesk({ db, clock: Date.now }),
    contractDesk: createContractDesk({
      db,
      clock: Date.now,
      merchants,
    }),
    cannedAnswers: createCannedAnswers({ db }),
    inboxDesk: createInboxDesk({ db, clock: Date.now }),
    announcementDesk: createAnnouncementDesk({ db, clock: Date.now }),
    feedbackDesk: createFeedbackDesk({ db, clock: Date.now }),
    operatorLogins: createOperatorLogins({ db, clock: Date.now, passwords: createPasswordHasher() }),
    ...createLogContext(db),
    ...createCatalogueContext(db),
    print,
    // Loads the keys only to seal a vendor's key.
    providerDesk: createProviderDesk({ db, masterKeys: () => masterKeysOf(config) }),
    operator: operatorName(),
  };
}

/** Writes to standard output and waits until its reader has room for more. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function masterKeysOf(config: GatewayConfig): MasterKeys {
  if (config.masterKey === undefined && config.databaseUrl !== undefined)
    throw new Error('MASTER_KEY is missing: give the key that the gateway seals with.');
  return configuredMasterKeys(config);
}

async function answer(parsed: ParsedCommand<OpsContext> | ParsedProgram): Promise<string> {
  if ('help' in parsed) return parsed.help;
  if ('run' in parsed) return onDatabase(parsed.run);
  const { text, isOk } = await parsed.program.run();
  if (!isOk) process.exitCode = 1;
  return text;
}

try {
  process.stdout.write(
    `${await answer(readCommand<OpsContext>(areas, process.argv.slice(2), programsOf(process.env)))}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
