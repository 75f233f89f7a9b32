interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null | undefined
}

/** Every page of a list, one after the other. */
export async function readAll<Item>(
  read: (cursorPaging: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = []
  for (let cursor: string | undefined; ; ) {
    const { items, next } = await read({ limit: 100, ...(cursor && { cursor }) })
    all.push(...items)
    if (!next) return all
    cursor = next
  }
}
