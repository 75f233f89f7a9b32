interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null | undefined
}

/** Reads all pages of a list, one after the other, up to the page that reaches `most` items. */
export async function readAll<Item>(
  read: (cursorPaging: { limit: number; cursor?: string }) => Promise<Page<Item>>,
  most = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const all: Item[] = []
  for (let cursor: string | undefined; ; ) {
    const { items, next } = await read({ limit: 100, ...(cursor && { cursor }) })
    all.push(...items)
    if (!next || all.length >= most) return all
    cursor = next
  }
}
