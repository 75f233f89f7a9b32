import type { Product } from '@galleria/platform-client/products'
import { Link } from '@galleria/router'
import { Container, PageHeader, Pagination } from '@galleria/ui'
import type { ReactNode } from 'react'
import { isFiltered, type Listing, listingSearch, PAGE_SIZE, pageCount } from '../rules/listing.ts'
import { ListingControls } from './ListingControls.tsx'
import styles from './ListingPage.module.css'
import { NothingFound } from './NothingFound.tsx'
import { ProductList } from './ProductList.tsx'

export interface ListingPageProps {
  readonly title: string
  readonly description?: string
  readonly path: string
  readonly listing: Listing
  readonly products: readonly Product[]
  readonly total: number
  /** Parameters beside the listing's own, e.g. what is searched for. */
  readonly rest?: Readonly<Record<string, string>>
  readonly before: ReactNode
  /** Nothing was asked yet. */
  readonly idle?: boolean
}

/** A heading, the controls, one page of products and the way to the others. */
export function ListingPage(props: ListingPageProps) {
  const { title, description, path, listing, products, total, rest = {}, before, idle } = props
  const hrefOf = (changes: Partial<Listing>) => path + listingSearch({ ...listing, ...changes }, rest)
  const first = (listing.page - 1) * PAGE_SIZE + 1
  return (
    <Container className={styles.page}>
      <PageHeader title={title} description={description} before={before} />
      {!idle && (total > 0 || isFiltered(listing)) && (
        <ListingControls path={path} listing={listing} rest={rest} total={total} />
      )}
      {products.length > 0 && (
        <>
          <ProductList products={products} priority={4} headingLevel={2} />
          <footer className={styles.footer}>
            <p className={styles.range}>
              {first}–{first + products.length - 1} of {total}
            </p>
            <Pagination
              page={listing.page}
              pages={pageCount(total)}
              hrefFor={(page) => hrefOf({ page })}
              as={Link}
            />
          </footer>
        </>
      )}
      {!idle && products.length === 0 && (
        <NothingFound
          first={total > 0 ? hrefOf({ page: 1 }) : undefined}
          clear={isFiltered(listing) ? hrefOf({ min: '', max: '', type: '', page: 1 }) : undefined}
        />
      )}
    </Container>
  )
}
