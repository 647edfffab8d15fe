/** One page of a record. */
export const page = <Item>(list: Item[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
