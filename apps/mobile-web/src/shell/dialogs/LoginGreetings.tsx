import { Suspense, useState, type ComponentType } from 'react';
import type { SessionInfo } from '@parlor/contract';
import { useSession } from '@parlor/core';
import { useWholePack } from '@parlor/i18n';
import { features } from '../../features.ts';
import { lazyPart } from '../lazyPart.ts';

const greetings = features.flatMap(({ name, loginGreeting }) =>
  loginGreeting ? [{ name, isFor: loginGreeting.isFor, Content: lazyPart(loginGreeting.load) }] : [],
);

function Greeting({ Content }: { Content: ComponentType }) {
  useWholePack();
  return <Content />;
}

/**
 * What features have to say after a login, once each. A session that was there when the page opened is no login, nor is
 * one that goes on under new secrets. This code arrives after the page, so it is told which session the page opened
 * with.
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
