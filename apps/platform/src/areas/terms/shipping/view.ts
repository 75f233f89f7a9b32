import { entityOf } from '../../../base/entity.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { ratesOnWire } from './options/rates-of.ts'
import type { Deliveries, ShippingOptionRow, ShippoRow } from './read.ts'

/** ShippingOption (wire §4.4). */
export function shippingOptionView(config: Pick<PlatformConfig, 'currency'>, row: ShippingOptionRow) {
  return {
    ...entityOf(row),
    deliveryRegionIds: row.deliveryRegionIds,
    title: row.title,
    estimatedDeliveryTime: row.deliveryTime,
    rates: ratesOnWire(config, row),
    extendedFields: row.extendedFields ?? {},
  }
}

/** Fields of an option besides its rates. */
export function deliveryTermsView({ currency }: Pick<PlatformConfig, 'currency'>, row: ShippingOptionRow) {
  const { id, revision, kind, pickupAddress, instructions, slots, charges } = row
  return {
    id,
    revision: String(revision),
    ...(kind === 'SHIPPING' ? {} : { pickupMethod: kind, pickupAddress }),
    ...(instructions ? { instructions } : {}),
    ...(slots ? { timeSlots: slots } : {}),
    charges: (charges ?? []).map(({ type, amountMinor, percent, details }) => ({
      type,
      ...(percent ? { percentage: percent } : { amount: toDecimal(amountMinor ?? 0, currency) }),
      ...(details ? { details } : {}),
    })),
  }
}

/** Shipping-label configuration (wire §4.4); where it ships from is the location's address. */
export function shippoView(row: ShippoRow, locations: Deliveries['locations']) {
  const from = locations.find(({ id }) => id === row.osLocationId)
  return {
    ...entityOf(row),
    domesticServices: row.domesticServices,
    internationalServices: row.internationalServices,
    packageType: row.packageType,
    packageDetails: row.packageDetails,
    osLocationId: row.osLocationId,
    ...(from ? { shipFromAddress: from.address } : {}),
    deliveryRegionIds: row.deliveryRegionIds,
    backupWeight: row.backupWeight,
    extendedFields: row.extendedFields ?? {},
  }
}
