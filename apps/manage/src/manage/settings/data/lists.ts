import { readAll } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { queryAdditionalFees } from '@galleria/platform-client/discounts'
import { queryBusinessLocations, queryDeliveryRegions } from '@galleria/platform-client/places'
import { queryShippingOptions } from '@galleria/platform-client/shipping'
import { queryShippoConfigurations } from '@galleria/platform-client/shipping-labels'
import { queryTaxGroups, queryTaxRates, queryTaxRegions } from '@galleria/platform-client/tax'

export const deliveryRegions = (client: PlatformClient, signal: AbortSignal) =>
  readAll(async (cursorPaging) => {
    const { deliveryRegions: items, pagingMetadata } = await queryDeliveryRegions(
      client,
      { query: { cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })

/** The default location first, the others in the order in which goods are taken from them. */
export async function businessLocations(client: PlatformClient, signal: AbortSignal) {
  const locations = await readAll(async (cursorPaging) => {
    const { businessLocations: items, pagingMetadata } = await queryBusinessLocations(
      client,
      { query: { cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })
  return locations.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.position - b.position)
}

export const shippingOptions = (client: PlatformClient, signal: AbortSignal) =>
  readAll(async (cursorPaging) => {
    const { shippingOptions: items, pagingMetadata } = await queryShippingOptions(
      client,
      { query: { cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })

export const labelConfigurations = (client: PlatformClient, signal: AbortSignal) =>
  readAll(async (cursorPaging) => {
    const { shippoConfigurations: items, pagingMetadata } = await queryShippoConfigurations(
      client,
      { query: { cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })

export const taxRegions = (client: PlatformClient, signal: AbortSignal) =>
  readAll(async (cursorPaging) => {
    const { taxRegions: items, pagingMetadata } = await queryTaxRegions(
      client,
      { query: { cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })

export const taxRates = (client: PlatformClient, signal: AbortSignal) =>
  readAll(async (cursorPaging) => {
    const { taxRates: items, pagingMetadata } = await queryTaxRates(
      client,
      { query: { cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })

export const taxGroups = (client: PlatformClient, signal: AbortSignal) =>
  readAll(async (cursorPaging) => {
    const { taxGroups: items, pagingMetadata } = await queryTaxGroups(
      client,
      { query: { cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })

export const additionalFees = (client: PlatformClient, signal: AbortSignal) =>
  readAll(async (cursorPaging) => {
    const { additionalFees: items, pagingMetadata } = await queryAdditionalFees(
      client,
      { query: { cursorPaging } },
      { signal },
    )
    return { items, next: pagingMetadata.cursors?.next }
  })
