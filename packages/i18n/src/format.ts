import { useMemo } from 'react'
import { dateFormat, listFormat, numberFormat } from './formatters.ts'
import { useLocale } from './locale.ts'

export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** `amount` in the currency's main unit, as the platform writes it. */
  money(amount: number | string, currency: string, options?: Intl.NumberFormatOptions): string
  /**
   * Date in the time zone of the page unless `timeZone` says otherwise; one for server and browser, so that both write the same.
   * A day without a time, `2026-11-21`, is that day everywhere. Long by default.
   */
  date(value: Date | number | string, options?: Intl.DateTimeFormatOptions): string
  /** Day and time with the name of the page's time zone: `Feb 1, 2040, 12:34 AM GMT+9`. */
  moment(value: Date | number | string): string
  /** `Sand, Ink, and Rust`; `type: 'disjunction'` for `or`. */
  list(items: Iterable<string>, options?: Intl.ListFormatOptions): string
  /** CLDR's name of the unit: `milliliter`. */
  unit(value: number, unit: string, options?: Intl.NumberFormatOptions): string
  /** Formats a share of one: 0.25 is 25 %. */
  percent(value: number, options?: Intl.NumberFormatOptions): string
}

/** The sign that Intl's English writes as a hyphen: typeset prices and hosted pages have a minus. */
const MINUS = '\u2212'

/** `US$` within a right-to-left line: without a mark the sign would go to the other side of its letters. */
const signed = /[A-Z][$£¥]/

const day = /^\d{4}-\d{2}-\d{2}$/

/** `dateStyle` and `timeStyle` take no name of a zone beside them. */
const moment = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions

/** Everything but words, by Intl. `tag` is a `Language`'s. */
export function formatFor(tag: string, timeZone = 'UTC'): Format {
  const number: Format['number'] = (value, options) => numberFormat(tag, options).format(value)
  return {
    number,
    money: (amount, currency, options) =>
      number(Number(amount), { style: 'currency', currency, ...options })
        .replace('-', MINUS)
        .replace(signed, '$&\u200e'),
    date: (value, options = { dateStyle: 'long' }) =>
      dateFormat(tag, { timeZone: isDay(value) ? 'UTC' : timeZone, ...options }).format(new Date(value)),
    moment: (value) => dateFormat(tag, { ...moment, timeZone }).format(new Date(value)),
    list: (items, options) => listFormat(tag, options).format(items),
    unit: (value, unit, options) => number(value, { style: 'unit', unit, ...options }),
    percent: (value, options) => number(value, { style: 'percent', ...options }),
  }
}

const isDay = (value: Date | number | string) => typeof value === 'string' && day.test(value)

/** For the page's language and time zone. */
export function useFormat(): Format {
  const { language, timeZone } = useLocale()
  return useMemo(() => formatFor(language.tag, timeZone), [language.tag, timeZone])
}
