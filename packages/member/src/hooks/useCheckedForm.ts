import { useRef, useState, type ChangeEvent } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import type { FieldFailure } from '@parlor/contract';
import { useMessage } from '@parlor/i18n';

/** The definition of a page's form. */
interface Options<Name extends string> {
  /** The fields in the order shown, with their initial values. */
  initial: Record<Name, string>;
  /** Validates the form before it is sent, by the same rules as the gateway. */
  check: (values: Record<Name, string>) => Partial<Record<Name, FieldFailure>>;
  /** Sends the form. */
  send: (values: Record<Name, string>) => Promise<{ error?: unknown }>;
  /** Called once the form was accepted. */
  onDone: () => void;
  /** Whether the input remains afterwards. Secrets are always cleared. */
  keepsInput?: boolean;
  /** Fields to which refusals belong, by error code; others are shown above the form. */
  refusals?: Partial<Record<string, Name>>;
}

/** The props of a field. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/** The state of a form that is validated on submit, and from then on while typing. */
export interface CheckedForm<Name extends string> {
  values: Record<Name, string>;
  field: (name: Name) => FieldBinding;
  setValue: (name: Name, value: string) => void;
  isSending: boolean;
  /** Why the gateway refused the form, if no field caused it. */
  problem: unknown;
  submit: () => Promise<void>;
}

/**
 * A form of the security centre. Input is kept only in memory, and secrets are cleared as soon as they were accepted.
 */
export function useCheckedForm<Name extends string>({
  initial,
  check,
  send,
  onDone,
  refusals = {},
  keepsInput = false,
}: Options<Name>): CheckedForm<Name> {
  const message = useMessage();
  const [values, setValues] = useState(initial);
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Name, FieldFailure>>>({});
  const [problem, setProblem] = useState<unknown>();
  const isBusy = useRef(false);
  const failures = wasSent ? { ...check(values), ...refused } : refused;

  const setValue = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _removed, ...others }) => others as typeof refused);
  };

  const showRefusal = (error: unknown) => {
    const code = isApiError(error) ? error.code : undefined;
    const refusedField = code === undefined ? undefined : refusals[code];
    const fields = (isApiError(error) ? error.value?.fields : undefined) as
      | Partial<Record<Name, FieldFailure>>
      | undefined;
    if (refusedField !== undefined) setRefused({ [refusedField]: { key: errorMessageKey(error) } } as typeof refused);
    else {
      setRefused(fields ?? {});
      setProblem(error);
    }
  };

  const submit = async () => {
    if (isBusy.current) return;
    setWasSent(true);
    setProblem(undefined);
    if (Object.keys(check(values)).length > 0) return;
    isBusy.current = true;
    setIsSending(true);
    const { error } = await send(values);
    isBusy.current = false;
    setIsSending(false);
    if (error !== undefined) return showRefusal(error);
    if (!keepsInput) setValues(initial);
    setWasSent(false);
    onDone();
  };

  const words = (failure: FieldFailure | undefined): string | undefined => {
    if (failure === undefined) return undefined;
    const { key, min, max } = failure;
    return message(key.startsWith('validation.') ? `security:${key}` : key, {
      ...(min !== undefined && { min }),
      ...(max !== undefined && min !== max && { max }),
    });
  };

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: words(failures[name]),
      onChange: (event) => setValue(name, event.target.value),
    }),
    setValue,
    isSending,
    problem,
    submit,
  };
}
