import { initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
  type Auth,
  type UserCredential,
} from '@firebase/auth';
import {
  IdentityError,
  type IdentityAdapter,
  type IdentityFailure,
  type IdentityProof,
  type IdentitySettings,
  type PhoneCheck,
  type SocialProvider,
} from './identityAdapter.ts';
import { allowProviderScripts } from './scriptPolicy.ts';

/** Maps error codes of the SDK. All others mean that the provider is unavailable. */
const failures: Record<string, IdentityFailure> = {
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/redirect-cancelled-by-user': 'cancelled',
  'auth/invalid-verification-code': 'codeIncorrect',
  'auth/missing-verification-code': 'codeIncorrect',
  'auth/code-expired': 'codeIncorrect',
  'auth/invalid-verification-id': 'codeIncorrect',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'tooMany',
  'auth/account-exists-with-different-credential': 'refused',
  'auth/user-disabled': 'refused',
  'auth/invalid-credential': 'refused',
  'auth/invalid-phone-number': 'refused',
  'auth/missing-phone-number': 'refused',
  'auth/captcha-check-failed': 'refused',
  'auth/admin-restricted-operation': 'refused',
};

/** Runs an SDK call and converts what it throws to an IdentityError. */
async function step<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof IdentityError) throw cause;
    const code = (cause as { code?: unknown }).code;
    throw new IdentityError((typeof code === 'string' ? failures[code] : undefined) ?? 'unavailable', { cause });
  }
}

/** Returns the user's proof and signs out of the provider at once: only the gateway keeps a session. */
async function proofOf(auth: Auth, { user }: UserCredential): Promise<IdentityProof> {
  const idToken = await user.getIdToken();
  await signOut(auth);
  return { idToken };
}

function providerOf(provider: SocialProvider): GoogleAuthProvider | FacebookAuthProvider {
  if (provider === 'facebook') {
    const facebook = new FacebookAuthProvider();
    facebook.addScope('email');
    return facebook;
  }
  const google = new GoogleAuthProvider();
  // Always shows the account chooser, because a phone may be shared.
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}

/** The time after which the bot check counts as abandoned, in ms; its window does not report that it was closed. */
const MACHINE_CHECK_MS = 120_000;

/** The hidden container of the bot check; its challenges open in a separate window. */
function machineCheckContainer(): HTMLElement {
  const container = document.createElement('div');
  container.hidden = true;
  document.body.append(container);
  return container;
}

/** Hides the frame through which the provider's window answers. It stays in the page. */
function hideAnsweringFrame(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'iframe[src*="/auth/iframe?"] { position: fixed; inline-size: 0; block-size: 0; border: 0; visibility: hidden; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Google's Firebase Authentication. The player's identity stays in memory: the provider stores no session in
 * the browser's storage.
 */
export function createFirebaseAdapter({
  apiKey,
  authDomain,
  projectId,
  emulatorUrl,
}: IdentitySettings): IdentityAdapter {
  allowProviderScripts();
  hideAnsweringFrame();
  const app = initializeApp({ apiKey, authDomain, projectId }, `parlor-${projectId}`);
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorUrl !== '') connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    signInWith: (provider) => step(async () => proofOf(auth, await signInWithPopup(auth, providerOf(provider)))),
    startPhone: (number) =>
      step(async (): Promise<PhoneCheck> => {
        auth.languageCode = document.documentElement.lang;
        const container = machineCheckContainer();
        const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
        let patience: ReturnType<typeof setTimeout> | undefined;
        const givenUp = new Promise<never>((_, reject) => {
          patience = setTimeout(() => reject(new IdentityError('cancelled')), MACHINE_CHECK_MS);
        });
        const sent = await Promise.race([signInWithPhoneNumber(auth, number, verifier), givenUp]).finally(() => {
          clearTimeout(patience);
          verifier.clear();
          container.remove();
        });
        let confirmed: { code: string; user: UserCredential['user'] } | undefined;
        return {
          confirm: (code) =>
            step(async () => {
              // The provider accepts a code once, but the player may have to send the form again.
              if (confirmed?.code === code) return { idToken: await confirmed.user.getIdToken(true) };
              const credential = await sent.confirm(code);
              confirmed = { code, user: credential.user };
              return proofOf(auth, credential);
            }),
        };
      }),
  };
}
