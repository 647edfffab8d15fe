import type { ReactNode } from 'react';
import type { Language } from '@parlor/i18n';

/** Flags by language, drawn here: their colours are facts and no business of a brand's. */
export const flags: Partial<Record<Language, ReactNode>> = {
  EN: (
    <svg viewBox="0 0 36 24">
      <path fill="#012169" d="M0 0h36v24H0z" />
      <path stroke="#fff" strokeWidth="5" d="m0 0 36 24M36 0 0 24" />
      <path stroke="#c8102e" strokeWidth="2" d="m0 0 36 24M36 0 0 24" />
      <path stroke="#fff" strokeWidth="8" d="M18 0v24M0 12h36" />
      <path stroke="#c8102e" strokeWidth="5" d="M18 0v24M0 12h36" />
    </svg>
  ),
  TY: (
    <svg viewBox="0 0 36 24">
      <path fill="#a51931" d="M0 0h36v24H0z" />
      <path fill="#f4f5f8" d="M0 4h36v16H0z" />
      <path fill="#2d2a4a" d="M0 8h36v8H0z" />
    </svg>
  ),
};
