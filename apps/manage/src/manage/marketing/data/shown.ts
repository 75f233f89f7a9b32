import { orNotFound } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import {
  type Coupon,
  type DiscountRule,
  getCoupon,
  getDiscountRule,
} from '@galleria/platform-client/discounts'
import type { ManageRequest } from '../page.ts'
import { namedScopes } from './named-scopes.ts'
import { firstSample } from './sample.ts'

type Asked = Pick<ManageRequest, 'client' | 'id' | 'url' | 'signal' | 'site'>

/** Ids in an address under which there is nothing yet. */
const unsaved = ['new', 'many']

/** Read a stored discount, or the original of a copy, with the names and the sample cart of its form. */
interface Scoped {
  readonly scopes?: readonly string[] | undefined
}

async function shown<Stored extends Scoped & { readonly trigger?: Scoped | undefined }>(
  { client, id, url, signal, site }: Asked,
  read: (client: PlatformClient, id: string) => Promise<Stored>,
) {
  const isNew = unsaved.includes(id)
  const from = isNew ? url.searchParams.get('copy') : id
  const found = from ? await orNotFound(read(client, from)) : undefined
  const scopes = [...new Set([...(found?.scopes ?? []), ...(found?.trigger?.scopes ?? [])])]
  const named = await namedScopes(client, scopes, { signal })
  const sample = await firstSample(
    client,
    named.filter(({ scope }) => found?.scopes?.includes(scope)),
    { signal },
  )
  const currency = site.currencies[0] ?? site.currency
  return {
    saved: isNew ? null : (found ?? null),
    copied: isNew ? (found ?? null) : null,
    isMany: id === 'many',
    ...{ named, sample, currency },
  }
}

export const shownCoupon = (asked: Asked) =>
  shown<Coupon>(
    asked,
    async (client, id) => (await getCoupon(client, { id }, { signal: asked.signal })).coupon,
  )

export const shownRule = (asked: Asked) =>
  shown<DiscountRule>(
    asked,
    async (client, id) => (await getDiscountRule(client, { id }, { signal: asked.signal })).discountRule,
  )
