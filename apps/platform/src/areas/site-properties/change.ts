import { z } from 'zod'
import { refuseOverwriting } from '../../base/input/refuse-overwriting.ts'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { lockSiteProperties, siteProperties, updateTimeZone } from './store.ts'
import { isKnownTimeZone } from './time-zones.ts'

const TimeZone = z.string().max(50).refine(isKnownTimeZone, 'must be an IANA time zone such as Europe/Berlin')

export const UpdateSiteProperties = z.object({
  properties: z.object({ timeZone: TimeZone.optional() }),
})

interface Change extends z.output<typeof UpdateSiteProperties> {
  /** ETag of the properties that the caller has seen; without it they are changed whatever they are now. */
  readonly seen?: string | undefined
}

/**
 * Changes the properties that are sent; the others stay.
 * @throws ApiError 409 where they are not what was `seen`
 */
export async function changeSiteProperties(
  trx: Trx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { properties, seen }: Change,
): Promise<void> {
  await lockSiteProperties(trx, config.firstTimeZone, clock.now())
  const before = await siteProperties(trx, config)
  refuseOverwriting(before, seen)
  const { timeZone = before.timeZone } = properties
  await updateTimeZone(trx, timeZone)
}
