import { useContext } from 'react'
import { useMessages } from '../messages/index.ts'
import { PointName } from '../messages/point-name.ts'
import { pointsText } from '../rules/point-name.ts'

/** So many points, in the language's words or by the owner's name. */
export function usePointsText(): (count: number) => string {
  const t = useMessages()
  const name = useContext(PointName)
  return (count) => pointsText(t, count, name)
}
