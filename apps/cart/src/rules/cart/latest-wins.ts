/**
 * One sender for many clicks: waits for a pause, sends only the newest value, one at a time.
 * Fifty clicks are one call, and an older answer can never overtake a newer wish.
 */
export function latestWins<Value>(
  send: (value: Value) => Promise<void>,
  { pause = 300 }: { readonly pause?: number } = {},
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let next: { readonly value: Value } | undefined
  let sending = false

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    if (sending) return
    sending = true
    try {
      while (next && timer === undefined) {
        const { value } = next
        next = undefined
        await send(value)
      }
    } finally {
      sending = false
    }
  }

  return {
    want(value: Value) {
      next = { value }
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    },
    /** Sends at once what is still waiting; for leaving the page or the field. */
    flush,
    /** Forgets what is still waiting. */
    cancel() {
      clearTimeout(timer)
      timer = undefined
      next = undefined
    },
    get waiting() {
      return next !== undefined
    },
  }
}
