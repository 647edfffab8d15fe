/** Infinite-query options: pages start at 1 and end at `totalPages`. */
export const pages = {
  initialPageParam: 1,
  getNextPageParam: (last: { pageNum: number; totalPages: number }) =>
    last.pageNum < last.totalPages ? last.pageNum + 1 : undefined,
};
