/** Digits behind the point of a currency: 2 of USD, none of JPY. */
export function digitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

/** Amount as the platform writes it: `12.50` of USD, `13` of JPY. */
export function writtenAmount(amount: number, currency: string): string {
  return amount.toFixed(digitsOf(currency))
}

/**
 * Amount that somebody typed, as the platform writes it: `12,5` is `12.50` in USD. Undefined where it is no amount, is negative
 * or has more digits than the currency. The last point or comma divides; one that repeats, a space, or one before three digits that
 * the currency does not have, groups thousands.
 */
export function amountOf(typed: string, currency: string): string | undefined {
  const digits = digitsOf(currency)
  const text = western(typed).replaceAll(/[\s'\u00a0\u202f]/g, '')
  const marks = [...text.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  const isRepeated = marks.length > 1 && marks.every(([mark]) => mark === last?.[0])
  const isThousand = marks.length === 1 && digits < 3 && /[.,]\d{3}$/.test(text)
  const isGroup = !last || isRepeated || isThousand
  const whole = (isGroup ? text : text.slice(0, last.index)).replaceAll(/[.,]/g, '')
  const part = isGroup ? '' : text.slice(last.index + 1)
  if (!/^\d{1,12}$/.test(whole || (part && '0')) || !/^\d*$/.test(part) || part.length > digits)
    return undefined
  const units = String(Number(whole))
  return digits === 0 ? units : `${units}.${part.padEnd(digits, '0')}`
}

/** Digits of Arabic and of full width as those of ASCII, and the Arabic marks as theirs. */
function western(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
}
