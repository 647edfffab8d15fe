import type { FieldError } from 'react-hook-form';
import { useMessage } from '@parlor/i18n';
import { failureOf } from '../model/formFailures.ts';

/**
 * What is wrong with a field, in words. `bounds` are named where the failure brings none of its own. Whoever only
 * passed through a field is not scolded for having left it empty: that is told once the form was sent.
 */
export function useFieldWords(
  wasSent: boolean,
): (error: FieldError | undefined, bounds?: { min: number; max: number }) => string | undefined {
  const message = useMessage();
  return (error, bounds) => {
    if (!error) return undefined;
    const { key, ...own } = failureOf(error);
    const isOnlyEmpty = key === 'validation.required' || key === 'validation.in_incorrect_password';
    return isOnlyEmpty && !wasSent ? undefined : message(`auth:${key}`, { ...bounds, ...own });
  };
}
