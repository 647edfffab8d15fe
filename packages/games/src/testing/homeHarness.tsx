import { fireEvent } from '@testing-library/react';
import { buildBrand, renderWithApp, type HarnessOptions } from '@parlor/testing';
import type { Brand } from '@parlor/ui-kit/brand';
import { sampleAnswers } from './sampleAnswers.ts';
import { Page } from '../pages/HomePage/HomePage.tsx';

/** Renders home with sample answers of the gateway; `answers` overrides them. */
export function openHome({ answers, ...options }: HarnessOptions = {}) {
  return renderWithApp(<Page />, { answers: { ...sampleAnswers, ...answers }, ...options });
}

/** A brand with these sections on home, in this order. */
export function brandWith(homeSections: Brand['layout']['homeSections'], layout: Partial<Brand['layout']> = {}): Brand {
  return {
    id: 'test',
    name: 'Test',
    defaultMode: 'dark',
    modes: ['dark'],
    logo: { mark: '', wordmark: '', icon: '' },
    imagery: buildBrand().imagery,
    layout: {
      bottomBar: 'flat',
      gameCard: 'edge',
      header: 'bar',
      banner: 'full',
      density: 'roomy',
      ...layout,
      homeSections,
    },
  };
}

/** Simulates the first touch, after which the page starts its deferred work. */
export function touchPage(): void {
  fireEvent.pointerDown(document.body);
}
