import { applicationError, violations } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Package, Parcel } from '../../../domain/postage/provider.ts'
import { findShipFrom } from '../../terms/index.ts'
import { destinationOf, isCarried } from '../handling/sheets/destination.ts'
import type { OrderRow } from '../read/order-view.ts'
import { type LabelSettings, readLabelSettings } from './settings-store.ts'
import { findLocation } from './store.ts'

export interface WantedParcel {
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[]
  /** Name of a package; the first of the settings unless told. */
  readonly package?: string | undefined
  /** Kilograms, where they are not those of the units. */
  readonly weight?: number | undefined
}

const POUND = 0.453_592_37

/**
 * A parcel of an order as a label provider takes it.
 * @throws ApiError 428 where no provider is set up or there is no place to ship from, 409 where the order goes to no address,
 * 400 for a package that the settings do not have
 */
export async function parcelFor(
  { db, config }: { readonly db: Db; readonly config: Services['config'] },
  order: OrderRow,
  wanted: WantedParcel,
) {
  const settings = await readLabelSettings(db)
  const provider = settings.enabled ? config.labelProvider : undefined
  if (!provider)
    throw applicationError(
      428,
      'LABEL_PROVIDER_IS_NOT_SET_UP',
      'Labels can’t be bought yet. Set up a label provider under Settings, Shipping.',
    )
  if (!isCarried(order))
    throw applicationError(
      409,
      'NOTHING_TO_LABEL',
      'These orders are not sent to an address, so they need no label.',
    )
  const chosen = settings.fromLocationId ? await findLocation(db, settings.fromLocationId) : undefined
  const from = chosen ?? (await findShipFrom(db))
  if (!from)
    throw applicationError(
      428,
      'NO_PLACE_TO_SHIP_FROM',
      'Labels need a return address. Add a location under Settings, Locations.',
    )
  const parcel: Parcel = {
    from: from.address,
    to: destinationOf(order).address ?? {},
    package: packageOf(settings, wanted.package),
    kilograms: wanted.weight ?? weightOf(order, wanted, { settings, config }),
    currency: config.currency,
  }
  return { provider, settings, parcel, from }
}

function packageOf({ packages }: LabelSettings, name: string | undefined): Package {
  const found = name === undefined ? packages[0] : packages.find((each) => each.name === name)
  if (found) return found
  throw violations([
    {
      field: 'package',
      description: `must be one of: ${packages.map((each) => each.name).join(', ')}`,
      violatedRule: 'INVALID_ENUM_VALUE',
      data: { enumValues: packages.map((each) => each.name) },
    },
  ])
}

interface Weighing {
  readonly settings: LabelSettings
  readonly config: Services['config']
}

/** Kilograms of all units, to the gram. */
function weightOf(
  { document }: OrderRow,
  { lineItems }: WantedParcel,
  { settings, config }: Weighing,
): number {
  const unit = (document.weightUnit ?? config.weightUnit) === 'LB' ? POUND : 1
  const sum = lineItems.reduce((sum, { id, quantity }) => {
    const weight = document.lineItems.find((line) => line.id === id)?.physicalProperties?.weight
    return sum + quantity * (weight ? Number(weight) * unit : settings.unitWeight)
  }, 0)
  return Math.max(0.001, Math.round(sum * 1000) / 1000)
}
