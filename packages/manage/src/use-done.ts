import { useEffect, useEffectEvent, useRef } from 'react'
import type { Outcome } from './outcome.ts'

/** Calls `act` once for each submission that succeeded; a field is emptied then and not before, so that a failure loses no text. */
export function useDone(sent: Outcome | undefined, act: () => void): void {
  const onDone = useEffectEvent(act)
  const known = useRef<Outcome>(undefined)
  useEffect(() => {
    // React runs an effect twice while a page is developed.
    if (!sent?.done || known.current === sent) return
    known.current = sent
    onDone()
  }, [sent])
}
