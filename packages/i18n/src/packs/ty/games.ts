import type { Messages } from '../../messages.ts';
import type { games as english } from '../en/games.ts';

export const games: Messages<typeof english> = {
  title: { home: 'หน้าแรก' },
};
