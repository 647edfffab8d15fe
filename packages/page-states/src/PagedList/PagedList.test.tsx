import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@parlor/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { PagedList } from './PagedList.tsx';

afterEach(cleanup);

const query = { isError: false, isFetching: false, hasNextPage: false, fetchNextPage: vi.fn(), refetch: vi.fn() };
const show = (state: Partial<Parameters<typeof PagedList<{ totalCount: number; list: string[] }>>[0]['query']>) =>
  renderWithApp(
    <PagedList query={{ ...query, ...state }} failed="The bets did not load" empty={<p>No bets</p>}>
      {(pages) => pages.flatMap(({ list }) => list).map((name) => <p key={name}>{name}</p>)}
    </PagedList>,
  );

it('an empty list shows its empty state', async () => {
  show({ currentData: { pages: [{ totalCount: 0, list: [] }] } });
  expect(await screen.findByText('No bets')).toBeShown();
});

it('a list that failed to load names it, and can be retried', async () => {
  const refetch = vi.fn();
  show({ isError: true, refetch });
  expect(await screen.findByRole('heading', { name: 'The bets did not load' })).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('another page is fetched on request, and a failure keeps the pages shown', async () => {
  const fetchNextPage = vi.fn();
  show({
    currentData: {
      pages: [
        { totalCount: 3, list: ['Dice'] },
        { totalCount: 3, list: ['Mines'] },
      ],
    },
    hasNextPage: true,
    isError: true,
    fetchNextPage,
  });
  expect(await screen.findByText('Dice')).toBeShown();
  expect(screen.getByText('Mines')).toBeShown();
  expect(screen.queryByRole('heading', { name: 'The bets did not load' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
