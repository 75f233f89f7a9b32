/** Tells whether a text is new. It is forgotten once no signature of its time holds any more. */
export function seen(window: number): (text: string, seconds: number) => boolean {
  const until = new Map<string, number>()
  return (text, seconds) => {
    for (const [old, end] of until) {
      if (end > seconds) break
      until.delete(old)
    }
    if (until.has(text)) return false
    // A signature may be from the near future, so it holds for twice the window at most.
    until.set(text, seconds + 2 * window)
    return true
  }
}
