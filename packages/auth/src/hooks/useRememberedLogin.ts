import { useEffect, useRef } from 'react';
import { recallLogin, type LoginMethod, type RememberedLogin } from '../model/rememberedLogin.ts';

/** Reads the remembered login of a method when the form opens or the method changes. */
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
