import { Suspense, useState } from 'react';
import { useSession } from '@parlor/core';
import { features } from '../features.ts';
import { lazyPart } from './lazyPart.ts';

const greetings = features.flatMap(({ name, loginGreeting }) => (loginGreeting ? [{ name, isFor: loginGreeting.isFor, Content: lazyPart(loginGreeting.load) }] : []));

/** What features have to say after a login, once each. A session that was there when the page opened is no login, nor is one that goes on under new secrets. */
export function LoginGreetings() {
  const session = useSession();
  const [known, setKnown] = useState(session);
  const [logins, setLogins] = useState(0);
  if (session !== known) {
    setKnown(session);
    if (session && session.userName !== known?.userName) setLogins(logins + 1);
  }
  if (!session || logins === 0) return null;
  return greetings.filter(({ isFor }) => isFor(session.type)).map(({ name, Content }) => <Suspense key={`${logins} ${name}`} fallback={null}><Content /></Suspense>);
}
