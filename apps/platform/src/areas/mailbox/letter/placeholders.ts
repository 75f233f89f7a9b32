import type { LetterKind } from './kinds.ts'

const names = [
  'store name',
  'order number',
  'order total',
  'product',
  'amount',
  'date',
  'points',
  'role',
  'code',
] as const
/** Name of a value in the texts of a letter, written in braces: `{order number}`. The same in every language. */
export type Placeholder = (typeof names)[number]

const order = ['order number', 'order total'] as const
const renewal = ['product', 'date', 'amount'] as const

/** Placeholders of each kind beside `store name`: those that every letter of the kind has a value for. */
const byKind: Readonly<Record<LetterKind, readonly Placeholder[]>> = {
  welcome: [],
  code: ['code'],
  'new-password': [],
  'no-account': [],
  activation: [],
  owner: [],
  'staff-invitation': ['role'],
  'sign-in-method': [],
  'account-deleted': [],
  'order-confirmation': order,
  'order-placed': order,
  'order-shipped': order,
  'pickup-ready': order,
  downloads: order,
  'gift-card': ['amount'],
  invoice: order,
  'payment-request': [...order, 'amount'],
  'payment-failed': order,
  refund: [...order, 'amount'],
  'refund-requested': order,
  'refund-declined': order,
  'return-approved': order,
  'return-received': order,
  'order-canceled': order,
  'trial-ending': renewal,
  renewal,
  'renewal-failed': ['product'],
  'subscription-transferred': ['product'],
  'subscription-received': ['product'],
  'cart-left': [],
  'checkout-left': [],
  'back-in-stock': ['product'],
  'price-drop': ['product'],
  'review-request': ['product'],
  'points-expiring': ['points', 'date'],
  'newsletter-confirm': [],
  'newsletter-welcome': [],
}

/** Names that texts of a kind may have in braces. */
export function placeholdersOf(kind: LetterKind): readonly Placeholder[] {
  return ['store name', ...byKind[kind]]
}

/** Anything in braces, and a brace alone, which would be one of a misspelled name. */
const braced = /\{([^{}]*)\}|[{}]/g

/** The first braces of a text that are no placeholder of the kind, as they stand there; undefined where all are. */
export function unknownPlaceholder(kind: LetterKind, text: string): string | undefined {
  const known: readonly string[] = placeholdersOf(kind)
  return [...text.matchAll(braced)].find(([, name]) => name === undefined || !known.includes(name))?.[0]
}

type Values = Readonly<Partial<Record<Placeholder, string>>>

/** Puts values in the place of their names. */
export function filled(text: string, values: Values, isolate: (value: string) => string): string {
  return text.replaceAll(braced, (whole, name: string | undefined) => {
    const value = name === undefined ? undefined : values[name as Placeholder]
    return value === undefined ? whole : isolate(value)
  })
}

/** Puts names in the place of their values: the other way around. */
export function named(text: string, values: Values): string {
  const longestFirst = Object.entries(values)
    .filter(([, value]) => value !== '')
    .sort(([, one], [, other]) => other.length - one.length)
  return longestFirst.reduce(
    (now, [name, value]) =>
      now.replaceAll(`\u2068${value}\u2069`, `{${name}}`).replaceAll(value, `{${name}}`),
    text,
  )
}
