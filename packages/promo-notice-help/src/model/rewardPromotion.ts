/**
 * Reads the promotion of an application from the address: `?{promotion id}`, as in links, or by name (`?id=`,
 * `?promotionId=`). Undefined if the address names none.
 */
export function rewardPromotion(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('promotionId') ?? query.get('id');
  if (named) return named;
  const bare = [...query].find(([key, value]) => value === '' && key !== 'promotionId' && key !== 'id');
  return bare?.[0] || undefined;
}
