import { Form, Link, useNavigate } from '@galleria/router'
import type { FormEvent } from 'react'
import { isFiltered, type Listing, listingSearch, parseListing, sorts, types } from '../rules/listing.ts'
import styles from './ListingControls.module.css'

interface Props {
  readonly path: string
  readonly listing: Listing
  readonly rest: Readonly<Record<string, string>>
  readonly total: number
}

/** Sorting and filters as one GET form, so that it works before and without JavaScript. */
export function ListingControls({ path, listing, rest, total }: Props) {
  const navigate = useNavigate()
  const go = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const asked = parseListing(new URLSearchParams(entries))
    navigate(path + listingSearch({ ...asked, page: 1 }, rest), { preventScrollReset: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  return (
    <Form key={listingSearch(listing)} className={styles.controls} action={path} onSubmit={submit}>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.total} role="status">
        {total} {total === 1 ? 'product' : 'products'}
      </p>
      <fieldset className={styles.prices}>
        <legend className={styles.spoken}>Price</legend>
        <PriceField name="min" label="Price from" value={listing.min} />
        <PriceField name="max" label="to" value={listing.max} />
      </fieldset>
      <label className={styles.field}>
        <span>Kind</span>
        <select
          name="type"
          defaultValue={listing.type}
          onChange={(event) => event.currentTarget.form && go(event.currentTarget.form)}
        >
          <option value="">Everything</option>
          {Object.entries(types).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>Sort by</span>
        <select
          name="sort"
          defaultValue={listing.sort}
          onChange={(event) => event.currentTarget.form && go(event.currentTarget.form)}
        >
          {Object.entries(sorts).map(([sort, { label }]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className={styles.apply} type="submit">
        Apply
      </button>
      {isFiltered(listing) && (
        <Link
          className={styles.clear}
          to={path + listingSearch({ ...listing, min: '', max: '', type: '', page: 1 }, rest)}
        >
          Clear filters
        </Link>
      )}
    </Form>
  )
}

function PriceField({
  name,
  label,
  value,
}: {
  readonly name: string
  readonly label: string
  readonly value: string
}) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input name={name} defaultValue={value} inputMode="decimal" pattern="\d{1,9}(\.\d{1,2})?" size={6} />
    </label>
  )
}
