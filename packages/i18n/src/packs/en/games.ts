export const games = {
  title: { home: 'Home' },
};
