import { z } from 'zod'
import { refuseOverwriting } from '../../../base/input/refuse-overwriting.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { termsChanged } from '../../../data/terms-revision/change.ts'
import { findSettings, standard, type TaxSettings, upsertSettings } from './store/settings.ts'

const Changes = z.object({
  mode: z.enum(['AUTO', 'MANUAL']).optional(),
  automatic: z.enum(['ON', 'OFF', 'FAILING']).optional(),
})

/** `seen`: fields as the caller has seen them, which must still be so. */
export const UpdateTaxSettings = z.object({ taxSettings: Changes, seen: Changes.optional() })
type Change = z.output<typeof UpdateTaxSettings>

export async function taxSettings(db: Db): Promise<TaxSettings> {
  const row = await findSettings(db)
  return row ?? standard
}

/**
 * Changes the settings; an absent field stays.
 * @throws ApiError 409 where a field of `seen` is another by now
 */
export async function changeTaxSettings(
  trx: Trx,
  { taxSettings: { mode, automatic }, seen }: Change,
): Promise<TaxSettings> {
  // First, for it lets one change pass at a time: none writes over what another has just written.
  await termsChanged(trx)
  refuseOverwriting(await taxSettings(trx), seen)
  const changes = { ...(mode ? { mode } : {}), ...(automatic ? { automatic } : {}) }
  return upsertSettings(trx, changes)
}
