import type { FieldError, FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import type { FieldFailure, Failures } from '@parlor/contract';

/**
 * Converts a failure of the shared rules to a form error. It holds the key, so that the text follows the language.
 */
export function toFormError({ key, min, max }: FieldFailure): FieldError {
  return {
    type: key,
    types: { ...(min !== undefined && { min: String(min) }), ...(max !== undefined && { max: String(max) }) },
  };
}

/** Converts a form error back to its failure. */
export function failureOf({ type, types }: Pick<FieldError, 'type' | 'types'>): FieldFailure {
  const bound = (name: 'min' | 'max') => (types?.[name] === undefined ? {} : { [name]: Number(types[name]) });
  return { key: type, ...bound('min'), ...bound('max') };
}

/** Creates a form resolver from a validation function of the contract. */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => Failures<Path<Values>>,
): Resolver<Values> {
  return (values) => {
    const failures = Object.entries(check(values)) as [string, FieldFailure][];
    if (failures.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        failures.map(([field, failure]) => [field, toFormError(failure)]),
      ) as FieldErrors<Values>,
    };
  };
}
