import type { DraftOrderInput } from '@galleria/platform-client/draft-orders'

export type Changes = DraftOrderInput
type ChangeKey = keyof Changes

/** Lists that grow by what is added later. */
const added = ['lineItems', 'customLineItems', 'removedLineItemIds'] as const
/** Lists of lines, of which the later value of a line counts. */
const byLine = ['quantities', 'prices'] as const
/** Objects whose fields are sent one by one. */
const nested = ['buyerInfo', 'shippingInfo'] as const

const isOf = <Key extends ChangeKey>(keys: readonly Key[], key: string): key is Key =>
  keys.some((each) => each === key)

/** Merge two changes: the later value wins for the same field or line. */
export function merged(before: Changes, after: Changes): Changes {
  const both: Record<string, unknown> = { ...before }
  for (const [key, value] of Object.entries(after)) {
    const known = both[key]
    if (isOf(added, key)) both[key] = [...((known as unknown[]) ?? []), ...(value as unknown[])]
    else if (isOf(byLine, key)) {
      const later = value as { readonly id: string }[]
      const earlier = ((known as typeof later) ?? []).filter(
        ({ id }) => !later.some((each) => each.id === id),
      )
      both[key] = [...earlier, ...later]
    } else if (isOf(nested, key)) both[key] = { ...(known as object), ...(value as object) }
    else both[key] = value
  }
  return both
}

export const isEmpty = (changes: Changes) => Object.keys(changes).length === 0

/** Split a change into the refused fields and the rest, so that one wrong field holds back no other. */
export function split(changes: Changes, errors: Readonly<Record<string, string>>) {
  const wrong = new Set(Object.keys(errors).map(keyOf))
  const entries = Object.entries(changes)
  return {
    refused: Object.fromEntries(entries.filter(([key]) => wrong.has(key))) as Changes,
    rest: Object.fromEntries(entries.filter(([key]) => !wrong.has(key))) as Changes,
  }
}

/** `draftOrder.quantities[0].quantity` is of `quantities`. */
export const keyOf = (field: string) => /^(?:draftOrder\.)?([^.[]+)/.exec(field)?.[1] ?? field

/**
 * Plan what follows a refusal at some fields: `held` waits until it is typed anew, `again` is sent next. A field
 * that was typed anew meanwhile is sent again, and its error is past.
 */
export function afterRefusal(went: Changes, errors: Readonly<Record<string, string>>, waiting: Changes) {
  const { refused, rest } = split(went, errors)
  if (isEmpty(refused)) return { held: went, again: waiting, errors }
  const isNewer = (key: string) => Object.hasOwn(waiting, key)
  const entries = Object.entries(refused)
  const overtaken = Object.fromEntries(entries.filter(([key]) => isNewer(key))) as Changes
  return {
    held: Object.fromEntries(entries.filter(([key]) => !isNewer(key))) as Changes,
    again: merged(merged(rest, overtaken), waiting),
    errors: Object.fromEntries(Object.entries(errors).filter(([at]) => !isNewer(keyOf(at)))),
  }
}
