import { parts } from '@galleria/manage'
import type { StockLocation } from '@galleria/platform-client/stock'
import { Link, useNavigate } from '@galleria/router'
import { Button, ButtonLink, Field, Select } from '@galleria/ui'
import type { FormEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { type LevelWord, levels } from './question.ts'

interface Props {
  readonly query: URLSearchParams
  readonly locations: readonly StockLocation[]
}

/** Made anew for each question, so that the form shows what the address asks for. */
export function StockFilters({ query, locations }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const names: Readonly<Record<LevelWord, string>> = {
    low: t('inventory.low'),
    out: t('inventory.out'),
    in: t('inventory.in'),
    committed: t('column.committed'),
    waiting: t('column.waiting'),
  }
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) next.set(name, value.trim())
    for (const name of ['sort', 'product']) {
      const kept = query.get(name)
      if (kept) next.set(name, kept)
    }
    void navigate(`?${next}`, { preventScrollReset: true })
  }
  return (
    <form className={parts.inline} onSubmit={find}>
      <Field
        label={t('inventory.words')}
        name="q"
        type="search"
        maxLength={100}
        defaultValue={query.get('q') ?? ''}
      />
      <Select label={t('inventory.found')} name="level" defaultValue={query.get('level') ?? ''}>
        <option value="">{t('inventory.any')}</option>
        {Object.keys(levels).map((level) => (
          <option key={level} value={level}>
            {names[level as LevelWord]}
          </option>
        ))}
      </Select>
      {locations.length > 1 && (
        <Select label={t('log.location')} name="location" defaultValue={query.get('location') ?? ''}>
          <option value="">{t('locations.all')}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit">{t('products.find')}</Button>
      <ButtonLink as={Link} to="/manage/catalog/inventory" variant="quiet">
        {t('inventory.all')}
      </ButtonLink>
    </form>
  )
}
