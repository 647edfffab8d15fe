import type { FieldError } from 'react-hook-form';
import { useMessage } from '@parlor/i18n';
import { failureOf } from '../model/formFailures.ts';

/**
 * The error message of a field. Uses `bounds` if the failure has none. An empty field that only had the
 * focus has no error until the form is submitted.
 */
export function useFieldWords(
  wasSent: boolean,
): (error: FieldError | undefined, bounds?: { min: number; max: number }) => string | undefined {
  const message = useMessage();
  return (error, bounds) => {
    if (!error) return undefined;
    const { key, ...ownBounds } = failureOf(error);
    const isOnlyEmpty = key === 'validation.required' || key === 'validation.in_incorrect_password';
    return isOnlyEmpty && !wasSent ? undefined : message(`auth:${key}`, { ...bounds, ...ownBounds });
  };
}
