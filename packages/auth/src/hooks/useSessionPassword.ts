import { useEffect, useState } from 'react';
import { forgetSessionPassword, readSessionPassword } from '../model/sessionPassword.ts';

/**
 * The password with which the session began, if this tab remembers it. `isRead` once the storage was read. Call
 * `forget` if the password proves wrong.
 */
export function useSessionPassword(): { isRead: boolean; password: string | undefined; forget: () => void } {
  const [state, setState] = useState<{ isRead: boolean; password?: string }>({ isRead: false });

  useEffect(() => {
    let isUnmounted = false;
    const read = async () => {
      const password = await readSessionPassword();
      if (!isUnmounted) setState({ isRead: true, ...(password !== undefined && { password }) });
    };
    void read();
    return () => {
      isUnmounted = true;
    };
  }, []);

  const forget = () => {
    forgetSessionPassword();
    setState({ isRead: true });
  };
  return { isRead: state.isRead, password: state.password, forget };
}
