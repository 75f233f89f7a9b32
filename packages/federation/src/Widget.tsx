import type { ReactNode } from 'react'
import type { WidgetName, Widgets } from './widgets.ts'

export type WidgetProps<Name extends WidgetName> = {
  readonly name: Name
  /** Shown while the widget loads, and for good when its module is absent or fails. */
  readonly fallback?: ReactNode
  /**
   * When its code is fetched in the browser: with the page, or when needed.
   * `interaction` keeps the server's HTML until the shopper points, focuses or taps, or has a session worth showing.
   */
  readonly load?: 'eager' | 'idle' | 'visible' | 'interaction'
} & Widgets[Name]

/** Places another team's widget by name. An absent or failing one leaves its fallback and breaks nothing. */
export function Widget<Name extends WidgetName>({ fallback = null }: WidgetProps<Name>): ReactNode {
  return fallback
}
