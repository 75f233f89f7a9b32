import { applicationError } from '../../../../base/errors.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import { termsChanged } from '../../../../data/terms-revision/change.ts'
import { SHIPPO_APP_ID } from '../shippo/postal-offers.ts'
import { deleteFailing, findCarriers, findFailing, insertFailing } from './store.ts'

interface CarrierState {
  readonly id: string
  /** Titles of the options that are its own. */
  readonly titles: string[]
  readonly state: 'ON' | 'FAILING'
}

/** Carriers and whether their service answers. */
export async function carriersOf(db: Db): Promise<CarrierState[]> {
  const options = await findCarriers(db)
  const failing = await findFailing(db)
  const byCarrier = Map.groupBy(options, ({ carrierId }) => carrierId)
  return [...new Set([...byCarrier.keys(), SHIPPO_APP_ID])].map((id) => ({
    id,
    titles: (byCarrier.get(id) ?? []).map(({ title }) => title),
    state: failing.some(({ carrierId }) => carrierId === id) ? 'FAILING' : 'ON',
  }))
}

/**
 * Makes the service of a carrier answer, or not.
 * @throws ApiError 404 where there is no such carrier
 */
export async function changeCarrier(
  trx: Trx,
  id: string,
  state: CarrierState['state'],
): Promise<CarrierState> {
  const known = (await carriersOf(trx)).find((carrier) => carrier.id === id)
  if (!known) throw applicationError(404, 'CARRIER_NOT_FOUND', 'Carrier not found.')
  await deleteFailing(trx, id)
  if (state === 'FAILING') await insertFailing(trx, id)
  await termsChanged(trx)
  return { ...known, state }
}
