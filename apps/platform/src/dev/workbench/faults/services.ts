import {
  carriersOf,
  changeCarrier,
  changeCheckoutSettings,
  changeTaxSettings,
  checkoutSettings,
  taxSettings,
} from '../../../areas/terms/index.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'

/** Service that a shop depends on, and that can be made to not answer. */
export interface Imitated {
  readonly id: string
  readonly name: string
  readonly isFailing: boolean
}

const TAX = 'tax'
const CHECKS = 'checks'

/** Services by name, with those of the carriers last. What fails does so until it is made to answer, also after a restart. */
export async function imitatedServices({ db }: Pick<Services, 'db'>): Promise<Imitated[]> {
  const [tax, checkout, carriers] = await Promise.all([taxSettings(db), checkoutSettings(db), carriersOf(db)])
  return [
    { id: TAX, name: 'Tax calculation', isFailing: tax.automatic === 'FAILING' },
    { id: CHECKS, name: 'Order checks', isFailing: checkout.validations.state === 'FAILING' },
    ...carriers.map(({ id, titles, state }) => ({
      id,
      name: `Carrier of ${titles.join(', ') || 'shipping labels'}`,
      isFailing: state === 'FAILING',
    })),
  ]
}

/**
 * Makes a service answer, or not.
 * @throws ApiError 404 where there is no such service
 */
export function setImitated(services: Services, id: string, state: 'ON' | 'FAILING'): Promise<unknown> {
  const { db, config } = services
  const caller: Caller = { type: 'APP', appId: config.siteId }
  return transaction<unknown>(db, (trx) => {
    if (id === TAX) return changeTaxSettings(trx, { taxSettings: { automatic: state } })
    if (id === CHECKS)
      return changeCheckoutSettings(trx, services, { checkoutSettings: { validations: { state } }, caller })
    return changeCarrier(trx, id, state)
  })
}
