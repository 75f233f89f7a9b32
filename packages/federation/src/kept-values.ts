/** Part of the browser's `Storage` that a server has in its place. */
interface KeptValues {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

let kept: KeptValues | undefined

/** Values of the one page that this process draws, where the server keeps any. */
export const keptValues = (): KeptValues | undefined => kept

/**
 * For the shell's server: keeps what a browser without script cannot, for one page in a process that draws nothing else.
 * Answers what is kept then, by key. Without values nothing is kept from now on.
 */
export function keepValues(
  given: Readonly<Record<string, string>> | undefined,
): () => Readonly<Record<string, string>> | undefined {
  if (!given) {
    kept = undefined
    return () => undefined
  }
  const values = new Map(Object.entries(given))
  kept = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  return () => Object.fromEntries(values)
}
