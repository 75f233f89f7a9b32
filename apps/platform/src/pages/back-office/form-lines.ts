import { applicationError } from '../../base/errors.ts'
import { fromDecimal, type Minor } from '../../domain/money/money.ts'

/** Lines of an order with a quantity, as forms of its page name them: `line-{id}`. */
export function linesIn(form: URLSearchParams): { id: string; quantity: number }[] {
  return named(form, 'line-')
}

/** The lines of a refund form; what was sent before stands in fields of its own, `sent-{id}`. */
export function refundedIn(form: URLSearchParams): { id: string; quantity: number; sent?: true }[] {
  return [...named(form, 'line-'), ...named(form, 'sent-').map((line) => ({ ...line, sent: true as const }))]
}

function named(form: URLSearchParams, prefix: string): { id: string; quantity: number }[] {
  return [...form]
    .filter(([name, value]) => name.startsWith(prefix) && /^[1-9]\d{0,5}$/.test(value))
    .map(([name, value]) => ({ id: name.slice(prefix.length), quantity: Number(value) }))
}

export function nothingChosen() {
  return applicationError(400, 'NOTHING_CHOSEN', 'Select an item or enter an amount.')
}

/** An amount as staff type it, `12.50` or `12,50`; 0 of an empty field. */
export function amountIn(form: URLSearchParams, name: string, currency: string): Minor {
  const typed = form.get(name)?.trim().slice(0, 20).replace(',', '.')
  if (!typed) return 0
  const amount = fromDecimal(typed, currency)
  if (amount === undefined || amount < 0)
    throw applicationError(400, 'INVALID_AMOUNT', 'Enter the amount as a number such as 12.50.')
  return amount
}
