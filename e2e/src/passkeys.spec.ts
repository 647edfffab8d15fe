import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { PASSWORD, register } from './refusals.ts';

/** Adds an authenticator to the browser that approves everything. */
async function addAuthenticator(page: Page): Promise<{ devTools: CDPSession; authenticatorId: string }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devTools, authenticatorId };
}

test('MEM-04 a passkey confirms a new payment password, and without it the password is unchanged', async ({ page }) => {
  const { devTools, authenticatorId } = await addAuthenticator(page);
  await new Player(page).useFreshAddress();
  await register(page, 'key');

  await page.goto('/m/securityCenter/FundsPasswordBox');
  await page.getByLabel('New payment password', { exact: true }).fill('482913');
  await page.getByLabel('New payment password again').fill('482913');
  await page.getByLabel('Login password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set payment password' }).click();
  // A page that is left sooner takes the call with it.
  await expect(page.getByText('Your payment password is set')).toBeVisible();

  await page.goto('/m/securityCenter/passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('My phone');
  await dialog.getByLabel('Payment password').fill('482913');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'My phone' })).toBeVisible();

  const change = async (from: string, to: string) => {
    await page.goto('/m/securityCenter/FundsPasswordBox');
    await page.getByLabel('Present payment password').fill(from);
    await page.getByLabel('New payment password', { exact: true }).fill(to);
    await page.getByLabel('New payment password again').fill(to);
    await page.getByRole('button', { name: 'Change payment password' }).click();
  };
  await change('482913', '604185');
  await expect(page.getByText('Your payment password is changed')).toBeVisible();

  // The authenticator is lost.
  await devTools.send('WebAuthn.clearCredentials', { authenticatorId });
  await change('604185', '482913');
  await expect(page.getByText(/Your passkey did not confirm this/)).toBeVisible();
});
