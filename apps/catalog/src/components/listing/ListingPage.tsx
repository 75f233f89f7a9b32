import { Link } from '@galleria/router'
import { Container, PageHeader, Pagination, SkipLink } from '@galleria/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { FoundProducts } from '../../data/find-products.ts'
import { useMessages } from '../../messages/index.ts'
import {
  cleared,
  isFiltered,
  type Listing,
  listingSearch,
  MOST_SHOWN,
  PAGE_SIZE,
  pageCount,
} from '../../rules/listing/listing.ts'
import { ProductList } from '../ProductList.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'
import styles from './ListingPage.module.css'
import { ListingToolbar } from './ListingToolbar.tsx'
import { loadFilters } from './load-filters.ts'
import { NothingFound } from './NothingFound.tsx'
import { ShowMore } from './ShowMore.tsx'

export interface ListingPageProps {
  readonly title: string
  readonly description?: string
  readonly path: string
  readonly listing: Listing
  readonly found: FoundProducts
  readonly currency: string
  /** Parameters beside the listing's own, e.g. what is searched for. */
  readonly rest?: Readonly<Record<string, string>>
  readonly before: ReactNode
  /** True before the first search. */
  readonly idle?: boolean
}

/** A heading, the filters, a page of products and the way to the others. */
export function ListingPage(props: ListingPageProps) {
  const { title, description, path, listing, found, currency, rest = {}, before, idle } = props
  const { products, total } = found
  const t = useMessages()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>()
  const openFilters = async () => {
    setFiltersOpen(true)
    // Without the sheet's code the filters unfold in the page.
    const loaded = await loadFilters().catch(() => undefined)
    if (loaded) setSheet(() => loaded.default)
    else setUnfolded(true)
  }
  const hrefOf = (changes: Partial<Listing>) => path + listingSearch({ ...listing, ...changes }, rest)
  const context = { path, listing, found, rest, hrefOf }
  const first = (listing.page - 1) * PAGE_SIZE + 1
  const last = first + products.length - 1
  const lastPage = listing.page + Math.ceil(products.length / PAGE_SIZE) - 1
  const shownControls = !idle && (total > 0 || isFiltered(listing))
  return (
    <Container className={styles.page}>
      {products.length > 0 && <SkipLink href="#products">{t('listing.skip')}</SkipLink>}
      <PageHeader title={title} description={description} before={before} />
      {shownControls && (
        <div className={styles.columns}>
          <ListingToolbar {...context} filtersOpen={filtersOpen} openFilters={() => void openFilters()} />
          <FilterPanel {...context} currency={currency} isUnfolded={isUnfolded} />
          {Sheet && (
            <Sheet
              {...context}
              currency={currency}
              isOpen={filtersOpen}
              onClose={() => setFiltersOpen(false)}
            />
          )}
          <div id="products" tabIndex={-1} className={styles.results}>
            <ActiveFilters {...context} currency={currency} />
            {products.length > 0 && (
              <>
                <ProductList products={products} priority={4} headingLevel={2} />
                <footer className={styles.footer}>
                  <p className={styles.range}>{t('listing.range', { first, last, total })}</p>
                  {last < total && listing.shown < MOST_SHOWN && (
                    <ShowMore
                      href={hrefOf({ page: lastPage + 1, shown: 1 })}
                      inPlace={hrefOf({ shown: listing.shown + 1 })}
                      shown={products.length}
                    />
                  )}
                  <Pagination
                    page={lastPage}
                    pages={pageCount(total)}
                    hrefFor={(page) => hrefOf({ page, shown: 1 })}
                    as={Link}
                  />
                </footer>
              </>
            )}
            {products.length === 0 && (
              <NothingFound
                first={total > 0 ? hrefOf({ page: 1, shown: 1 }) : undefined}
                clear={isFiltered(listing) ? hrefOf(cleared(listing)) : undefined}
                collections={found.collections}
              />
            )}
          </div>
        </div>
      )}
      {!idle && !shownControls && (
        <NothingFound first={undefined} clear={undefined} collections={found.collections} />
      )}
    </Container>
  )
}
