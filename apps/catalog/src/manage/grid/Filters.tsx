import { parts } from '@galleria/manage'
import { Link, useNavigate } from '@galleria/router'
import { Button, ButtonLink, Disclosure, Field, Select } from '@galleria/ui'
import type { FormEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './grid.module.css'

export interface Names {
  readonly brands: readonly string[]
  readonly ribbons: readonly string[]
  readonly collections: readonly (readonly [id: string, name: string])[]
}

interface Props {
  readonly query: URLSearchParams
  readonly names: Names
  /** All but the words are folded away. */
  readonly isFolded: boolean
  /** Label of the choice that sets no filter. */
  readonly all?: string
}

const folded = ['status', 'stock', 'brand', 'ribbon', 'collection', 'from', 'to']

/** Made anew for each question, so that the form shows what the address asks for. */
export function Filters({ query, names, isFolded, all = '/manage/catalog' }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const now = (name: string) => query.get(name) ?? ''
  function ask(event: FormEvent<HTMLFormElement>) {
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
        <option value="draft">{t('status.draft')}</option>
        <option value="scheduled">{t('status.scheduled')}</option>
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
  const words = (
    <Field label={t('products.words')} name="q" type="search" maxLength={100} defaultValue={now('q')} />
  )
  const find = <Button type="submit">{t('products.find')}</Button>
  const back = (
    <ButtonLink as={Link} to={all} variant="quiet">
      {t('products.all')}
    </ButtonLink>
  )
  // Unfold the filters when one of them is set.
  const isAsked = folded.some((name) => now(name))
  if (isFolded)
    return (
      <form className={styles.search} onSubmit={ask}>
        <div className={styles.ask}>
          {words}
          {find}
        </div>
        <Disclosure title={t('filter.more')} open={isAsked}>
          <div className={parts.inline}>
            {more}
            {back}
          </div>
        </Disclosure>
      </form>
    )
  return (
    <form className={`${parts.inline} ${styles.filters}`} onSubmit={ask}>
      {words}
      {more}
      <div className={styles.asking}>
        {find}
        {back}
      </div>
    </form>
  )
}
