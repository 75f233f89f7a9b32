import { Form, useNavigate } from '@galleria/router'
import { Button, Checkbox } from '@galleria/ui'
import { type SyntheticEvent, useId } from 'react'
import { key, useMessages } from '../../messages/index.ts'
import type { Facets } from '../../rules/listing/facets.ts'
import { listingSearch, optionField, parseListing } from '../../rules/listing/listing.ts'
import { FacetGroup } from './FacetGroup.tsx'
import styles from './FilterPanel.module.css'
import type { ListingContext } from './listing-context.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props extends ListingContext {
  readonly currency: string
  /** In a sheet over the page of a phone; beside the products it stands where there is room. */
  readonly inSheet?: boolean
  /** Where there is room for neither: unfolded in the page all the same. */
  readonly isUnfolded?: boolean
}

const typeLabels = { physical: key('type.physical'), digital: key('type.digital') }

/** Every filter in one GET form: it works before and without a script, and each tick is an address of its own. What most shoppers choose by comes first. */
export function FilterPanel(props: Props) {
  const { path, listing, found, rest, currency, inSheet = false, isUnfolded = false } = props
  const t = useMessages()
  const id = useId()
  const navigate = useNavigate()
  const { facets, collections } = found
  const options = facets?.options ?? []
  const address = listingSearch(listing)
  const form = useKeptFocus()
  const go = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    if (!sent.reportValidity()) return
    const entries = [...new FormData(sent)].map(([name, value]) => [name, String(value)])
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
      key={address}
      ref={form}
      className={inSheet ? styles.sheet : styles.panel}
      data-open={isUnfolded || undefined}
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
      <PriceFilter id={id} listing={listing} bounds={facets?.price} currency={currency} />
      {options.filter(isColor).map((option, index) => (
        <OptionGroup key={option.name} option={option} listing={listing} open={index === 0} />
      ))}
      {facets && (
        <FacetGroup
          title={t('filters.brand')}
          name="brand"
          chosen={listing.brands}
          values={facets.brands.map(({ value, count }) => ({ value, label: value, count }))}
        />
      )}
      {facets && collections.length > 0 && (
        <FacetGroup
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
      {options
        .filter((option) => !isColor(option))
        .map((option) => (
          <OptionGroup key={option.name} option={option} listing={listing} />
        ))}
      {types.length > 1 || listing.type ? (
        <FacetGroup
          title={t('filters.type')}
          name="type"
          chosen={listing.type ? [listing.type] : []}
          values={types}
        />
      ) : null}
      <noscript>
        <Button type="submit" className={styles.apply}>
          {t('filters.apply')}
        </Button>
      </noscript>
    </Form>
  )
}

type Option = Facets['options'][number]

const isColor = ({ values }: Option) => values.some(({ color }) => color)

interface OptionGroupProps extends Pick<ListingContext, 'listing'> {
  readonly option: Option
  readonly open?: boolean
}

function OptionGroup({ option: { name, label, values }, listing, open = false }: OptionGroupProps) {
  return (
    <FacetGroup
      open={open}
      title={label}
      name={optionField(name)}
      chosen={listing.options[name] ?? []}
      values={values.map(({ value, translatedValue = value, count, color }) => ({
        ...{ value, label: translatedValue, count, color },
      }))}
    />
  )
}
