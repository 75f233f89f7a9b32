import type { PlatformConfig } from '../../../data/config.ts'
import type { Trx } from '../../../data/database.ts'
import { deliver } from '../../mailbox/index.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { type LetterContext, letterContextOf } from '../mail/mail-language.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { ContractRow } from './view.ts'

interface Transferred {
  /** The one that began it; both are written to in its language. */
  readonly order: OrderRow
  readonly gone: ContractRow
  readonly heir: ContractRow | undefined
  readonly date: Date
}

/** One letter to who had it, and one to who has it now. */
export async function sendTransferLetters(
  trx: Trx,
  config: PlatformConfig,
  { order, gone, heir, date }: Transferred,
): Promise<void> {
  const context = letterContextOf({ currency: gone.document.currency ?? order.currency }, order)
  const { t, money, day } = context
  const product = gone.document.name
  const write = (contract: ContractRow, subject: string, text: string) => {
    const end = `${config.storeName}\n${addressOf(config, context, contract)}`
    const letter = { to: contract.email, subject, text: [t('mail.hello'), text, end].join('\n\n') }
    return contract.email ? deliver(trx, { ...letter, date }) : Promise.resolve()
  }
  await write(gone, t('mail.transferred-subject', { product }), t('mail.transferred', { product }))
  if (!heir) return
  const amount = money(heir.document.total ?? 0)
  const { timeZone } = await siteProperties(trx, config)
  const text = heir.nextAt
    ? t('mail.inherited-next', { product, amount, date: day(heir.nextAt, timeZone) })
    : t('mail.inherited', { product })
  await write(heir, t('mail.inherited-subject', { product }), text)
}

/** A guest has no page of it. */
function addressOf(
  { storeUrl }: PlatformConfig,
  { language: { prefix } }: LetterContext,
  contract: ContractRow,
) {
  const path = contract.memberId ? `/account/subscriptions/${contract.id}` : '/'
  return `${storeUrl}${prefix}${path}`
}
