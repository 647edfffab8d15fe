import { useEffect } from 'react';
import type { FieldValues, UseFormWatch } from 'react-hook-form';
import { storeDraft, readDraft } from '@parlor/core';

/** Fields that drafts exclude: secrets and one-time values. */
const excludedFields: readonly string[] = [
  'password',
  'confirmPassword',
  'newPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
];

/** Returns the initial values of a form: its draft of this tab over the defaults. */
export function draftValues<Values extends FieldValues>(form: string, empty: Values): Values {
  const draft = readDraft(form);
  return Object.fromEntries(
    Object.entries(empty).map(([field, value]) => [
      field,
      typeof value === 'string' && !excludedFields.includes(field) ? (draft[field] ?? value) : value,
    ]),
  ) as Values;
}

/** Saves the input of a form as a draft. It survives a change of popup, the end of the session and a reload. */
export function useDraft<Values extends FieldValues>(form: string, watch: UseFormWatch<Values>): void {
  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      // Values that the site filled in are not saved.
      if (type !== 'change' || name === undefined || excludedFields.includes(name)) return;
      storeDraft(
        form,
        Object.fromEntries(
          Object.entries(values).filter(
            ([field, value]) => typeof value === 'string' && !excludedFields.includes(field),
          ),
        ),
      );
    });
    return unsubscribe;
  }, [form, watch]);
}
