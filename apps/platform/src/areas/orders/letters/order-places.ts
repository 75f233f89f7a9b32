import { toldWindowText } from '../../../domain/delivery-time.ts'
import { type Block, titled } from '../../mailbox/index.ts'
import { addressLines } from '../lines/address-lines.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { LetterContext } from './context.ts'

/** How and where an order arrives, or where it is picked up. */
export function orderPlaces({ document }: OrderRow, context: LetterContext): Block[] {
  const { t } = context
  const { logistics, title } = document.shippingInfo ?? {}
  const { shippingDestination, pickupDetails, instructions, deliveryTimeSlot } = logistics ?? {}
  const deliveryTime = toldWindowText(deliveryTimeSlot, context.language.tag) ?? logistics?.deliveryTime
  const extra = [deliveryTime, instructions].filter((line): line is string => Boolean(line))
  return [
    ...(pickupDetails
      ? place(t('mail.address-pickup'), { address: pickupDetails.address ?? null }, context)
      : place(t('mail.address-delivery'), shippingDestination, context)),
    ...(title ? [titled(t('mail.delivery-method'), [title, ...extra])] : []),
  ]
}

export function billingPlace({ document }: OrderRow, context: LetterContext): Block[] {
  return place(context.t('mail.address-billing'), document.billingInfo, context)
}

type Place = OrderRow['document']['billingInfo']

function place(title: string, where: Place, { language }: LetterContext): Block[] {
  if (!where?.address) return []
  const lines = addressLines(where, language.tag)
  return lines.length ? [titled(title, lines)] : []
}
