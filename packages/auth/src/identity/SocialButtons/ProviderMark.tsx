import type { SocialProvider } from '../identityAdapter.ts';

/* The colours of these marks belong to their owners, so no theme changes them. */
const blue = '#4285f4';
const green = '#34a853';
const yellow = '#fbbc05';
const red = '#ea4335';
const facebookBlue = '#0866ff';

/** The mark of a provider, as large as the text. Decorative: the button has the name. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden focusable="false">
      {provider === 'google' ? (
        <g fill="none" strokeWidth="4.2">
          <path stroke={red} d="M4.9 7.9A8.2 8.2 0 0 1 17.6 6" />
          <path stroke={yellow} d="M4.9 7.9a8.2 8.2 0 0 0 0 8.2" />
          <path stroke={green} d="M4.9 16.1A8.2 8.2 0 0 0 17.3 18.3" />
          <path stroke={blue} d="M17.3 18.3A8.2 8.2 0 0 0 20.2 12H12" />
        </g>
      ) : (
        <>
          <circle cx="12" cy="12" r="11" fill={facebookBlue} />
          <path
            fill="#fff"
            d="M13.4 22.9v-8.2h2.7l.5-3.2h-3.2V9.4c0-1 .5-1.7 1.8-1.7h1.5V4.9c-.5-.1-1.3-.2-2.2-.2-2.6 0-4.3 1.6-4.3 4.4v2.4H7.4v3.2h2.8v8.2z"
          />
        </>
      )}
    </svg>
  );
}
