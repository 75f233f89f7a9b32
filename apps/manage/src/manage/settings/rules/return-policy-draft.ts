import type { Entity } from '@galleria/manage'
import type { ReturnPolicy } from '@galleria/platform-client/return-policy'
import { wholeOrNull } from './number.ts'

export interface ReturnPolicyDraft {
  readonly windowDays: string
  readonly deliveryDays: string
  readonly resolutions: readonly string[]
  readonly products: readonly Entity[]
  readonly collections: readonly Entity[]
}

interface Names {
  readonly of: ReadonlyMap<string, string>
  /** Name of a product, and of a collection, that is deleted. */
  readonly goneProduct: string
  readonly goneCollection: string
}

export function returnPolicyDraft(policy: ReturnPolicy, names: Names): ReturnPolicyDraft {
  const named = (ids: readonly string[], gone: string) =>
    ids.map((id) => ({ id, name: names.of.get(id) ?? gone }))
  return {
    windowDays: policy.windowDays == null ? '' : String(policy.windowDays),
    deliveryDays: String(policy.deliveryDays),
    resolutions: policy.resolutions,
    products: named(policy.finalSaleProductIds, names.goneProduct),
    collections: named(policy.finalSaleCollectionIds, names.goneCollection),
  }
}

/** Fields as calls take them; text that is no number of days, and no days of delivery, are refused by the platform. */
export function returnPolicyChanges(draft: Partial<ReturnPolicyDraft>): Partial<ReturnPolicy> {
  const { windowDays, deliveryDays, resolutions, products, collections } = draft
  return {
    ...(windowDays === undefined ? {} : { windowDays: wholeOrNull(windowDays) }),
    ...(deliveryDays === undefined ? {} : { deliveryDays: wholeOrNull(deliveryDays) as number }),
    ...(resolutions === undefined ? {} : { resolutions: [...resolutions] }),
    ...(products === undefined ? {} : { finalSaleProductIds: products.map(({ id }) => id) }),
    ...(collections === undefined ? {} : { finalSaleCollectionIds: collections.map(({ id }) => id) }),
  }
}
