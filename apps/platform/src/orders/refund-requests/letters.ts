import type { PlatformConfig } from '../../config.ts'
import type { Letter } from '../../mailbox/deliver.ts'
import { letter } from '../letters.ts'
import type { OrderRow } from '../order-view.ts'

export function requestedMail(config: PlatformConfig, row: OrderRow): Letter {
  return letter(config, row, `Your request for a refund of order ${row.number}`, [
    `we have your request for a refund of your order ${row.number} and will write to you when we have looked at it.`,
  ])
}

export function declinedMail(config: PlatformConfig, row: OrderRow, answer?: string): Letter {
  return letter(config, row, `Your request for a refund of order ${row.number}`, [
    `we cannot refund what you asked for of your order ${row.number}.`,
    answer,
  ])
}
