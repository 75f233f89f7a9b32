import type { MediaItem, Product } from '@galleria/platform-client/products'
import type { ReactNode } from 'react'
import { isFiltered, type Listing, listingSearch, PAGE_SIZE, pageCount } from '../rules/listing.ts'
import { ListingControls } from './ListingControls.tsx'
import styles from './ListingPage.module.css'
import { MediaPicture } from './MediaPicture.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pages } from './Pages.tsx'
import { ProductGrid } from './ProductGrid.tsx'

export interface ListingPageProps {
  readonly title: string
  readonly description?: string
  readonly picture?: MediaItem | undefined
  readonly path: string
  readonly listing: Listing
  readonly products: readonly Product[]
  readonly total: number
  /** Parameters beside the listing's own, e.g. what is searched for. */
  readonly rest?: Readonly<Record<string, string>>
  readonly above: ReactNode
  /** Nothing was asked yet. */
  readonly idle?: boolean
}

/** A heading, the controls, one page of products and the way to the others. */
export function ListingPage(props: ListingPageProps) {
  const { title, description, picture, path, listing, products, total, rest = {}, above, idle } = props
  const href = (changes: Partial<Listing>) => path + listingSearch({ ...listing, ...changes }, rest)
  return (
    <div className={styles.page}>
      {above}
      <header className={picture ? styles.pictured : styles.header}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {picture && <MediaPicture item={picture} alt="" sizes="30rem" className={styles.picture} />}
      </header>
      {!idle && (
        <>
          {(total > 0 || isFiltered(listing)) && (
            <ListingControls path={path} listing={listing} rest={rest} total={total} />
          )}
          {products.length > 0 ? (
            <>
              <ProductGrid products={products} priority={4} />
              <p className={styles.range}>
                {firstOf(listing)}–{firstOf(listing) + products.length - 1} of {total}
              </p>
              <Pages page={listing.page} pages={pageCount(total)} hrefOf={(page) => href({ page })} />
            </>
          ) : (
            <NothingFound
              first={total > 0 ? href({ page: 1 }) : undefined}
              clear={isFiltered(listing) ? href({ min: '', max: '', type: '', page: 1 }) : undefined}
            />
          )}
        </>
      )}
    </div>
  )
}

const firstOf = ({ page }: Listing) => (page - 1) * PAGE_SIZE + 1
