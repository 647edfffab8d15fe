/** How lists are paged: from 1, as long as the gateway says that there are more. */
export const pages = {
  initialPageParam: 1,
  getNextPageParam: (last: { pageNum: number; totalPages: number }) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
};
