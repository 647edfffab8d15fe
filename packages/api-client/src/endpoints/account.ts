import type { AgentSummary, Captcha, LoginBody, MemberInfo, RegisterBody, RegistrationSettings, SessionInfo } from '@parlor/contract';
import { sessionCleared, sessionStarted } from '@parlor/core';
import { baseApi } from '../baseApi.ts';
import { keepAs } from '../keptAnswers.ts';
import { personalTags } from '../tags.ts';

export const accountApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<SessionInfo, LoginBody>({
      query: (body) => ({ route: 'login', body }),
      invalidatesTags: (session) => (session ? [...personalTags] : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(sessionStarted(answer.data));
      },
    }),
    register: build.mutation<SessionInfo, RegisterBody>({
      query: (body) => ({ route: 'register', body }),
      invalidatesTags: (session) => (session ? [...personalTags] : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(sessionStarted(answer.data));
      },
    }),
    startTrial: build.mutation<SessionInfo, void>({
      query: () => ({ route: 'startTrial', body: {} }),
      invalidatesTags: (session) => (session ? [...personalTags] : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(sessionStarted(answer.data));
      },
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ route: 'logout' }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        // A gateway that does not answer cannot keep the player logged in here (AUTH-11).
        await queryFulfilled.catch(() => undefined);
        dispatch(sessionCleared());
      },
    }),
    getCaptcha: build.query<Captcha, void>({ query: () => ({ route: 'getCaptcha' }), keepUnusedDataFor: 0 }),
    getRegistrationSettings: build.query<RegistrationSettings, void>({ query: () => ({ route: 'getRegistrationSettings' }) }),
    checkUsername: build.query<{ available: boolean }, string>({ query: (username) => ({ route: 'checkUsername', query: { username } }), keepUnusedDataFor: 10 }),
    getMemberInfo: build.query<MemberInfo, void>({ query: () => ({ route: 'getMemberInfo' }), providesTags: ['Member'], onQueryStarted: keepAs({ memberInfo: (member) => member }) }),
    getAgentSummary: build.query<AgentSummary, void>({ query: () => ({ route: 'getAgentSummary' }), providesTags: ['Agent'] }),
  }),
});
