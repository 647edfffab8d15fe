/**
 * The promotion for which a reward is asked: `?{promotion id}`, as links to it are written, or under a name (`?id=`,
 * `?promotionId=`). Undefined when the address names none.
 */
export function rewardPromotion(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('promotionId') ?? query.get('id');
  if (named) return named;
  const bare = [...query].find(([key, value]) => value === '' && key !== 'promotionId' && key !== 'id');
  return bare?.[0] || undefined;
}
