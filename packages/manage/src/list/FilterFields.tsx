import { useLocale } from '@galleria/i18n'
import { Checkbox, Field, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { type RangeName, rangesAt } from './date-ranges.ts'
import styles from './filters.module.css'
import type { Filter } from './filters.ts'

interface Props {
  readonly query: URLSearchParams
  readonly filters: readonly Filter[]
  /** The two ends of a range of days, or nothing. */
  readonly days: readonly Filter[]
}

export function FilterFields({ query, filters, days }: Props) {
  const t = useMessages()
  return (
    <div className={styles.fields}>
      {filters.map(({ name, label, choices, isMany, type = 'text' }) => {
        if (choices && isMany) {
          return (
            <fieldset key={name} className={styles.many}>
              <legend>{label}</legend>
              {choices.map((choice) => (
                <Checkbox
                  key={choice.value}
                  name={name}
                  value={choice.value}
                  defaultChecked={query.getAll(name).includes(choice.value)}
                >
                  {choice.label}
                </Checkbox>
              ))}
            </fieldset>
          )
        }
        return choices ? (
          <Select
            key={name}
            name={name}
            label={label}
            defaultValue={query.get(name) ?? ''}
            choices={[{ value: '', label: t('filters.any') }, ...choices]}
          />
        ) : (
          <Field key={name} name={name} label={label} type={type} defaultValue={query.get(name) ?? ''} />
        )
      })}
      {days.length > 0 && <Days query={query} days={days} />}
    </div>
  )
}

function Days({ query, days }: Pick<Props, 'query' | 'days'>) {
  const t = useMessages()
  const { timeZone = 'UTC' } = useLocale()
  const [range, setRange] = useState({ from: query.get('from') ?? '', to: query.get('to') ?? '' })
  const ranges = rangesAt(new Date(), timeZone)
  const names: Readonly<Record<RangeName, string>> = {
    today: t('days.today'),
    yesterday: t('days.yesterday'),
    week: t('days.week'),
    month: t('days.month'),
    quarter: t('days.quarter'),
    'this-month': t('days.this-month'),
    'last-month': t('days.last-month'),
  }
  const known = Object.keys(names) as RangeName[]
  const current = known.find((name) => ranges[name].from === range.from && ranges[name].to === range.to)
  const none = range.from || range.to ? 'own' : ''
  return (
    <>
      <Select
        label={t('days.range')}
        value={current ?? none}
        onChange={({ target }) => {
          const chosen = known.find((name) => name === target.value)
          setRange(chosen ? ranges[chosen] : { from: '', to: '' })
        }}
        choices={[
          { value: '', label: t('days.any') },
          ...known.map((value) => ({ value, label: names[value] })),
          ...(current || !none ? [] : [{ value: 'own', label: t('days.own') }]),
        ]}
      />
      {days.map(({ name, label }) => (
        <Field
          key={name}
          name={name}
          type="date"
          label={label}
          value={name === 'from' ? range.from : range.to}
          onChange={({ target }) => setRange({ ...range, [name]: target.value })}
        />
      ))}
    </>
  )
}
