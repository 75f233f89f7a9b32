import type { Island, LiveIsland } from '@galleria/federation'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Props = Readonly<Record<string, unknown>>

/** A component around another framework's part of the page. What it throws, also later, goes to the boundary around it. */
export function islandComponent(island: Island): ComponentType<never> {
  function IslandHost(props: Props) {
    const element = useRef<HTMLDivElement>(null)
    const live = useRef<LiveIsland | null>(null)
    const first = useRef(props)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    if (failure) throw failure.error
    useLayoutEffect(() => {
      const host = element.current
      if (!host) return
      const isServed = host.childNodes.length > 0
      const onError = (error: unknown) => setFailure({ error })
      const mounted = island.mount(host, first.current, { isServed, onError })
      live.current = mounted
      return () => mounted.unmount()
    }, [])
    useEffect(() => {
      if (first.current !== props) live.current?.update(props)
    }, [props])
    return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={keep} />
  }
  return IslandHost as ComponentType<never>
}

/** React leaves the inside alone, also when it hydrates. */
const keep = { __html: '' }
