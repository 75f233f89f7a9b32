import { createContext, useContext } from 'react'
import type { WidgetLoader } from './define-module.ts'

export const WidgetDataContext = createContext<unknown>(undefined)

/** Data of this widget's own `loader`: `useWidgetData<typeof loader>()`. Absent when it failed. */
export function useWidgetData<Loader extends WidgetLoader>(): Awaited<ReturnType<Loader>> | undefined {
  return useContext(WidgetDataContext) as Awaited<ReturnType<Loader>> | undefined
}
