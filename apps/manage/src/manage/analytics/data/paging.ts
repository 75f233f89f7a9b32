/** Rows of one page of a table. */
export const PAGE = 50
/** Rows of one request for a file. */
const CHUNK = 1000

/** Page of the address, which `?cursor=` counts from 1, and its part of the rows. */
export function pagingIn(query: URLSearchParams) {
  const page = Math.max(1, Math.trunc(Number(query.get('cursor') ?? 1)) || 1)
  return { page, paging: { limit: PAGE, offset: (page - 1) * PAGE } }
}

/** Rows for a file, one request after another, up to `most`. */
export async function allRows<Row>(
  read: (paging: { readonly limit: number; readonly offset: number }) => Promise<{ readonly rows: Row[] }>,
  most = 50_000,
): Promise<Row[]> {
  const all: Row[] = []
  for (let offset = 0; offset < most; offset += CHUNK) {
    const { rows } = await read({ limit: CHUNK, offset })
    all.push(...rows)
    if (rows.length < CHUNK) break
  }
  return all
}
