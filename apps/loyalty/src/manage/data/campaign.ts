import { type Entity, may, orNotFound, type StaffRole } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { queryCollections } from '@galleria/platform-client/collections'
import { listCustomerSegments } from '@galleria/platform-client/customer-segments'
import { listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import { getLoyaltyCampaign, listLoyaltyCampaignOrders } from '@galleria/platform-client/loyalty-campaigns'
import { queryProducts } from '@galleria/platform-client/products'

/** Orders of one page. */
export const ORDERS = 20

interface Asked {
  /** Absent of a new one. */
  readonly id: string | undefined
  readonly offset: number
  readonly role: StaffRole
  readonly signal: AbortSignal
}

/** A campaign with the names of what it is for, and the orders that earned by it. */
export async function readCampaign(client: PlatformClient, { id, offset, role, signal }: Asked) {
  const options = { signal }
  const [found, orders, { tiers }, segments] = await orNotFound(
    Promise.all([
      id ? getLoyaltyCampaign(client, { campaignId: id }, options) : undefined,
      id ? listLoyaltyCampaignOrders(client, { campaignId: id, limit: ORDERS, offset }, options) : undefined,
      listLoyaltyTiers(client, undefined, options),
      may(role, 'customers') ? listCustomerSegments(client, { show: 'NAMES' }, options) : undefined,
    ]),
  )
  const { productIds = [], collectionIds = [] } = found?.campaign ?? {}
  return {
    campaign: found?.campaign ?? null,
    history: found?.history ?? [],
    orders: orders?.orders ?? [],
    offset,
    names: await namesOf(client, { productIds, collectionIds }, options),
    tiers: tiers.map(({ id: tierId, tierDefinition }) => ({ id: tierId, name: tierDefinition.name })),
    segments: segments?.segments.map((segment) => ({ id: segment.id, name: segment.name })) ?? null,
  }
}

export type CampaignData = Awaited<ReturnType<typeof readCampaign>>

interface Ids {
  readonly productIds: readonly string[]
  readonly collectionIds: readonly string[]
}

async function namesOf(
  client: PlatformClient,
  { productIds, collectionIds }: Ids,
  options: { signal: AbortSignal },
) {
  const byId = (ids: readonly string[]) => ({
    query: { filter: { id: { $in: ids } }, paging: { limit: 100 } },
  })
  const [found, gathered] = await Promise.all([
    productIds.length ? queryProducts(client, byId(productIds), options) : undefined,
    collectionIds.length ? queryCollections(client, byId(collectionIds), options) : undefined,
  ])
  const named = (all: readonly { readonly id: string; readonly name?: string | null | undefined }[] = []) =>
    all.map(({ id, name }): Entity => ({ id, name: name || id }))
  return { products: named(found?.products), collections: named(gathered?.collections) }
}
