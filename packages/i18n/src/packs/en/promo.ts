export const promo = {
  title: { activity: 'Promotions' },
};
