import { LoginForm } from '../components/LoginForm/LoginForm.tsx';

/** The member login at /m/login. */
export function Page() {
  return <LoginForm scope="member" />;
}
