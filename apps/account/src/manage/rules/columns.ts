/** Columns beside the name, in this order. */
export const columns = ['email', 'status', 'privacy', 'badges', 'joined', 'seen'] as const
export type Column = (typeof columns)[number]

const usual: readonly Column[] = ['email', 'status', 'badges', 'joined']

/** Columns named in the URL; the default ones where it names none. */
export function columnsOf(query: URLSearchParams): readonly Column[] {
  const named = query.getAll('column')
  return named.length ? columns.filter((each) => named.includes(each)) : usual
}
