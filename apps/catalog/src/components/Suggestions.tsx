import { useFetcher } from '@galleria/router'
import { useEffect } from 'react'
import { recentlyViewed } from '../data/recently-viewed.ts'
import { useMessages } from '../messages/index.ts'
import type { Tile } from '../rules/tile.ts'
import { ProductSection } from './ProductSection.tsx'
import styles from './Suggestions.module.css'

interface Suggested {
  readonly isPopular: boolean
  readonly products: readonly Tile[]
}

const MOST = 4

/** A way on where there is nothing to see: products viewed on this device, else popular ones. */
export function Suggestions() {
  const t = useMessages()
  const { data, load } = useFetcher<Suggested>({ key: 'suggestions' })
  useEffect(() => {
    const ids = recentlyViewed().slice(0, MOST)
    load(`/products/-/some?${new URLSearchParams(ids.map((id) => ['id', id]))}`)
  }, [load])
  if (!data?.products.length) return null
  const title = data.isPopular ? t('product.popular') : t('product.recent')
  return (
    <div className={styles.suggestions}>
      <ProductSection title={title} products={data.products} />
    </div>
  )
}
