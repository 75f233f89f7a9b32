import { useState } from 'react'
import type { Outcome } from '../outcome.ts'

/**
 * Idempotency key of the next submission. It stays until one has succeeded: a second press, or a retry after an answer
 * was lost, is the same submission.
 */
export function useIdempotencyKey(sent: Outcome | undefined): string {
  const [kept, setKept] = useState(() => ({ sent, key: crypto.randomUUID() as string }))
  if (kept.sent !== sent) setKept({ sent, key: sent?.done ? crypto.randomUUID() : kept.key })
  return kept.key
}
