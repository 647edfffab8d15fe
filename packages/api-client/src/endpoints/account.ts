import type {
  AffiliateCheck,
  AgentSummary,
  BotChallenge,
  Captcha,
  ChangePasswordBody,
  ContractRequests,
  Countries,
  LoginBody,
  MemberInfo,
  PasswordLinkBody,
  RegisterBody,
  RegistrationMethod,
  RegistrationSettings,
  ResetByLinkBody,
  ResetByPhoneBody,
  SessionInfo,
  Sessions,
  SmsCode,
  SmsCodeBody,
} from '@parlor/contract';
import { sessionCleared, sessionStarted } from '@parlor/core';
import { baseApi } from '../baseApi.ts';
import { storeAs } from '../storedAnswers.ts';
import { personalTags } from '../tags.ts';

/** Starts the session after any login and drops the cached data of another account. */
async function startSession(
  _: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (action: ReturnType<typeof sessionStarted>) => unknown;
    queryFulfilled: Promise<{ data: SessionInfo }>;
  },
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(sessionStarted(answer.data));
}

/** The common part of calls that open a session. */
export const startsSession = {
  invalidatesTags: (session: SessionInfo | undefined) => (session ? [...personalTags] : []),
  onQueryStarted: startSession,
};

/** Endpoints of sessions, registration, passwords and members. */
export const accountApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<SessionInfo, LoginBody>({ query: (body) => ({ route: 'login', body }), ...startsSession }),
    register: build.mutation<SessionInfo, { method: RegistrationMethod; body: RegisterBody }>({
      query: ({ method, body }) => ({ route: method === 'mobile' ? 'registerMobile' : 'register', body }),
      ...startsSession,
    }),
    startTrial: build.mutation<SessionInfo, void>({
      query: () => ({ route: 'startTrial', body: {} }),
      ...startsSession,
    }),
    resetPasswordByPhone: build.mutation<SessionInfo, ResetByPhoneBody>({
      query: (body) => ({ route: 'resetPasswordByPhone', body }),
      ...startsSession,
    }),
    /** Rotates the secrets of this session and ends all others (AUTH-18). */
    changePassword: build.mutation<SessionInfo, ChangePasswordBody>({
      query: (body) => ({ route: 'changePassword', body }),
      invalidatesTags: (session) => (session ? ['Sessions'] : []),
      onQueryStarted: startSession,
    }),
    requestPasswordLink: build.mutation<unknown, PasswordLinkBody>({
      query: (body) => ({ route: 'requestPasswordLink', body }),
    }),
    resetPasswordByLink: build.mutation<unknown, ResetByLinkBody>({
      query: (body) => ({ route: 'resetPasswordByLink', body }),
    }),
    listSessions: build.query<Sessions, void>({ query: () => ({ route: 'listSessions' }), providesTags: ['Sessions'] }),
    endSession: build.mutation<unknown, string>({
      query: (sessionId) => ({ route: 'endSession', params: { sessionId } }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ route: 'endOtherSessions' }),
      invalidatesTags: ['Sessions'],
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ route: 'logout' }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        // Log out even if the gateway does not answer (AUTH-11).
        await queryFulfilled.catch(() => undefined);
        dispatch(sessionCleared());
        await import('../endPush.ts').then(({ endPush }) => endPush()).catch(() => undefined);
      },
    }),
    getCaptcha: build.query<Captcha, void>({ query: () => ({ route: 'getCaptcha' }), keepUnusedDataFor: 0 }),
    /** Single-use, so it is never cached. */
    getBotChallenge: build.query<BotChallenge, void>({
      query: () => ({ route: 'getBotChallenge' }),
      keepUnusedDataFor: 0,
    }),
    listCountries: build.query<Countries, void>({ query: () => ({ route: 'listCountries' }), keepUnusedDataFor: 3600 }),
    sendSmsCode: build.mutation<SmsCode, SmsCodeBody>({ query: (body) => ({ route: 'sendSmsCode', body }) }),
    checkAffiliate: build.query<AffiliateCheck, { code?: string; domain?: string }>({
      query: (query) => ({ route: 'checkAffiliate', query }),
    }),
    getRegistrationSettings: build.query<RegistrationSettings, void>({
      query: () => ({ route: 'getRegistrationSettings' }),
    }),
    checkUsername: build.query<{ available: boolean }, string>({
      query: (username) => ({ route: 'checkUsername', query: { username } }),
      keepUnusedDataFor: 10,
    }),
    getMemberInfo: build.query<MemberInfo, void>({
      query: () => ({ route: 'getMemberInfo' }),
      providesTags: ['Member'],
      onQueryStarted: storeAs({ memberInfo: (member) => member }),
    }),
    getContractRequests: build.query<ContractRequests, void>({
      query: () => ({ route: 'getContractRequests' }),
      providesTags: ['Agent', 'Contracts'],
    }),
    visitAffiliateUrl: build.mutation<object, string>({
      query: (code) => ({ route: 'visitAffiliateUrl', body: { code } }),
    }),
    getAgentSummary: build.query<AgentSummary, void>({
      query: () => ({ route: 'getAgentSummary' }),
      providesTags: ['Agent'],
    }),
  }),
});
