import { Link, useLocation } from '@galleria/router'
import { SectionNav } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { rangeQuery } from '../rules/range.ts'

const ROOT = '/manage/analytics'

/** Links to all reports, which keep the range. */
export function Reports({ at }: { readonly at: string }) {
  const t = useMessages()
  const query = rangeQuery(useLocation().search)
  const pages = [
    { path: '', label: t('overview.title') },
    { path: 'products', label: t('products.title') },
    { path: 'collections', label: t('collections.title') },
    { path: 'channels', label: t('channels.title') },
    { path: 'countries', label: t('countries.title') },
    { path: 'discounts', label: t('discounts.title') },
    { path: 'funnel', label: t('funnel.title') },
    { path: 'returns', label: t('returns.title') },
    { path: 'customers', label: t('customers.title') },
    { path: 'cohorts', label: t('cohorts.title') },
    { path: 'searches', label: t('searches.title') },
    { path: 'wishlists', label: t('wishlists.title') },
    { path: 'stock', label: t('stock.title') },
    { path: 'loyalty', label: t('loyalty.title') },
  ]
  return (
    <SectionNav aria-label={t('analytics.reports')}>
      {pages.map(({ path, label }) => (
        <Link
          key={path}
          to={(path ? `${ROOT}/${path}` : ROOT) + query}
          aria-current={path === at ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </SectionNav>
  )
}
