/**
 * What the work answers, or undefined when that takes longer. The work goes on; when the call comes again its result is
 * replayed.
 */
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
