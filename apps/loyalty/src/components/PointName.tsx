import { createContext, useContext } from 'react'
import { useMessages } from '../messages/index.ts'
import { pointsText } from '../rules/point-name.ts'

/** The owner's own name of a point, for all that is on the page of their programme. */
export const PointName = createContext<string | undefined>(undefined)

/** So many points, in the language's words or by the owner's name. */
export function usePointsText(): (count: number) => string {
  const t = useMessages()
  const name = useContext(PointName)
  return (count) => pointsText(t, count, name)
}
