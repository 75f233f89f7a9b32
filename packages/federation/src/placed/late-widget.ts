import { whilePressed } from './while-pressed.ts'

/** Milliseconds until a widget that was too slow is asked for again: what was on its way may have come by then. */
export const pauses: readonly number[] = [2000, 8000, 30_000]

/** Whether the error is a timeout, after which a retry may succeed. */
export function isLate(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError'
  // Shape of the bundler's error for a chunk that timed out.
  return (error as { readonly type?: unknown } | null)?.type === 'timeout'
}

/** Waits until nothing in the host is focused or pressed, so that a late widget interrupts nobody. */
export function whenFree(host: HTMLElement): () => Promise<void> {
  const released = whilePressed(host)
  return async () => {
    await released()
    while (host.contains(document.activeElement))
      await new Promise((resolve) => host.addEventListener('focusout', resolve, { once: true }))
  }
}
