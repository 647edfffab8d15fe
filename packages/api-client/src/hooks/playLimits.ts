import { playLimitsApi } from '../endpoints/playLimits.ts';

/** Hooks of `playLimitsApi`. */
export const { useGetPlayLimitsQuery, useSetPlayLimitMutation, useTakeBreakMutation } = playLimitsApi;
