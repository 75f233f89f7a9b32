import { useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Content, Icon, TextLink } from '@galleria/ui'
import { key, useMessages } from '../../messages/index.ts'
import { cleared, type Listing } from '../../rules/listing/listing.ts'
import styles from './ActiveFilters.module.css'
import type { ListingContext } from './listing-context.ts'

interface Chip {
  readonly label: string
  readonly without: Partial<Listing>
}

const typeLabels = { physical: key('type.physical'), digital: key('type.digital') }

/** Active filters of the list, each with a link that removes it. */
export function ActiveFilters({
  listing,
  found,
  hrefOf,
  currency,
}: ListingContext & { readonly currency: string }) {
  const t = useMessages()
  const { money } = useFormat()
  const without = (list: readonly string[], value: string) => list.filter((each) => each !== value)
  const chips: Chip[] = [
    ...(listing.inStock ? [{ label: t('chip.in-stock'), without: { inStock: false } }] : []),
    ...(listing.onSale ? [{ label: t('chip.on-sale'), without: { onSale: false } }] : []),
    ...listing.collections.map((slug) => ({
      label: found.collections.find((each) => each.slug === slug)?.name ?? slug,
      without: { collections: without(listing.collections, slug) },
    })),
    ...Object.entries(listing.options).flatMap(([name, choices]) =>
      choices.map((choice) => ({
        label: optionChip(found, name, choice),
        without: { options: { ...listing.options, [name]: without(choices, choice) } },
      })),
    ),
    ...listing.brands.map((brand) => ({
      label: brand,
      without: { brands: without(listing.brands, brand) },
    })),
    ...(listing.min
      ? [{ label: t('chip.from', { price: money(listing.min, currency) }), without: { min: '' } }]
      : []),
    ...(listing.max
      ? [{ label: t('chip.to', { price: money(listing.max, currency) }), without: { max: '' } }]
      : []),
    ...(listing.type ? [{ label: t(typeLabels[listing.type]), without: { type: '' as const } }] : []),
  ]
  if (!chips.length) return null
  return (
    <ul className={styles.chips} aria-label={t('chip.title')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            aria-label={t('chip.remove', { filter: label })}
            className={styles.chip}
            to={hrefOf({ ...without, page: 1, shown: 1 })}
            preventScrollReset
          >
            <Content text={label} />
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <TextLink as={Link} to={hrefOf(cleared(listing))} preventScrollReset>
          {t('filters.clear')}
        </TextLink>
      </li>
    </ul>
  )
}

/** "Color: Sand", in the language of the page where its facet is translated. */
function optionChip({ facets }: ListingContext['found'], name: string, choice: string): string {
  const option = facets?.options.find((each) => each.name === name)
  const value = option?.values.find((each) => each.value === choice)
  return `${option?.label ?? name}: ${value?.translatedValue ?? choice}`
}
