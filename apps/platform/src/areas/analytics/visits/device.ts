import type { VisitDevice } from '@galleria/platform-client/entities/analytics'
import { isbot } from 'isbot'

/** Kind of device by the name that a browser has for itself; undefined for a robot, or without a name. */
export function deviceOf(userAgent: string | null): VisitDevice | undefined {
  if (!userAgent || isbot(userAgent)) return undefined
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'TABLET'
  return /Mobi|iPhone|Android/.test(userAgent) ? 'MOBILE' : 'DESKTOP'
}
