import { useFormat } from '@galleria/i18n'
import { Button, Field } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { Facets } from '../../rules/listing/facets.ts'
import type { Listing } from '../../rules/listing/listing.ts'
import group from './FacetGroup.module.css'
import styles from './PriceFilter.module.css'

interface Props {
  readonly id: string
  readonly listing: Listing
  readonly bounds: Facets['price'] | undefined
  /** The store's own: what is filtered by is what is charged. */
  readonly currency: string
}

const amount = { inputMode: 'decimal', pattern: '\\d{1,9}(\\.\\d{1,2})?', size: 6, dir: 'ltr' } as const

export function PriceFilter({ id, listing, bounds, currency }: Props) {
  const t = useMessages()
  const { money } = useFormat()
  const whole = { maximumFractionDigits: 0 }
  return (
    <details className={group.group} open>
      <summary className={group.title}>{t('filters.price')}</summary>
      <div className={styles.price}>
        {bounds && bounds.max > 0 && (
          <p id={id} className={styles.bounds}>
            {t('filters.price-bounds', {
              min: money(Math.floor(bounds.min), currency, whole),
              max: money(Math.ceil(bounds.max), currency, whole),
            })}
          </p>
        )}
        <Field {...amount} label={t('filters.price-from')} name="min" defaultValue={listing.min} />
        <Field {...amount} label={t('filters.price-to')} name="max" defaultValue={listing.max} />
        <Button type="submit" size="small" className={styles.apply}>
          {t('filters.apply')}
        </Button>
      </div>
    </details>
  )
}
