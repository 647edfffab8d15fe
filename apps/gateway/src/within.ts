/** Resolves to the result of the work, or to undefined after `ms`. The work continues; a later failure is ignored. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const timer = Promise.withResolvers<undefined>();
  const timeout = setTimeout(() => timer.resolve(undefined), ms);
  try {
    return await Promise.race([work, timer.promise]);
  } finally {
    clearTimeout(timeout);
    work.catch(() => undefined);
  }
}
