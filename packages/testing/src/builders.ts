import { limitKinds, limitPeriods, type LimitKind, type LimitPeriod } from '@parlor/contract';
import type {
  AgentSummary,
  BankCard,
  BankCards,
  Captcha,
  Identity,
  MemberInfo,
  Passkey,
  Passkeys,
  PlayLimit,
  PlayLimits,
  RegistrationSettings,
  SecurityOverview,
  SessionInfo,
  Sessions,
  Settings,
  SystemStatus,
} from '@parlor/contract';

import { NOW } from './now.ts';

export const buildSession = (over: Partial<SessionInfo> = {}): SessionInfo => ({
  token: 'test-token',
  merchantCode: 'SAMPLE',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
  ...over,
});

export const buildStatus = (over: Partial<SystemStatus> = {}): SystemStatus => ({
  location: { ip: '203.0.113.7' },
  maintenance: false,
  regionRestriction: false,
  ...over,
});

export const buildSettings = (over: Partial<Settings> = {}): Settings => ({
  merchantCode: 'SAMPLE',
  merchantName: 'Sample',
  brand: 'sample',
  currency: 'THB',
  timeZone: 'Asia/Bangkok',
  languages: ['EN', 'TY'],
  defaultLanguage: 'TY',
  statusReading: 'first',
  customerService: [],
  domainRoute: [],
  extraTopBarPaths: [],
  mobileTemplate: { mem_cen: '1', dep_func: '1' },
  resources: [],
  whitelabel: {
    TRANSBETREPMEM3: true,
    TRANSREC3: true,
    PERSREP: true,
    REWCEN3: true,
    MANPLAYREB3: true,
    SECPRIV: true,
    CBS3: true,
  },
  features: {
    phoneRetrieval: true,
    emailRetrieval: true,
    bettingReport: true,
    rewardCentre: true,
    vipBenefit: true,
    mobileCodeLogin: false,
    facebookLogin: false,
    googleLogin: false,
    forgotPassword: true,
    mailCentre: true,
    feedback: true,
    referral: true,
    trialLogin: true,
    share: true,
    speedTest: true,
    hideIosDownload: false,
  },
  mainDomain: '',
  imageCDNs: [''],
  identityProvider: null,
  smsCodes: 'gateway',
  gameOrigins: ['http://localhost:8081'],
  jackpotSource: 'animated',
  ...over,
});

/** A live chat at https://chat.test/, with its address encrypted as on the wire. */
export const sealedChat: Settings['customerService'][number] = {
  csType: 'LIVECHAT',
  title: 'Chat',
  path: 'Zg_1qjZid3pozc54mU_Zi2wcCArBienrPdFFPzEaxh3T_jBhr-gLe0MsUq3qZgAeKnHGUU',
};

/** Builds a device of an account, not the current one. */
export const buildDevice = (over: Partial<Sessions['list'][number]> = {}): Sessions['list'][number] => ({
  id: '0b5d0d5e-6a56-4a3c-9e0e-7d1c1b1f0a02',
  isCurrent: false,
  browser: 'Safari',
  system: 'macOS',
  model: '',
  clientAddress: '203.0.113.7',
  createdAt: NOW - 86_400_000,
  lastSeenAt: NOW,
  ...over,
});

export const buildMember = (over: Partial<MemberInfo> = {}): MemberInfo => ({
  id: '7',
  type: 0,
  account: 'player01',
  nickname: '',
  headIcon: '',
  merchantCode: 'SAMPLE',
  registeredAt: NOW,
  lastLoginAt: NOW,
  ...over,
});

/** Builds the security overview of a member who has set nothing up. */
export const buildSecurity = (over: Partial<SecurityOverview> = {}): SecurityOverview => ({
  paymentPassword: { isSet: false, lockedUntil: null, resetBy: 'service' },
  mobile: { masked: '', isVerified: false, canBind: true },
  email: { masked: '', isVerified: false, canBind: true },
  bankCards: { count: 0, first: null },
  passkeys: 0,
  ...over,
});
/** Builds the security overview of a member who has set everything up. */
export const buildFullSecurity = (over: Partial<SecurityOverview> = {}): SecurityOverview =>
  buildSecurity({
    paymentPassword: { isSet: true, lockedUntil: null, resetBy: 'sms' },
    mobile: { masked: '•••• 5678', isVerified: true, canBind: true },
    email: { masked: 'p•••@example.com', isVerified: true, canBind: true },
    bankCards: { count: 1, first: { bankCode: 'KBANK', lastFour: '0815' } },
    ...over,
  });
/** Builds a passkey that works where the tests and stories run. */
export const buildPasskey = (over: Partial<Passkey> = {}): Passkey => ({
  id: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0c01',
  name: 'My phone',
  addedAt: NOW,
  usedAt: null,
  host: globalThis.location?.hostname ?? 'localhost',
  ...over,
});
export const buildPasskeys = (list: Passkey[] = [buildPasskey()], over: Partial<Passkeys> = {}): Passkeys => ({
  list,
  canAdd: true,
  resetBy: 'sms',
  heldUntil: null,
  ...over,
});
/** Limits of a player who set none. `set` contains those that are set, by kind and period. */
export const buildPlayLimits = (
  set: Partial<Record<`${LimitKind} ${LimitPeriod}`, Partial<PlayLimit>>> = {},
  over: Partial<PlayLimits> = {},
): PlayLimits => ({
  currency: 'THB',
  limits: limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => ({
      kind,
      period,
      amount: null,
      used: '0.00',
      next: null,
      ...set[`${kind} ${period}`],
    })),
  ),
  raiseHours: 24,
  exclusion: null,
  reminder: { minutes: 60, latest: 60 },
  confirmBy: 'login',
  ...over,
});
/** Builds a member whose identity was never checked. */
export const buildIdentity = (over: Partial<Identity> = {}): Identity => ({
  state: 'NONE',
  reason: null,
  sentAt: null,
  decidedAt: null,
  pictures: [],
  minimumAge: 18,
  ...over,
});
export const buildBankCard = (over: Partial<BankCard> = {}): BankCard => ({
  id: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b01',
  bankCode: 'KBANK',
  lastFour: '0815',
  isDefault: true,
  isLocked: false,
  addedAt: NOW,
  ...over,
});
export const buildBankCards = (list: BankCard[] = [buildBankCard()], over: Partial<BankCards> = {}): BankCards => ({
  list,
  payeeName: list.length === 0 ? '' : 'Somchai Jaidee',
  isPayeeLocked: false,
  ...over,
});

export const buildAgentSummary = (over: Partial<AgentSummary> = {}): AgentSummary => ({
  account: 'agent01',
  affiliateCode: 'AGENT01',
  directMembers: 12,
  teamMembers: 48,
  ...over,
});

/** Builds a captcha picture: a PNG of one pixel. */
export const buildCaptcha = (over: Partial<Captcha> = {}): Captcha => ({
  image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  expirationTime: NOW + 300_000,
  ...over,
});

const off = { enabled: false, required: false, minLength: 0, maxLength: 60, patternId: 'any' } as const;
export const buildRegistrationSettings = (
  over: Partial<RegistrationSettings['regExp']> = {},
  rest: Partial<Omit<RegistrationSettings, 'regExp'>> = {},
): RegistrationSettings => ({
  methods: { username: true, mobile: false },
  minimumAge: 18,
  timeZone: 'Asia/Bangkok',
  ...rest,
  regExp: {
    username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 'username' },
    password: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 'password' },
    confirmPassword: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 'password' },
    captcha: { enabled: true, required: true, minLength: 1, maxLength: 6, patternId: 'alphanumeric' },
    paymentPassword: off,
    nickname: off,
    payeeName: off,
    email: { ...off, patternId: 'email' },
    mobileNum: off,
    idNumber: off,
    qqNum: off,
    facebook: off,
    wechat: off,
    line: off,
    whatsapp: off,
    zalo: off,
    birthday: off,
    recommenderId: off,
    affiliateCode: off,
    verificationCode: off,
    ...over,
  },
});
