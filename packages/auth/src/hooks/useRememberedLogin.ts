import { useEffect, useRef } from 'react';
import { recallLogin, type LoginMethod, type RememberedLogin } from '../model/rememberedLogin.ts';

/**
 * Reads what was remembered for a method when the form opens and whenever the method changes, and hands it to the form.
 */
export function useRememberedLogin(method: LoginMethod, onRecall: (login: RememberedLogin) => void): void {
  const latest = useRef(onRecall);
  useEffect(() => {
    latest.current = onRecall;
  });

  useEffect(() => {
    let isCurrent = true;
    const recall = async () => {
      const login = await recallLogin(method);
      if (login && isCurrent) latest.current(login);
    };
    void recall();
    return () => {
      isCurrent = false;
    };
  }, [method]);
}
