import { useFetcher } from '@galleria/router'
import { useEffect } from 'react'
import { recentlyViewed, rememberViewed } from '../../data/recently-viewed.ts'
import { useMessages } from '../../messages/index.ts'
import type { Tile } from '../../rules/tile.ts'
import { ProductSection } from '../ProductSection.tsx'

/** Products viewed on this device before this one. Placed below everything else, so that loading late shifts no layout. */
export function RecentlyViewed({ productId }: { readonly productId: string }) {
  const t = useMessages()
  const { data, load } = useFetcher<{ readonly products: readonly Tile[] }>({ key: 'recently-viewed' })
  useEffect(() => {
    const ids = recentlyViewed()
      .filter((id) => id !== productId)
      .slice(0, 4)
    rememberViewed(productId)
    if (ids.length) load(`/products/-/some?${new URLSearchParams(ids.map((id) => ['id', id]))}`)
  }, [load, productId])
  const products = data?.products.filter(({ id }) => id !== productId) ?? []
  return products.length > 0 ? <ProductSection title={t('product.recent')} products={products} /> : null
}
