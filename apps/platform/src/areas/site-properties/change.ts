import { z } from 'zod'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { refuseOverwriting } from '../terms/revision/refuse-overwriting.ts'
import { siteProperties } from './read.ts'
import { isKnownTimeZone } from './time-zones.ts'

const TimeZone = z.string().max(50).refine(isKnownTimeZone, 'must be an IANA time zone such as Europe/Berlin')

export const UpdateSiteProperties = z.object({
  properties: z.object({ timeZone: TimeZone.optional() }),
})

interface Change extends z.output<typeof UpdateSiteProperties> {
  /** Mark of the properties that whoever changes them has seen; without it, whatever they are now. */
  readonly seen?: string | undefined
}

/**
 * What is not told stays.
 * @throws ApiError 409 where they are not what was `seen`
 */
export async function changeSiteProperties(
  trx: Trx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { properties, seen }: Change,
): Promise<void> {
  const date = { updatedAt: clock.now() }
  // There from now on, and locked by its writing: none writes over what another has just written.
  await trx
    .insertInto('siteProperties')
    .values({ id: 1, timeZone: config.firstTimeZone, ...date })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(date))
    .execute()
  const before = await siteProperties(trx, config)
  refuseOverwriting(before, seen)
  const { timeZone = before.timeZone } = properties
  await trx.updateTable('siteProperties').set({ timeZone }).where('id', '=', 1).execute()
}
