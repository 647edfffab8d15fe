export const member = {
  title: { home: 'Account' },
};
