import { useRevalidator } from '@galleria/router'
import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two looks at something under way. */
const PAUSE = 1_000

/** Reads the page again and again while something is under way; never two reads at once. */
export function useFollow(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator()
  const look = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return
    const timer = setTimeout(look, PAUSE)
    return () => clearTimeout(timer)
  }, [isUnderWay, state])
}
