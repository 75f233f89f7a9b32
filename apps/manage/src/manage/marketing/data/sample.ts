import type { PlatformClient } from '@galleria/platform-client'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import type { SampleLine } from '@galleria/platform-client/discounts'
import { queryProductVariants } from '@galleria/platform-client/products'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { NamedScope } from './named-scopes.ts'

/** Product of a sample cart. */
export interface SampleProduct {
  readonly scope: string
  readonly name: string
  readonly quantity: number
}

const idOf = (scope: string) => scope.slice('product:'.length)

/** The products that the discount is for, else two of the shop: a preview needs no choice before the first look. */
export async function firstSample(
  client: PlatformClient,
  named: readonly NamedScope[],
  options: { readonly signal?: AbortSignal },
): Promise<SampleProduct[]> {
  const own = named.filter(({ scope }) => scope.startsWith('product:')).slice(0, 2)
  if (own.length) return own.map((product) => ({ ...product, quantity: 2 }))
  const { rows } = await queryCatalogRows(
    client,
    { query: { filter: { visible: true }, paging: { limit: 2 } } },
    options,
  )
  return rows.map(({ id, name }) => ({ scope: `product:${id}`, name, quantity: 2 }))
}

/** Lines as the platform prices them: of a product with variants, the first. */
export function sampleLines(client: PlatformClient, sample: readonly SampleProduct[]): Promise<SampleLine[]> {
  return Promise.all(
    sample.map(async ({ scope, quantity }) => {
      const id = idOf(scope)
      const { variants } = await queryProductVariants(client, { id, paging: { limit: 1 } })
      const variantId = variants[0]?.id
      const options = variantId ? { variantId } : {}
      return { id: scope, catalogReference: { catalogItemId: id, appId: STORES_APP_ID, options }, quantity }
    }),
  )
}
