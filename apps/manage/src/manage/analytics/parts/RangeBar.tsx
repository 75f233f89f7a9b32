import { parts } from '@galleria/manage'
import { Link, useLocation, useNavigate } from '@galleria/router'
import { Button, Select, TextField } from '@galleria/ui'
import type { FormEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { type ReportRange, rangeNames, withRange } from '../rules/range.ts'

const names = rangeNames.filter((name) => name !== 'custom')

/** Days of a report and what they are compared with; all of it stands in the URL. */
export function RangeBar({ range, noCompare = false }: { range: ReportRange; noCompare?: boolean }) {
  const t = useMessages()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { problem } = range
  const days = problem ?? range
  const words = {
    today: t('range.today'),
    '7': t('range.days', { count: 7 }),
    '30': t('range.days', { count: 30 }),
    '90': t('range.days', { count: 90 }),
    month: t('range.month'),
  }
  const go = (changes: Readonly<Record<string, string>>) =>
    void navigate(withRange(search, changes), { preventScrollReset: true })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const next = new URLSearchParams(withRange(search, { range: 'custom' }))
    for (const name of ['from', 'to']) next.set(name, String(data.get(name) ?? ''))
    void navigate(`?${next}`, { preventScrollReset: true })
  }
  const errors = {
    incomplete: t('range.incomplete'),
    order: t('range.order'),
    long: t('range.long'),
  }
  return (
    <div className={parts.rows}>
      <nav aria-label={t('range.title')} className={parts.choices}>
        {names.map((name) => (
          <Link
            key={name}
            to={withRange(search, { range: name })}
            aria-current={!problem && range.name === name}
            preventScrollReset
          >
            {words[name]}
          </Link>
        ))}
      </nav>
      <form className={parts.inline} onSubmit={submit} key={`${days.from} ${days.to}`}>
        <TextField label={t('range.from')} name="from" type="date" defaultValue={days.from} required />
        <TextField
          label={t('range.to')}
          name="to"
          type="date"
          defaultValue={days.to}
          error={problem && errors[problem.is]}
          required
        />
        <Button type="submit">{t('range.show')}</Button>
        {!noCompare && (
          <Select
            label={t('compare.title')}
            value={range.compare}
            onChange={(event) => go({ compare: event.currentTarget.value })}
          >
            <option value="previous">{t('compare.previous')}</option>
            <option value="year">{t('compare.year')}</option>
            <option value="none">{t('compare.none')}</option>
          </Select>
        )}
      </form>
    </div>
  )
}
