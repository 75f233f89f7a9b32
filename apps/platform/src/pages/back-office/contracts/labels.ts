import { html } from 'hono/html'
import type { ContractRow } from '../../../areas/orders/index.ts'
import { format } from '../../../domain/money/money.ts'
import type { Html } from '../../hosted/page.ts'
import type { View } from '../../hosted/view.ts'
import { badge } from '../layout.ts'

export const contracts = '/_hosted/back-office/subscriptions'

/** Status of a contract, with the change that is scheduled. */
export function contractState({ status, cancelsAt, failure }: ContractRow): Html {
  const isOver = status === 'CANCELLED' || status === 'TRANSFERRED'
  return html`${badge(status)} ${!isOver && cancelsAt ? badge('ENDS') : ''} ${!isOver && failure ? badge('RENEWAL_FAILED') : ''}`
}

/** `$12.00 every 2 months`. */
export function rhythm({ config, language }: View, { document }: ContractRow): string {
  const { settings, total, currency = config.currency } = document
  const unit = settings.frequency?.toLowerCase() ?? 'cycle'
  const every = (settings.interval ?? 1) > 1 ? `${settings.interval} ${unit}s` : unit
  const price = total === undefined ? '' : `${format(total, { currency, locale: language.tag })} `
  return `${price}every ${every}`
}
