import { Suspense, useState, type ComponentType } from 'react';
import type { SessionInfo } from '@parlor/contract';
import { useSession } from '@parlor/core';
import { useFullPack } from '@parlor/i18n';
import { features } from '../../features.ts';
import { lazyPart } from '../lazyPart.ts';

const greetings = features.flatMap(({ name, loginGreeting }) =>
  loginGreeting ? [{ name, isFor: loginGreeting.isFor, Content: lazyPart(loginGreeting.load) }] : [],
);

function Greeting({ Content }: { Content: ComponentType }) {
  useFullPack();
  return <Content />;
}

/**
 * Shows the greetings of features once after a login. A session that existed when the page opened, or a renewed token,
 * is not a login. This code loads after the page, so it receives the session with which the page opened.
 */
export function LoginGreetings({ sessionAtStart }: { sessionAtStart: SessionInfo | null }) {
  const session = useSession();
  const [known, setKnown] = useState(sessionAtStart);
  const [logins, setLogins] = useState(0);
  if (session !== known) {
    setKnown(session);
    if (session && session.userName !== known?.userName) setLogins(logins + 1);
  }
  if (!session || logins === 0) return null;
  return greetings
    .filter(({ isFor }) => isFor(session.type))
    .map(({ name, Content }) => (
      <Suspense key={`${logins} ${name}`} fallback={null}>
        <Greeting Content={Content} />
      </Suspense>
    ));
}
