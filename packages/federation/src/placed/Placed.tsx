import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStartsHydrating } from '../use-is-hydrating.ts'
import { WidgetDataContext } from '../widget-data.ts'
import type { LoadTime, WidgetEnvironment } from '../widget-environment.ts'
import type { WidgetName } from '../widgets.ts'
import { inheritFocus } from './inherit-focus.ts'
import { isLate, pauses, whenFree } from './late-widget.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { whenWanted } from './when-wanted.ts'
import { whilePressed } from './while-pressed.ts'

export interface PlacedProps {
  readonly environment: WidgetEnvironment
  readonly name: WidgetName
  readonly fallback: ReactNode
  readonly load: LoadTime
  readonly props: object
}

const serverHtml = { __html: '' }

function hears(host: HTMLElement | null, by: 'inert' | 'live'): void {
  host?.setAttribute('data-hears', by)
  host?.dispatchEvent(new Event('galleria:hears', { bubbles: true }))
}

/**
 * Place in a page that another team's widget fills. Server-rendered HTML stays in the page, inert, until the
 * code is there: React is told not to look inside (decision 0062). Suspense is there for the server, where no error
 * boundary works.
 */
export function Placed({ environment, name, fallback, load, props }: PlacedProps): ReactNode {
  const element = useRef<HTMLSpanElement>(null)
  const isHydrating = useStartsHydrating()
  const [wasServed] = useState(() => environment.served(name))
  const [component, setComponent] = useState(() =>
    isHydrating && !wasServed ? undefined : environment.ready(name),
  )
  const [isInert] = useState(() => isHydrating && wasServed && !component)
  const inert = isInert && component === undefined
  environment.placed?.(name, load)

  const inherited = useRef<() => void>(undefined)
  const wanted = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (component !== undefined || !element.current) return
    const host = element.current
    // A fallback is alive by itself; only the server's HTML is not.
    const focus = isInert ? inheritFocus(host) : undefined
    const released = isInert ? whilePressed(host) : undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    const attempt = (tries: number) => {
      environment.load(name).then(
        async (loaded) => {
          await released?.()
          inherited.current = focus
          setComponent(() => loaded)
        },
        async (error: unknown) => {
          // Keep the server's HTML as long as its code may come: a press on it is done then.
          const pause = isInert && isLate(error) ? pauses[tries] : undefined
          if (pause !== undefined) {
            retry = setTimeout(attempt, pause, tries + 1)
            return
          }
          await released?.()
          setComponent(null)
          if (!isInert && isLate(error)) setLate(1)
        },
      )
    }
    const start = () => attempt(0)
    // Load now where there is no server HTML: only that can stand in for a widget until it is wanted.
    const when = whenWanted({
      host,
      load: isInert ? load : 'eager',
      session: environment.session,
      start,
    })
    wanted.current = when.now
    return () => {
      when.stop()
      clearTimeout(retry)
    }
  }, [component, environment, name, load, isInert])

  // Tell the page's script that presses are heard from now on: for a live widget by React, as soon as it is in the page; for an
  // inert one by the effect above. One in between would be heard twice, or not at all.
  useLayoutEffect(() => {
    if (!inert) hears(element.current, 'live')
  }, [inert])
  useEffect(() => {
    if (inert) hears(element.current, 'inert')
  }, [inert])

  // Retry a widget that timed out, after 2, 8 and 30 seconds, without holding the page back.
  const [late, setLate] = useState(0)
  useEffect(() => {
    const pause = pauses[late - 1]
    const host = element.current
    if (pause === undefined || !host) return
    const free = whenFree(host)
    let isOver = false
    const timer = setTimeout(() => {
      environment.load(name).then(
        async (loaded) => {
          await free()
          if (!isOver) setComponent(() => loaded)
        },
        (error: unknown) => {
          if (!isOver && isLate(error)) setLate(late + 1)
        },
      )
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [late, environment, name])

  // Before anything else can happen: a key pressed now must meet the text and the focus that were there.
  useLayoutEffect(() => {
    if (!component) return
    inherited.current?.()
    inherited.current = undefined
  }, [component])

  const first = useRef(props)
  useEffect(() => {
    if (first.current !== props) wanted.current?.()
  }, [props])

  const [tries, setTries] = useState(0)
  const failed = (error: unknown) => {
    environment.failed?.(name, error)?.then(
      (other) => {
        setComponent(() => other)
        setTries((count) => count + 1)
      },
      // Keep the fallback, because there is nothing else.
      () => undefined,
    )
  }

  if (inert) {
    return (
      <span
        key="served"
        ref={element}
        data-widget={name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={serverHtml}
      />
    )
  }
  const Component = component
  return (
    <span key={isInert ? 'live' : 'served'} ref={element} data-widget={name}>
      {Component ? (
        <Suspense fallback={fallback}>
          <WidgetBoundary key={tries} fallback={fallback} onError={failed}>
            <WidgetDataContext value={environment.data?.(name)}>
              <Component {...(props as Record<string, unknown>)} />
            </WidgetDataContext>
          </WidgetBoundary>
        </Suspense>
      ) : (
        fallback
      )}
    </span>
  )
}
