import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, renderWithApp, type HarnessOptions } from '@parlor/testing';
import { MobileField, type MobileValues } from './MobileField.tsx';

afterEach(cleanup);

const countries = {
  list: [
    { country: 'TH', countryDialingCode: '66' },
    { country: 'US', countryDialingCode: '1' },
    { country: 'CA', countryDialingCode: '1' },
  ],
};

function NumberForm({ start }: { start: Partial<MobileValues> }) {
  const { control } = useForm<MobileValues>({ defaultValues: { mobileNum: '', countryDialingCode: '', ...start } });
  const { mobileNum, countryDialingCode } = useWatch({ control });
  return (
    <>
      <MobileField control={control} />
      <output data-testid="sent">{`${countryDialingCode} ${mobileNum}`}</output>
    </>
  );
}
const show = (start: Partial<MobileValues> = {}, options: HarnessOptions = {}) =>
  renderWithApp(<NumberForm start={start} />, { answers: { listCountries: countries }, ...options });
const sent = () => screen.getByTestId('sent').textContent;
const picker = (name: string) => screen.findByRole('button', { name });

describe('MobileField', () => {
  it('REG-13 starts with the merchant’s country and passes digits and dialling code to the form', async () => {
    show();
    await picker('Country: Thailand +66');
    await userEvent.setup().type(screen.getByLabelText('Mobile number'), '081 234 5678');
    expect(sent()).toBe('66 0812345678');
  });

  it('REG-13 names the country in the player’s language', async () => {
    show({}, { language: 'TY' });
    expect(await picker('ประเทศ: ไทย +66')).toBeShown();
  });

  it('REG-13 distinguishes countries with the same dialling code and keeps the number', async () => {
    show({ mobileNum: '5551234567' });
    const user = userEvent.setup();
    await user.click(await picker('Country: Thailand +66'));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(await sheet.findByRole('combobox'), 'Canada');
    await user.keyboard('{Enter}');
    expect(await picker('Country: Canada +1')).toBeShown();
    expect(sent()).toBe('1 5551234567');
  });

  it('REG-13 restores the country of a remembered number, or the merchant’s if it is no longer offered', async () => {
    show({ mobileNum: '5551234567', countryDialingCode: '1' });
    await picker('Country: United States +1');
    cleanup();
    show({ mobileNum: '5551234567', countryDialingCode: '999' });
    await picker('Country: Thailand +66');
    await waitFor(() => expect(sent()).toBe('66 5551234567'));
  });

  it('REG-13 accepts a number if the country list fails to load, and retries on press', async () => {
    let isDown = true;
    show({}, { answers: { listCountries: () => (isDown ? refusal('system.unknown') : countries) } });
    const retry = await picker('Try again');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Mobile number'), '0812345678');
    expect(sent()).toBe(' 0812345678');
    isDown = false;
    await user.click(retry);
    await picker('Country: Thailand +66');
    expect(sent()).toBe('66 0812345678');
  });
});
