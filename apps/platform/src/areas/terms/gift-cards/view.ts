import { entityOf } from '../../../base/entity.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { type GiftCardRow, obfuscated } from './find.ts'

/** Gift card for its owner: without the code, of which only a hash is stored. */
export function giftCardOf(row: GiftCardRow, now: Date) {
  const { currency, expiresAt, orderId } = row
  return {
    ...entityOf(row),
    obfuscatedCode: obfuscated(row),
    status: statusOf(row, now),
    currency,
    initialValue: toDecimal(row.initialMinor, currency),
    balance: toDecimal(row.balanceMinor, currency),
    ...(expiresAt ? { expirationDate: expiresAt.toISOString() } : {}),
    ...(orderId ? { orderId } : {}),
    ...(row.recipientEmail ? { recipient: recipientView(row) } : {}),
  }
}

function recipientView({ recipientEmail, recipientName, message, language }: GiftCardRow) {
  return {
    email: recipientEmail ?? '',
    ...(recipientName ? { name: recipientName } : {}),
    ...(message ? { message } : {}),
    ...(language ? { language } : {}),
  }
}

function statusOf({ disabled, expiresAt, balanceMinor }: GiftCardRow, now: Date) {
  if (disabled) return 'DISABLED'
  if (expiresAt && now >= expiresAt) return 'EXPIRED'
  return balanceMinor === 0 ? 'EMPTY' : 'ACTIVE'
}
