export const agent = {
  title: { home: 'Agency centre' },
};
