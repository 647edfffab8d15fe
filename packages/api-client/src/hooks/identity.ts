import { identityApi } from '../endpoints/identity.ts';

/** Hooks of `identityApi`. */
export const { useGetIdentityQuery, usePutIdentityPictureMutation, useSendIdentityMutation } = identityApi;
