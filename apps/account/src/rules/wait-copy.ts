import { isTransientError, type PlatformError } from '@galleria/platform-client'
import type { Say } from '../messages/index.ts'

/** Text for a call that can be repeated later, with the minutes where the platform says them; undefined for other refusals. */
export function waitCopy(error: PlatformError, t: Say): string | undefined {
  const seconds = Number(error.details.applicationError?.data.retryAfterSeconds)
  if (error.status === 429 && seconds > 0) return t('look-up.wait', { minutes: Math.ceil(seconds / 60) })
  return isTransientError(error) ? t('outage.short') : undefined
}
