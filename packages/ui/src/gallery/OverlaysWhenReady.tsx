import { lazy, Suspense, useEffect, useState } from 'react'
import { Skeleton } from '../Skeleton.tsx'

const Overlays = lazy(() => import('./Overlays.tsx'))

/** After the first paint, as in the store: overlays are no part of what the server sends. */
export function OverlaysWhenReady() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const waiting = <Skeleton />
  return ready ? (
    <Suspense fallback={waiting}>
      <Overlays />
    </Suspense>
  ) : (
    waiting
  )
}
