import type { PlatformClient } from '@galleria/platform-client'
import { queryMembers } from '@galleria/platform-client/members'
import { queryStoreVariants } from '@galleria/platform-client/products'

/** On one page of what was found. */
export const FOUND_PAGE = 20

export interface FoundVariant {
  readonly productId: string
  readonly variantId: string
  readonly name: string
  readonly choices: string
  readonly sku: string
  /** Undefined where nobody counts. */
  readonly left: number | undefined
  readonly isSoldOut: boolean
}

export interface FoundVariants {
  readonly text: string
  readonly variants: readonly FoundVariant[]
  readonly total: number
}

/** Variants by a part of the product's name or of their SKU, hidden ones too; one page of them. */
export async function findVariants(
  client: PlatformClient,
  text: string,
  offset: number,
  signal: AbortSignal,
): Promise<FoundVariants> {
  const $contains = text.trim().slice(0, 100)
  const filter = { $or: [{ productName: { $contains } }, { sku: { $contains } }] }
  const query = {
    filter,
    sort: [{ fieldName: 'productName' }],
    paging: { limit: FOUND_PAGE, offset },
  }
  const { variants, metadata } = await queryStoreVariants(client, { query }, { signal })
  return {
    text,
    total: metadata.total,
    variants: variants.map(({ productId = '', variantId = '', productName = '', ...each }) => ({
      ...{ productId, variantId, name: productName, sku: each.sku ?? '' },
      choices: Object.values(each.choices ?? {}).join(', '),
      left: each.stock?.trackQuantity ? (each.stock.quantity ?? 0) : undefined,
      isSoldOut: each.stock?.inStock === false,
    })),
  }
}

export interface FoundMember {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Members by a part of their name or address. */
export async function findMembers(
  client: PlatformClient,
  text: string,
  offset: number,
  signal: AbortSignal,
): Promise<{ readonly text: string; readonly members: readonly FoundMember[]; readonly total: number }> {
  const { members, metadata } = await queryMembers(
    client,
    {
      query: { paging: { limit: FOUND_PAGE, offset } },
      search: { expression: text.trim().slice(0, 100) },
      fieldsets: ['FULL'],
    },
    { signal },
  )
  return {
    text,
    total: metadata?.total ?? members.length,
    members: members.map(({ id, loginEmail, profile }) => ({
      ...{ id: id ?? '', email: loginEmail ?? '' },
      name: profile?.nickname ?? loginEmail ?? '',
    })),
  }
}
