import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Identity } from '@parlor/contract';
import {
  buildFullSecurity,
  buildIdentity,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './IdentityPage.tsx';

afterEach(cleanup);

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], name, { type: 'image/png' });

/** Opens the page with a gateway that stores the check. */
function open(first: Identity = buildIdentity(), { answers, ...options }: HarnessOptions = {}) {
  let identity = first;
  const sent: unknown[] = [];
  const result = renderWithApp(<Page />, {
    route: '/m/securityCenter/identity',
    session: buildSession(),
    ...options,
    answers: {
      getSecurity: buildFullSecurity(),
      getIdentity: () => identity,
      putIdentityPicture: () => {
        identity = { ...identity, pictures: ['front', 'back', 'selfie'] };
        return identity;
      },
      sendIdentity: ({ body }: MockRequest) => {
        sent.push(body);
        identity = { ...identity, state: 'PENDING', sentAt: Date.UTC(2026, 10, 20), pictures: [] };
        return identity;
      },
      ...answers,
    },
  });
  return {
    ...result,
    sent,
    /** The calls that the page makes, accepted or refused. */
    calls: () => Object.values(result.store.getState().api.mutations).map((call) => call?.endpointName),
  };
}

async function fill() {
  await userEvent.type(await screen.findByLabelText('Full name'), 'Somchai Jaidee');
  await userEvent.type(screen.getByLabelText('Document number'), '1100700123456');
  await userEvent.type(screen.getByLabelText('Date of birth'), '1990-07-15');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send to be checked' }));

describe('IdentityPage', () => {
  it('MEM-06 sends the form once the images are uploaded, and shows that the check is pending', async () => {
    const { sent } = open();
    await fill();
    const [front] = screen.getAllByLabelText('Add picture');
    await userEvent.upload(front as HTMLElement, png('front.png'));
    expect(await screen.findByRole('img', { name: 'front.png' })).toBeShown();
    await send();
    expect(await screen.findByText('We are checking your documents')).toBeShown();
    expect(sent).toEqual([
      {
        name: 'Somchai Jaidee',
        documentType: 'id_card',
        documentNumber: '1100700123456',
        birthDate: '1990-07-15',
      },
    ]);
  });

  it('MEM-06 asks for the back of the document unless it is a passport, and for a selfie', async () => {
    open();
    expect(await screen.findByText('Back of the document')).toBeShown();
    await userEvent.selectOptions(screen.getByLabelText('Document'), 'passport');
    expect(screen.queryByText('Back of the document')).toBeNull();
    expect(screen.getByText('You with the document in your hand')).toBeShown();
  });

  it('MEM-06 reports each missing field and image, and sends nothing', async () => {
    const { calls } = open();
    await screen.findByLabelText('Full name');
    await send();
    expect(await screen.findAllByText('This picture is missing')).toHaveLength(3);
    expect(screen.getAllByText('Please fill this in')).toHaveLength(3);
    expect(calls()).toEqual([]);
  });

  it('MEM-06 rejects a player under 18 and sends nothing', async () => {
    const { calls } = open();
    await fill();
    await userEvent.clear(screen.getByLabelText('Date of birth'));
    await userEvent.type(screen.getByLabelText('Date of birth'), '2020-01-01');
    await send();
    expect(await screen.findByText('You must be at least 18 years old')).toBeShown();
    expect(calls()).toEqual([]);
  });

  it('MEM-06 shows why an image is rejected by the gateway or for its type', async () => {
    open(buildIdentity(), { answers: { putIdentityPicture: () => refusal('picture.unreadable') } });
    const [front] = await screen.findAllByLabelText('Add picture');
    await userEvent.upload(front as HTMLElement, png('front.png'));
    expect(await screen.findByText('The picture cannot be read. Take it again as JPEG or PNG.')).toBeShown();
    await userEvent.upload(
      screen.getAllByLabelText('Add picture')[0] as HTMLElement,
      new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }),
      { applyAccept: false },
    );
    await waitFor(() => expect(screen.getByText('Only JPEG and PNG are taken')).toBeShown());
  });

  it('MEM-06 shows the form with the reason for a rejection, and no form after an approval', async () => {
    const { unmount } = open(buildIdentity({ state: 'REFUSED', reason: 'document_expired' }));
    expect(await screen.findByText('The document has expired. Please send a valid one.')).toBeShown();
    expect(screen.getByRole('button', { name: 'Send to be checked' })).toBeShown();
    unmount();
    open(buildIdentity({ state: 'APPROVED', decidedAt: Date.UTC(2026, 10, 20) }));
    expect(await screen.findByText('Your identity is confirmed')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Send to be checked' })).toBeNull();
  });
});
