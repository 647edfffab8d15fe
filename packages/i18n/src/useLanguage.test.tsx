import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { useLanguage } from './useLanguage.ts';

afterEach(cleanup);

function Picker() {
  const { t } = useTranslation();
  const { tag, setLanguage } = useLanguage();
  return (
    <button type="button" lang={tag} onClick={() => void setLanguage('TY')}>
      {t('shell.home')}
    </button>
  );
}

it("WL-01 I18N-02 a brand's messages apply after switching the language", async () => {
  const i18n = await createI18n(
    'EN',
    { EN: { 'common.shell.home': 'Market' }, TY: { 'common.shell.home': 'ตลาด' } },
    'first',
  );
  render(
    <I18nextProvider i18n={i18n}>
      <Picker />
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Market' }));
  expect((await screen.findByRole('button', { name: 'ตลาด' })).lang).toBe('th');
});
