import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { buildCaptcha, refusal, renderWithApp } from '@parlor/testing';
import { CaptchaField } from './CaptchaField.tsx';

afterEach(cleanup);

function CaptchaForm() {
  const { register, resetField } = useForm({ defaultValues: { captcha: '' } });
  return <CaptchaField {...register('captcha')} onRefresh={() => resetField('captcha')} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

describe('CaptchaField', () => {
  it('REG-10 loads a captcha on mount, and a press on it loads a new one and clears the field', async () => {
    const pictures: number[] = [];
    renderWithApp(<CaptchaForm />, { answers: { getCaptcha: () => (pictures.push(1), buildCaptcha()) } });
    const picture = await screen.findByAltText<HTMLImageElement>('Picture with the verification code');
    expect(picture.src).toMatch(/^data:image\/png;base64,/);
    const user = userEvent.setup();
    await user.type(field(), '42');
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    await waitFor(() => expect(pictures).toHaveLength(2));
    expect(field().value).toBe('');
  });

  it('REG-10 AUTH-04 accepts only digits, 6 at most', async () => {
    renderWithApp(<CaptchaForm />, { answers: { getCaptcha: buildCaptcha() } });
    await userEvent.setup().type(field(), 'a1b2 345678');
    expect([field().value, field().inputMode]).toEqual(['123456', 'numeric']);
  });

  it('REG-10 shows an error if the captcha fails to load, and retries on press', async () => {
    let isDown = true;
    renderWithApp(<CaptchaForm />, {
      answers: { getCaptcha: () => (isDown ? refusal('system.unknown') : buildCaptcha()) },
    });
    expect(await screen.findByText('The picture did not load.')).toBeShown();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'New picture' }));
    expect(await screen.findByAltText('Picture with the verification code')).toBeShown();
  });
});
