import { type ApiError, applicationError } from '../../base/errors.ts'
import type { CustomItem } from './input/lines.ts'

/** Most groups of a line, and most modifiers of a group (Cart V2 §2.1). */
const MOST = 25

/** Refuses modifiers that cannot be told apart or are too many, and deposits above the price (Cart V2 §2.6). */
export function refuseBadItems(items: readonly CustomItem[]): void {
  for (const item of items) {
    const refusal = ofModifiers(item) ?? ofDeposit(item)
    if (refusal) throw refusal
  }
}

function ofModifiers({ modifierGroups, source }: CustomItem): ApiError | undefined {
  const requestCount = Math.max(
    modifierGroups.length,
    ...modifierGroups.map(({ modifiers }) => modifiers.length),
  )
  if (requestCount > MOST)
    return applicationError(
      428,
      'MAX_ITEM_MODIFIERS_EXCEEDED',
      'An item has too many modifiers. Remove some.',
      {
        requestCount,
        maxCount: MOST,
      },
    )
  const data = { invalidItems: source?.catalogReference ? [source.catalogReference] : [] }
  if (isDoubled(modifierGroups))
    return applicationError(
      428,
      'DUPLICATE_MODIFIER_GROUP_IDS',
      'Two groups of modifiers of an item have the same id. Give each its own.',
      data,
    )
  if (modifierGroups.some(({ modifiers }) => isDoubled(modifiers)))
    return applicationError(
      428,
      'DUPLICATE_ITEM_MODIFIER_IDS',
      'Two modifiers of a group have the same id. Give each its own.',
      data,
    )
  return undefined
}

function ofDeposit({ paymentConfig, pricing }: CustomItem): ApiError | undefined {
  const deposit = Number(paymentConfig?.depositAmount?.amount ?? 0)
  if (deposit <= Number(pricing.price.amount)) return undefined
  return applicationError(
    428,
    'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
    'A deposit is above the price of its item. Lower it.',
  )
}

const isDoubled = (all: readonly { readonly id: string }[]) =>
  new Set(all.map(({ id }) => id)).size < all.length
