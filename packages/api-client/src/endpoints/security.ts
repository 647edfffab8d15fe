import type {
  AddBankCardBody,
  BankCards,
  BindEmailBody,
  BindMobileBody,
  ChangePaymentPasswordBody,
  HeadIcon,
  PayeeNameBody,
  RemoveBankCardBody,
  ResetPaymentPasswordBody,
  SecurityCode,
  SecurityCodeBody,
  SecurityOverview,
  SetPaymentPasswordBody,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** A change of bank cards returns the new list, and the overview shows its first card. */
const changesCards = {
  invalidatesTags: (cards: BankCards | undefined) => (cards ? (['BankCards', 'Security'] as const) : []),
};
/** A change of a password or a contact shows in the overview; so does an attempt that locked something. */
const changesSecurity = { invalidatesTags: ['Security'] as const };

/** Endpoints of the security centre. */
export const securityApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSecurity: build.query<SecurityOverview, void>({
      query: () => ({ route: 'getSecurity' }),
      providesTags: ['Security'],
    }),
    setPaymentPassword: build.mutation<unknown, SetPaymentPasswordBody>({
      query: (body) => ({ route: 'setPaymentPassword', body }),
      ...changesSecurity,
    }),
    changePaymentPassword: build.mutation<unknown, ChangePaymentPasswordBody>({
      query: (body) => ({ route: 'changePaymentPassword', body }),
      ...changesSecurity,
    }),
    resetPaymentPassword: build.mutation<unknown, ResetPaymentPasswordBody>({
      query: (body) => ({ route: 'resetPaymentPassword', body }),
      ...changesSecurity,
    }),
    sendSecurityCode: build.mutation<SecurityCode, SecurityCodeBody>({
      query: (body) => ({ route: 'sendSecurityCode', body }),
    }),
    bindMobile: build.mutation<unknown, BindMobileBody>({
      query: (body) => ({ route: 'bindMobile', body }),
      ...changesSecurity,
    }),
    bindEmail: build.mutation<unknown, BindEmailBody>({
      query: (body) => ({ route: 'bindEmail', body }),
      ...changesSecurity,
    }),
    listBankCards: build.query<BankCards, void>({
      query: () => ({ route: 'listBankCards' }),
      providesTags: ['BankCards'],
    }),
    addBankCard: build.mutation<BankCards, AddBankCardBody>({
      query: (body) => ({ route: 'addBankCard', body }),
      ...changesCards,
    }),
    removeBankCard: build.mutation<BankCards, RemoveBankCardBody>({
      query: (body) => ({ route: 'removeBankCard', body }),
      ...changesCards,
    }),
    setDefaultBankCard: build.mutation<BankCards, string>({
      query: (cardId) => ({ route: 'setDefaultBankCard', body: { cardId } }),
      ...changesCards,
    }),
    changePayeeName: build.mutation<BankCards, PayeeNameBody>({
      query: (body) => ({ route: 'changePayeeName', body }),
      ...changesCards,
    }),
    setNickname: build.mutation<unknown, string>({
      query: (nickname) => ({ route: 'setNickname', body: { nickname } }),
      invalidatesTags: ['Member'],
    }),
    setHeadIcon: build.mutation<HeadIcon, HeadIcon['headIcon']>({
      query: (headIcon) => ({ route: 'setHeadIcon', body: { headIcon } }),
      invalidatesTags: ['Member'],
    }),
  }),
});
