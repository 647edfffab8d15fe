export const wallet = {
  title: { deposit: 'Deposit', gameRecord: 'Betting record' },
};
