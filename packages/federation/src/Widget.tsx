import { type ReactNode, useContext } from 'react'
import { MemoizedPlaced } from './placed/MemoizedPlaced.tsx'
import { type LoadTime, WidgetEnvironmentContext } from './widget-environment.ts'
import type { WidgetName, Widgets } from './widgets.ts'

export type WidgetProps<Name extends WidgetName> = {
  readonly name: Name
  /** Shown while the widget loads, and for good when its module is absent or fails. */
  readonly fallback?: ReactNode
  /**
   * When its code is fetched in the browser: with the page, or when needed.
   * `interaction` keeps the server's HTML until the shopper points, focuses or taps, or has a session worth showing.
   */
  readonly load?: LoadTime
} & Widgets[Name]

/** Places another team's widget by name. An absent or failing one leaves its fallback and breaks nothing. */
export function Widget<Name extends WidgetName>({
  name,
  fallback = null,
  load = 'eager',
  ...props
}: WidgetProps<Name>): ReactNode {
  const environment = useContext(WidgetEnvironmentContext)
  if (!environment) return fallback
  return (
    <MemoizedPlaced environment={environment} name={name} fallback={fallback} load={load} props={props} />
  )
}
