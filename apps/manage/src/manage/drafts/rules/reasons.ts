import type { Message } from '@galleria/i18n'
import { key } from '../messages/index.ts'

const reasons: Readonly<Record<string, Message>> = {
  ORDER_NOT_FOUND: key('reason.not-found'),
  ORDER_STATUS_IS_NOT_SUPPORTED: key('reason.status'),
  PARTIALLY_OR_FULLY_REFUNDED: key('reason.refunded'),
  UNSUPPORTED_CHANNEL_TYPE: key('reason.channel'),
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: key('reason.currency'),
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: key('reason.weight'),
  SUBSCRIPTION_LINE_ITEM_EXISTS: key('reason.subscription'),
}

/** Reason why a draft cannot change an order, in the words of staff (specification §8). */
export const reasonCopy = (reason: string): Message => reasons[reason] ?? key('reason.status')
