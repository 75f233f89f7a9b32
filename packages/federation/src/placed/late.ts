import { whilePressed } from './while-pressed.ts'

/** Milliseconds until a widget that was too slow is asked for again: what was on its way may have come by then. */
export const pauses: readonly number[] = [2000, 8000, 30_000]

/** It was waiting that failed: what was asked for may yet come. */
export function isLate(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError'
  // As the bundler says it of a chunk.
  return (error as { readonly type?: unknown } | null)?.type === 'timeout'
}

/** Until nobody is in the host with a key or a finger: what comes late takes nothing out of a hand. */
export function whenFree(host: HTMLElement): () => Promise<void> {
  const released = whilePressed(host)
  return async () => {
    await released()
    while (host.contains(document.activeElement))
      await new Promise((resolve) => host.addEventListener('focusout', resolve, { once: true }))
  }
}
