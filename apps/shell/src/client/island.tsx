import type { Island, LiveIsland, WidgetComponent } from '@galleria/federation'
import { useLayoutEffect, useRef, useState } from 'react'

/** A component around another framework's part of the page. What it throws, also later, goes to the boundary around it. */
export function islandComponent(island: Island): WidgetComponent {
  function IslandHost(props: Readonly<Record<string, unknown>>) {
    const element = useRef<HTMLDivElement>(null)
    const live = useRef<LiveIsland | null>(null)
    const shown = useRef(props)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    if (failure) throw failure.error
    useLayoutEffect(() => {
      const host = element.current
      if (!host) return
      const mounted = island.mount(host, shown.current, {
        isServed: host.childNodes.length > 0,
        onError: (error) => setFailure({ error }),
      })
      live.current = mounted
      // Presses and keys inside are for the island alone to hear (`page/hold-taps.ts`).
      host.dataset.island = ''
      return () => mounted.unmount()
    }, [])
    useLayoutEffect(() => {
      if (shown.current === props) return
      shown.current = props
      live.current?.update(props)
    }, [props])
    return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={keep} />
  }
  return IslandHost
}

/** React leaves the inside alone, also when it hydrates. */
const keep = { __html: '' }
