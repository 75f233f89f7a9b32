import { withoutLanguage } from '@galleria/i18n'
import type { AddOutcome } from './add-outcome.ts'

/** Part of a react-router fetcher that shows a pending change of the cart. */
export interface Flight {
  readonly state: 'idle' | 'submitting' | 'loading'
  readonly formAction?: string | undefined
  readonly formData?: FormData | undefined
  readonly data?: unknown
}

const changesCart = ({ formAction }: Flight) =>
  /^\/cart(\/current)?(\?|$)/.test(withoutLanguage(formAction ?? ''))

/** Totals shown now may be another soon. */
export function isCartChanging(flights: readonly Flight[]): boolean {
  return flights.some((flight) => flight.state !== 'idle' && changesCart(flight))
}

/** Items on their way into the cart: the header counts them before the answer, and after it until the cart is read anew. */
export function itemsUnderway(flights: readonly Flight[]): number {
  return flights
    .filter((flight) => flight.state !== 'idle' && changesCart(flight))
    .filter(({ formData }) => formData?.get('intent') === 'add')
    .reduce((sum, flight) => sum + (flight.state === 'loading' ? taken(flight.data) : wanted(flight)), 0)
}

const wanted = ({ formData }: Flight) => Number(formData?.get('quantity')) || 1

function taken(data: unknown): number {
  const outcome = (data as { readonly outcome?: AddOutcome } | undefined)?.outcome
  if (outcome?.kind === 'added') return outcome.quantity
  return outcome?.kind === 'capped' ? outcome.added : 0
}
