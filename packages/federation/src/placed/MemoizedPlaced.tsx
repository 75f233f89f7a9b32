import { memo } from 'react'
import { Placed } from './Placed.tsx'

/** Ignores the fallback, which is new markup at each render and says nothing about the widget. */
export const MemoizedPlaced = memo(
  Placed,
  (a, b) =>
    a.name === b.name &&
    a.load === b.load &&
    a.environment === b.environment &&
    equal(a.props as Record<string, unknown>, b.props as Record<string, unknown>),
)

function equal(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]))
}
