/** Money is an integer of the currency's smallest unit: cents, yen, fils. */
export type Minor = number

const digits = new Map<string, number>()

/** 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  let known = digits.get(currency)
  if (known === undefined) {
    known =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    digits.set(currency, known)
  }
  return known
}

/** Decimal string as ecom calls carry it: `"12.50"`. */
export function toDecimal(minor: Minor, currency: string): string {
  const places = fractionDigits(currency)
  const sign = minor < 0 ? '-' : ''
  const text = String(Math.abs(minor)).padStart(places + 1, '0')
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`
}

/** JSON number as catalog V1 carries it; read from the decimal text, so exact to the shortest form. */
export function toNumber(minor: Minor, currency: string): number {
  return Number(toDecimal(minor, currency))
}

/** Whole minor units of a decimal text; undefined when it has more digits than the currency, or than a number holds exactly, or is no number. */
export function fromDecimal(text: string, currency: string): Minor | undefined {
  const places = fractionDigits(currency)
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  if (fraction.length > places && /[1-9]/.test(fraction.slice(places))) return undefined
  const minor = Number(whole + fraction.slice(0, places).padEnd(places, '0'))
  if (!Number.isSafeInteger(minor)) return undefined
  return sign ? -minor : minor
}

const formats = new Map<string, Intl.NumberFormat>()

interface Site {
  readonly currency: string
  readonly locale: string
}

export function format(minor: Minor, { currency, locale }: Site): string {
  const key = `${locale} ${currency}`
  let formatter = formats.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency })
    formats.set(key, formatter)
  }
  return formatter.format(toDecimal(minor, currency) as `${number}`)
}
