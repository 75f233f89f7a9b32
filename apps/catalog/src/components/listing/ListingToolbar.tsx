import { Form, useNavigate } from '@galleria/router'
import { Button, Icon, Select } from '@galleria/ui'
import { key, useMessages } from '../../messages/index.ts'
import {
  cleared,
  filterCount,
  isFiltered,
  listingSearch,
  type Sort,
  sorts,
} from '../../rules/listing/listing.ts'
import styles from './ListingToolbar.module.css'
import type { ListingContext } from './listing-context.ts'
import { warmFilters } from './load-filters.ts'

interface Props extends ListingContext {
  readonly filtersOpen: boolean
  readonly openFilters: () => void
}

const labels = {
  featured: key('sort.featured'),
  newest: key('sort.newest'),
  'price-asc': key('sort.price-asc'),
  'price-desc': key('sort.price-desc'),
  name: key('sort.name'),
}

/** How many there are, in which order, and on a phone the way to the filters. */
export function ListingToolbar({ path, listing, found, rest, hrefOf, filtersOpen, openFilters }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const { sort: _, page: __, shown: ___, ...filters } = listing
  const kept = new URLSearchParams(listingSearch({ ...cleared(listing), ...filters, sort: 'featured' }, rest))
  return (
    <div className={styles.toolbar}>
      <p className={styles.total} role="status">
        {found.similar
          ? t('listing.similar', { count: found.total })
          : t('listing.count', { count: found.total })}
      </p>
      <Button
        className={styles.filters}
        aria-haspopup="dialog"
        aria-expanded={filtersOpen}
        onPointerEnter={warmFilters}
        onFocus={warmFilters}
        onClick={openFilters}
      >
        <Icon name="filter" size={18} />
        {isFiltered(listing) ? t('filters.open-some', { count: filterCount(listing) }) : t('filters.open')}
      </Button>
      <Form className={styles.sort} action={path}>
        {[...kept].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Select
          label={t('sort.label')}
          name="sort"
          value={listing.sort}
          onChange={(event) =>
            navigate(hrefOf({ sort: event.currentTarget.value as Sort, page: 1, shown: 1 }), {
              preventScrollReset: true,
            })
          }
          choices={(Object.keys(sorts) as Sort[]).map((sort) => ({ value: sort, label: t(labels[sort]) }))}
        />
        <noscript>
          <Button type="submit">{t('filters.apply')}</Button>
        </noscript>
      </Form>
    </div>
  )
}
