import { Form, Link, useNavigate } from '@galleria/router'
import { Button, Field, Select, TextLink } from '@galleria/ui'
import type { SyntheticEvent } from 'react'
import { isFiltered, type Listing, listingSearch, parseListing, sorts, types } from '../rules/listing.ts'
import styles from './ListingControls.module.css'

interface Props {
  readonly path: string
  readonly listing: Listing
  readonly rest: Readonly<Record<string, string>>
  readonly total: number
}

const price = { inputMode: 'decimal', pattern: '\\d{1,9}(\\.\\d{1,2})?', size: 6 } as const

/** Sorting and filters as one GET form, so that it works before and without JavaScript. */
export function ListingControls({ path, listing, rest, total }: Props) {
  const navigate = useNavigate()
  const go = (event: SyntheticEvent<HTMLFormElement | HTMLSelectElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const form = currentTarget instanceof HTMLSelectElement ? currentTarget.form : currentTarget
    if (!form?.reportValidity()) return
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const asked = parseListing(new URLSearchParams(entries))
    navigate(path + listingSearch({ ...asked, page: 1 }, rest), { preventScrollReset: true })
  }
  return (
    <Form key={listingSearch(listing)} className={styles.controls} action={path} onSubmit={go}>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.total} role="status">
        {total} {total === 1 ? 'product' : 'products'}
      </p>
      <Field {...price} className={styles.price} label="Price from" name="min" defaultValue={listing.min} />
      <Field {...price} className={styles.price} label="Price to" name="max" defaultValue={listing.max} />
      <Select label="Kind" name="type" defaultValue={listing.type} onChange={go}>
        <option value="">Everything</option>
        {Object.entries(types).map(([type, label]) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </Select>
      <Select label="Sort by" name="sort" defaultValue={listing.sort} onChange={go}>
        {Object.entries(sorts).map(([sort, { label }]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit">Apply</Button>
      {isFiltered(listing) && (
        <TextLink
          as={Link}
          className={styles.clear}
          to={path + listingSearch({ ...listing, min: '', max: '', type: '', page: 1 }, rest)}
        >
          Clear filters
        </TextLink>
      )}
    </Form>
  )
}
