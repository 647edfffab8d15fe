import { Page as PageFrame } from '@parlor/ui-kit';
import { LoginForm } from '../components/LoginForm/LoginForm.tsx';

/** The agent login at /m/agent. */
export function Page() {
  return (
    <PageFrame>
      <LoginForm scope="agent" />
    </PageFrame>
  );
}
