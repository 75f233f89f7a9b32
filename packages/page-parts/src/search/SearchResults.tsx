import { Link, useFetcher } from '@galleria/router'
import { Spinner } from '@galleria/ui'
import { useEffect, useEffectEvent } from 'react'
import styles from './SearchResults.module.css'

export interface SearchResult {
  readonly to: string
  readonly label: string
  /** Detail that tells it from others of the same name: an address, a SKU, a day and an amount. */
  readonly detail?: string
}

interface Props {
  readonly title: string
  /** Address of the module's own route whose loader answers `SearchResult`s for `?q=`. */
  readonly from: string
  readonly query: string
}

/** Results of one team in the admin's search; nothing where it found nothing, or did not answer. */
export function SearchResults({ title, from, query }: Props) {
  const { load, data, state } = useFetcher<readonly SearchResult[]>()
  const onQuery = useEffectEvent((q: string) => void load(`${from}?${new URLSearchParams({ q })}`))
  useEffect(() => onQuery(query), [query])
  if (!data) return state === 'loading' ? <Spinner /> : null
  if (data.length === 0) return null
  return (
    <section aria-label={title} aria-busy={state === 'loading'}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {data.map(({ to, label, detail }) => (
          <li key={to}>
            <Link to={to} className={styles.result}>
              <bdi>{label}</bdi>
              {detail && <bdi className={styles.detail}>{detail}</bdi>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
