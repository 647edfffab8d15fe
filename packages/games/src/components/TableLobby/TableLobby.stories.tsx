import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LiveTable } from '@parlor/contract';
import { buildAnchor, buildLiveTable, buildLiveTables, buildMarkTable, PENDING, UNREACHABLE } from '@parlor/testing';
import { Page } from '@parlor/ui-kit';
import { expect, userEvent, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { TableLobby } from './TableLobby.tsx';

const meta = {
  title: 'Games/TableLobby',
  component: TableLobby,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page>
      <TableLobby />
    </Page>
  ),
} satisfies Meta<typeof TableLobby>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One table of each kind, with every mark of its kind among its results. */
const kinds: LiveTable[] = [
  buildLiveTable({
    road: 'brbtrrbrrrbbrbrrtrrbbbrrrrrr',
    good: { kind: 'run', side: 'banker', tone: 'red', length: 6 },
  }),
  buildMarkTable({ marks: '8 36 2 0 15 24 10 33 5 28 17 32'.split(' '), players: 3 }),
  buildMarkTable({
    gameName: 'Silk Sic Bo',
    kind: 'sic-bo',
    marks: '123 456 666 155 224 361 412 546'.split(' '),
  }),
  buildMarkTable({
    gameName: 'Fish Prawn Crab Emerald Salon',
    kind: 'fish-prawn-crab',
    marks: 'fpc rgt ffg tcr pgf crt'.split(' '),
  }),
  buildMarkTable({
    gameName: 'Opal Bull Bull',
    kind: 'bull-bull',
    marks: '0www 1lwl 5wwl 7lll 8wll 9llw 10lll 11lll 3wlw 2www 6lwl 4wlw'.split(' '),
  }),
  buildMarkTable({
    gameName: 'Live Onyx Money Wheel',
    kind: 'money-wheel',
    marks: '2 4 2 6.5 2 4 13 2 26 2 52 6.5'.split(' '),
  }),
  buildMarkTable({
    gameName: 'Jade Fan Tan VIP',
    kind: 'fan-tan',
    marks: '1 2 3 4 4 1 2 2 3 1 4 2 3 3 1 4 2 1 1 3 4 2 4 1'.split(' '),
  }),
  buildLiveTable({
    gameName: 'Night Dragon Tiger',
    kind: 'dragon-tiger',
    sides: ['dragon', 'tiger'],
    road: 'rbrbbrtb',
  }),
].map((table, index) => ({ ...table, nodeId: String(300_001 + index) }));

/** Hosts of the first tables; one with a good road. */
const hosts = ['Malee', 'Dara', 'Anong', 'Ratree'].map((name, index) =>
  buildAnchor({ id: `demo-${name.toLowerCase()}`, name, nodeId: String(300_001 + index) }),
);
const answering = (list: LiveTable[]) => ({
  listLiveTables: buildLiveTables({ list }),
  listAnchors: { list: hosts },
});
/** The number of tables in the catalogue. */
const many = Array.from({ length: 114 }, (_, index) => ({
  ...(kinds[index % kinds.length] as LiveTable),
  nodeId: String(300_001 + index),
}));

/** The first tables side by side, and a chip for each existing kind. */
export const Loaded: Story = { decorators: [storyApp({ answers: answering(many) })] };
/** All tables: only those near the viewport are in the document. */
export const Whole: Story = {
  decorators: [storyApp({ answers: answering(many) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Show all|ดูทั้งหมด)$/ }));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};
/** One table of each kind, all of them. */
export const Kinds: Story = {
  decorators: [storyApp({ answers: answering(kinds) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Show all|ดูทั้งหมด)$/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(kinds.length);
  },
};
/** The tables of one kind. */
export const OneKind: Story = {
  decorators: [storyApp({ answers: answering(many) })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: /^(Roulette|รูเล็ต)$/ }));
  },
};
/** No table has a good road. */
export const NoGoodRoad: Story = {
  decorators: [storyApp({ answers: answering([buildLiveTable()]) })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: /^(Good roads 0|เค้าดี 0)$/ }));
  },
};
/** The games have just started: results come a moment later than the tables. */
export const WithoutResults: Story = {
  decorators: [
    storyApp({
      answers: answering(
        kinds.map((table) => (table.form === 'road' ? { ...table, road: '', good: null } : { ...table, marks: [] })),
      ),
    }),
  ],
};
/** The skeleton of the tables. */
export const Loading: Story = { decorators: [storyApp({ answers: { listLiveTables: PENDING } })] };
/** A merchant without tables: renders nothing. */
export const Empty: Story = { decorators: [storyApp({ answers: answering([]) })] };
/** The arcade does not answer the gateway. */
export const Failed: Story = {
  decorators: [
    storyApp({ answers: { listLiveTables: buildLiveTables({ isReachable: false, serverTime: 0, list: [] }) } }),
  ],
};
/** The gateway cannot be reached. */
export const Offline: Story = { decorators: [storyApp({ answers: { listLiveTables: UNREACHABLE } })] };
