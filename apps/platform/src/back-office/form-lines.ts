import { applicationError } from '../errors.ts'

/** Lines of an order with a quantity, as forms of its page name them: `line-{id}`. */
export function linesIn(form: URLSearchParams): { id: string; quantity: number }[] {
  return [...form]
    .filter(([name, value]) => name.startsWith('line-') && /^[1-9]\d{0,5}$/.test(value))
    .map(([name, value]) => ({ id: name.slice('line-'.length), quantity: Number(value) }))
}

export function nothingChosen() {
  return applicationError(400, 'NOTHING_CHOSEN', 'Nothing was chosen or written')
}
