import { key, type Say, useMessages } from './messages/index.ts'

const names: Readonly<Record<string, ReturnType<typeof key>>> = {
  offline: key('method.offline'),
  exchange: key('method.exchange'),
  'gift-card': key('method.gift-card'),
  'store-credit': key('method.store-credit'),
  pending: key('method.transfer'),
  'pending-fails': key('method.transfer'),
}

/** Test cards are named after what becomes of them, which the payment's status tells. */
const cards: readonly string[] = [
  ...['card', 'approved', 'approved-once', 'authorized', 'captured-later', 'review'],
  ...['declined', 'insufficient-funds', 'expired-card'],
  ...['slow-refund', 'failing-refund', 'no-refund', 'refund-down'],
]

/** Names of payment methods in the page's language, by those that the provider has for them. */
export function usePaymentMethods() {
  const t = useMessages()
  return (name: string) => paymentMethod(name, t)
}

/** A method that is new here stands as its provider writes it, as words. */
export function paymentMethod(name: string, t: Say): string {
  if (cards.includes(name)) return t('method.card')
  const known = names[name]
  if (known) return t(known)
  const words = name
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : t('method.unknown')
}
