import { parts } from '@galleria/manage'
import { Link, useNavigate } from '@galleria/router'
import { Button, ButtonLink, Disclosure, Field, Select } from '@galleria/ui'
import type { FormEvent } from 'react'
import { useMessages } from '../messages/index.ts'

export interface Names {
  readonly brands: readonly string[]
  readonly ribbons: readonly string[]
  readonly collections: readonly (readonly [id: string, name: string])[]
}

interface Props {
  readonly query: URLSearchParams
  readonly names: Names
  /** On a telephone all but the words are folded away. */
  readonly isNarrow: boolean
}

/** Made anew for each question, so that the form shows what the address asks for. */
export function Filters({ query, names, isNarrow }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const now = (name: string) => query.get(name) ?? ''
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) next.set(name, value.trim())
    const sort = query.get('sort')
    if (sort) next.set('sort', sort)
    void navigate(`?${next}`, { preventScrollReset: true })
  }
  const options = (values: readonly (readonly [string, string])[]) =>
    values.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))
  const same = (values: readonly string[]) => values.map((value): [string, string] => [value, value])
  const more = (
    <>
      <Select label={t('column.status')} name="status" defaultValue={now('status')}>
        <option value="">{t('filter.any')}</option>
        <option value="visible">{t('status.visible')}</option>
        <option value="hidden">{t('status.hidden')}</option>
      </Select>
      <Select label={t('column.stock')} name="stock" defaultValue={now('stock')}>
        <option value="">{t('filter.any')}</option>
        <option value="out">{t('filter.stock-out')}</option>
        <option value="low">{t('filter.stock-low')}</option>
        <option value="many">{t('filter.stock-many')}</option>
      </Select>
      <Select label={t('column.brand')} name="brand" defaultValue={now('brand')}>
        <option value="">{t('filter.any')}</option>
        {options(same(names.brands))}
      </Select>
      <Select label={t('column.ribbon')} name="ribbon" defaultValue={now('ribbon')}>
        <option value="">{t('filter.any')}</option>
        {options(same(names.ribbons))}
      </Select>
      <Select label={t('filter.collection')} name="collection" defaultValue={now('collection')}>
        <option value="">{t('filter.any')}</option>
        {options(names.collections)}
      </Select>
      <Field label={t('filter.from')} name="from" inputMode="decimal" defaultValue={now('from')} />
      <Field label={t('filter.to')} name="to" inputMode="decimal" defaultValue={now('to')} />
    </>
  )
  return (
    <form className={parts.inline} onSubmit={find}>
      <Field label={t('products.words')} name="q" type="search" maxLength={100} defaultValue={now('q')} />
      {isNarrow ? (
        <Disclosure title={t('filter.more')}>
          <div className={parts.inline}>{more}</div>
        </Disclosure>
      ) : (
        more
      )}
      <Button type="submit">{t('products.find')}</Button>
      <ButtonLink as={Link} to="/manage/catalog" variant="quiet">
        {t('products.all')}
      </ButtonLink>
    </form>
  )
}
