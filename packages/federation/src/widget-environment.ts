import type { Session } from '@galleria/auth'
import { type ComponentType, createContext } from 'react'
import type { SlotName, WidgetName } from './widgets.ts'

/** A component with any widget's props; `Widget` has checked them by name. */
export type WidgetComponent = ComponentType<Record<string, unknown>>

/** Services that the host of a page, the shell or a test, gives to widgets. */
export interface WidgetEnvironment {
  /** The component when it can be had at once; `null` when it will not come; `undefined` when it has to be fetched. */
  ready(name: WidgetName): WidgetComponent | null | undefined
  /** Fetches it. Rejects when the module is absent or broken. */
  load(name: WidgetName): Promise<WidgetComponent>
  /** True while hydrating HTML in which the server rendered this widget. */
  served(name: WidgetName): boolean
  /** Server: notes that the page holds the widget and when its code is wanted. */
  placed?(name: WidgetName, load: LoadTime): void
  /** A widget threw while rendering; resolves to what may be tried in its place. */
  failed?(name: WidgetName, error: unknown): Promise<WidgetComponent> | undefined
  /** Data of the widget's `loader`; `undefined` when it has none or failed. */
  data?(name: WidgetName): unknown
  /** Extensions that fill the slot, in order, by the names under which they are loaded. */
  extensions?(slot: SlotName): readonly string[]
  readonly session?: Pick<Session, 'role' | 'subscribe'>
}

export type LoadTime = 'eager' | 'idle' | 'visible' | 'interaction'

export const WidgetEnvironmentContext = createContext<WidgetEnvironment | null>(null)
