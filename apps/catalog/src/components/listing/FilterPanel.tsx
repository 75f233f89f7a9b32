import { Form, useNavigate } from '@galleria/router'
import { Button, Checkbox } from '@galleria/ui'
import { type SyntheticEvent, useId } from 'react'
import { key, useMessages } from '../../messages/index.ts'
import { listingSearch, optionField, parseListing } from '../../rules/listing/listing.ts'
import { FacetGroup } from './FacetGroup.tsx'
import styles from './FilterPanel.module.css'
import type { ListingContext } from './listing-context.ts'
import { PriceFilter } from './PriceFilter.tsx'

interface Props extends ListingContext {
  readonly currency: string
  /** On a phone, where the panel is folded away. */
  readonly isOpen: boolean
}

const typeLabels = { physical: key('type.physical'), digital: key('type.digital') }

/** Every filter in one GET form: it works before and without a script, and each tick is an address of its own. */
export function FilterPanel({ path, listing, found, rest, currency, isOpen }: Props) {
  const t = useMessages()
  const id = useId()
  const navigate = useNavigate()
  const { facets, collections } = found
  const go = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!form.reportValidity()) return
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const listing = parseListing(new URLSearchParams(entries))
    navigate(path + listingSearch(listing, rest), { preventScrollReset: true })
  }
  // Typing a price is not yet asking for it.
  const ticked = (event: SyntheticEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') go(event)
  }
  const types = (['physical', 'digital'] as const).flatMap((type) => {
    const counted = facets?.types.find(({ value }) => value === type.toUpperCase())
    return counted || !facets ? [{ value: type, label: t(typeLabels[type]), count: counted?.count }] : []
  })
  return (
    <Form
      // Back and a removed filter bring other values than the fields were left with.
      key={listingSearch(listing)}
      id="filters"
      className={styles.panel}
      data-open={isOpen || undefined}
      action={path}
      aria-label={t('filters.title')}
      onSubmit={go}
      onChange={ticked}
    >
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {listing.sort !== 'featured' && <input type="hidden" name="sort" value={listing.sort} />}
      {facets && (facets.inStock > 0 || facets.onSale > 0 || listing.inStock || listing.onSale) && (
        <div className={styles.switches}>
          <Checkbox name="stock" value="1" defaultChecked={listing.inStock}>
            {t('filters.in-stock', { count: facets.inStock })}
          </Checkbox>
          {(facets.onSale > 0 || listing.onSale) && (
            <Checkbox name="sale" value="1" defaultChecked={listing.onSale}>
              {t('filters.on-sale', { count: facets.onSale })}
            </Checkbox>
          )}
        </div>
      )}
      {facets && collections.length > 0 && (
        <FacetGroup
          open
          title={t('filters.collection')}
          name="collection"
          chosen={listing.collections}
          values={collections.flatMap(({ id, slug, name }) => {
            const counted = facets.collections.find(({ value }) => value === id)
            return counted || listing.collections.includes(slug)
              ? [{ value: slug, label: name, count: counted?.count ?? 0 }]
              : []
          })}
        />
      )}
      {facets?.options.map(({ name, label, values }, index) => (
        <FacetGroup
          key={name}
          open={index === 0}
          title={label}
          name={optionField(name)}
          chosen={listing.options[name] ?? []}
          values={values.map(({ value, translatedValue = value, count, color }) => ({
            ...{ value, label: translatedValue, count, color },
          }))}
        />
      ))}
      {facets && (
        <FacetGroup
          title={t('filters.brand')}
          name="brand"
          chosen={listing.brands}
          values={facets.brands.map(({ value, count }) => ({ value, label: value, count }))}
        />
      )}
      <PriceFilter id={id} listing={listing} bounds={facets?.price} currency={currency} />
      {types.length > 1 || listing.type ? (
        <FacetGroup
          title={t('filters.type')}
          name="type"
          chosen={listing.type ? [listing.type] : []}
          values={types}
        />
      ) : null}
      <Button type="submit" className={styles.apply}>
        {t('filters.apply')}
      </Button>
    </Form>
  )
}
