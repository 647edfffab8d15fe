import { useEffect } from 'react';
import type { FieldValues, UseFormWatch } from 'react-hook-form';
import { keepDraft, readDraft } from '@parlor/core';

/** Fields whose text is kept nowhere: what is secret, and what is good once. */
const unkept: readonly string[] = [
  'password',
  'confirmPassword',
  'newPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
];

/**
 * What a form begins with: what was typed into it in this tab and never sent, else what it begins with for everybody.
 */
export function draftValues<Values extends FieldValues>(form: string, empty: Values): Values {
  const draft = readDraft(form);
  return Object.fromEntries(
    Object.entries(empty).map(([field, value]) => [
      field,
      typeof value === 'string' && !unkept.includes(field) ? (draft[field] ?? value) : value,
    ]),
  ) as Values;
}

/**
 * Keeps what a player types into a form, so that another popup in its place, a session that ends or a reload does not
 * cost it.
 */
export function useDraft<Values extends FieldValues>(form: string, watch: UseFormWatch<Values>): void {
  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      // What the site filled in by itself was not typed.
      if (type !== 'change' || name === undefined || unkept.includes(name)) return;
      keepDraft(
        form,
        Object.fromEntries(
          Object.entries(values).filter(([field, value]) => typeof value === 'string' && !unkept.includes(field)),
        ),
      );
    });
    return unsubscribe;
  }, [form, watch]);
}
