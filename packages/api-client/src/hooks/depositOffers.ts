import { depositOffersApi } from '../endpoints/depositOffers.ts';

/** Hooks of `depositOffersApi`. */
export const { useListDepositOffersQuery } = depositOffersApi;
