import type { findAccountAddresses, findOrderAddresses } from './store/orders.ts'

type Rows<Find extends (...args: never) => Promise<readonly unknown[]>> = Awaited<ReturnType<Find>>
type Fields = Readonly<Record<string, unknown>>

const shown = ['country', 'subdivision', 'city', 'postalCode', 'addressLine', 'addressLine2'] as const

function addressOf(place: Fields): Record<string, string> {
  const street = place.streetAddress as { number?: string; name?: string } | null | undefined
  const line = place.addressLine ?? [street?.number, street?.name].filter(Boolean).join(' ')
  const all: Fields = { ...place, addressLine: line }
  return Object.fromEntries(
    shown.flatMap((name) => (typeof all[name] === 'string' && all[name] ? [[name, all[name]]] : [])),
  )
}

/** Addresses of the account, then those of orders, each once. */
export function addressesOf(
  account: Rows<typeof findAccountAddresses>,
  orders: Rows<typeof findOrderAddresses>,
) {
  const seen = new Set<string>()
  const isNew = (address: object) => {
    const key = JSON.stringify(address).toLowerCase()
    return Object.keys(address).length > 0 && !seen.has(key) && Boolean(seen.add(key))
  }
  return [
    ...account.flatMap((place) => {
      const address = addressOf(place)
      return isNew(address) ? [{ source: 'ACCOUNT' as const, address }] : []
    }),
    ...orders.flatMap(({ orderId, number, placedAt, place }) => {
      const address = addressOf(place?.address ?? {})
      const { firstName, lastName, phone, company } = place?.contactDetails ?? {}
      if (!isNew(address)) return []
      const contact = Object.entries({ firstName, lastName, phone, company }).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
      )
      return [
        {
          source: 'ORDER' as const,
          address,
          contactDetails: Object.fromEntries(contact),
          ...{ orderId, orderNumber: String(number), usedDate: placedAt.toISOString() },
        },
      ]
    }),
  ]
}
