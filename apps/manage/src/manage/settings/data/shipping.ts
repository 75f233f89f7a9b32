import type { PlatformClient } from '@galleria/platform-client'
import { type DeliveryTerms, getDeliveryTerms, updateDeliveryTerms } from '@galleria/platform-client/places'
import {
  addDeliveryRegion,
  createShippingOption,
  getShippingOption,
  removeDeliveryRegion,
  type ShippingOption,
  updateShippingOption,
} from '@galleria/platform-client/shipping'
import { hasTerms, ratesOf, type ShippingDraft, termsOf } from '../rules/shipping-draft.ts'

export interface Shipping {
  readonly id: string
  readonly revision?: string | null | undefined
  readonly option: ShippingOption
  readonly terms: DeliveryTerms
}

export async function readShipping(
  client: PlatformClient,
  id: string,
  signal: AbortSignal,
): Promise<Shipping> {
  const [{ shippingOption: option }, { deliveryTerms: terms }] = await Promise.all([
    getShippingOption(client, { shippingOptionId: id }, { signal }),
    getDeliveryTerms(client, { id }, { signal }),
  ])
  return { id, revision: option.revision, option, terms }
}

export async function createShipping(client: PlatformClient, draft: ShippingDraft): Promise<string> {
  const { shippingOption } = await createShippingOption(client, {
    shippingOption: {
      title: draft.title.trim(),
      estimatedDeliveryTime: draft.time.trim(),
      rates: ratesOf(draft.rates),
      deliveryRegionIds: draft.regionIds,
    },
  })
  const { id, revision } = shippingOption
  if (hasTerms(draft)) await saveTerms(client, id, revision ?? '1', draft)
  return id
}

/**
 * Title and rates go first, with the revision: a 409 comes before anything is written. Regions and terms follow, each with the
 * revision of the step before.
 */
export async function updateShipping(
  client: PlatformClient,
  { id, revision: seenRevision }: { readonly id: string; readonly revision: string },
  draft: ShippingDraft,
  seen: ShippingDraft,
): Promise<void> {
  let { revision } = (
    await updateShippingOption(client, {
      shippingOption: {
        ...{ id, revision: seenRevision, title: draft.title.trim() },
        ...{ estimatedDeliveryTime: draft.time.trim(), rates: ratesOf(draft.rates) },
      },
    })
  ).shippingOption
  const changes = [
    ...draft.regionIds
      .filter((each) => !seen.regionIds.includes(each))
      .map((each) => [addDeliveryRegion, each] as const),
    ...seen.regionIds
      .filter((each) => !draft.regionIds.includes(each))
      .map((each) => [removeDeliveryRegion, each] as const),
  ]
  for (const [change, deliveryRegionId] of changes) {
    const given = { shippingOptionId: id, deliveryRegionId, ...(revision && { revision }) }
    revision = (await change(client, given)).shippingOption.revision
  }
  if (JSON.stringify(termsOf(draft)) !== JSON.stringify(termsOf(seen)))
    await saveTerms(client, id, revision ?? seenRevision, draft)
}

const saveTerms = (client: PlatformClient, id: string, revision: string, draft: ShippingDraft) =>
  updateDeliveryTerms(client, { deliveryTerms: { id, revision, ...termsOf(draft) } })
