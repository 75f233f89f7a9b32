/** Entries of which a text has every word that was typed. */
export function foundBy<Entry>(
  entries: readonly Entry[],
  typed: string,
  textOf: (entry: Entry) => string,
): Entry[] {
  const words = typed.trim().toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  return entries.filter((entry) => {
    const text = textOf(entry).toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
