import { useEffect, useRef } from 'react';

/**
 * The part of WebOTP that is used here. Browsers without it offer the code above the keyboard because of the field's
 * `autocomplete`.
 */
interface CodeCredentials {
  get: (options: { otp: { transport: ['sms'] }; signal: AbortSignal }) => Promise<{ code?: string } | null>;
}

/**
 * Reads the code from the message that arrives after `sentCount` increased, if the browser supports it and the player
 * agrees.
 */
export function useIncomingCode(sentCount: number, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  useEffect(() => {
    if (sentCount === 0 || !('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const listen = async () => {
      try {
        const message = await (navigator.credentials as unknown as CodeCredentials).get({
          otp: { transport: ['sms'] },
          signal: controller.signal,
        });
        if (message?.code) latest.current(message.code);
      } catch {
        // Refused, timed out or aborted: the player types the code.
      }
    };
    void listen();
    return () => controller.abort();
  }, [sentCount]);
}
