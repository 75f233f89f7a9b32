import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { findMemberLanguage } from '../letters/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import { receivedLetter } from './letters/received.ts'
import { notifyHolder } from './letters/subscription-letter.ts'
import { transferredLetter } from './letters/transferred.ts'
import type { ContractRow } from './view.ts'

interface Transferred {
  /** The one that began it. */
  readonly order: OrderRow
  readonly gone: ContractRow
  readonly heir: ContractRow | undefined
}

/** One letter to the customer who had it, and one to the one who has it now, each in their own language. */
export async function sendTransferLetters(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock'>,
  { order, gone, heir }: Transferred,
): Promise<void> {
  const context = { ...services, ...(await siteProperties(trx, services.config)) }
  await notifyHolder(trx, context, { order, contract: gone }, transferredLetter)
  if (!heir) return
  const own = heir.memberId ? await findMemberLanguage(trx, heir.memberId) : undefined
  const buyerLanguage = own ?? order.document.buyerLanguage ?? null
  const theirs = { ...order, document: { ...order.document, buyerLanguage } }
  await notifyHolder(trx, context, { order: theirs, contract: heir }, receivedLetter)
}
