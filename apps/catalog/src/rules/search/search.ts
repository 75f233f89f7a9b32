/** Search term, in one space-separated line; empty when there is none. */
export function searchTerm(search: URLSearchParams): string {
  return (search.get('q') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
}

/** Every word is in the name or begins the article number: the two text fields the query may look into cheaply. */
export function searchConditions(term: string): Readonly<Record<string, unknown>>[] {
  return term
    .split(' ')
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => ({ $or: [{ name: { $contains: word } }, { sku: { $startsWith: word } }] }))
}
