import type { Trx } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import {
  type Block,
  button,
  intro,
  type Letter,
  type LetterKind,
  type WrittenLetter,
} from '../../../mailbox/index.ts'
import type { LetterContext } from '../../letters/context.ts'
import { notifyBuyer } from '../../letters/notify-buyer.ts'
import { orderLetter, viewOrder } from '../../letters/order-letter.ts'
import type { OrderShop } from '../../letters/shop.ts'
import type { OrderRow } from '../../read/order-view.ts'
import type { ContractRow } from '../view.ts'

/** Facts that letters about a subscription tell. */
export interface SubscriptionContext {
  readonly shop: OrderShop
  /** The order that began it, as its holder's own. */
  readonly order: OrderRow
  readonly contract: Pick<ContractRow, 'id' | 'memberId' | 'email' | 'document' | 'nextAt'>
  /** IANA name of the zone of the shop's days. */
  readonly timeZone: string
}

interface Written {
  readonly subject: string
  readonly text: string
  /** Values of placeholders, beside the product and those of every order. */
  readonly values?: WrittenLetter['values']
}

/** A letter to the holder of a subscription: one paragraph, and the way to it. */
export function subscriptionLetter(
  { shop, order, contract }: SubscriptionContext,
  kind: LetterKind,
  write: (context: LetterContext) => Written,
): Letter {
  return orderLetter(shop, order, kind, (context) => {
    const { subject, text, values } = write(context)
    return {
      subject,
      preheader: text,
      values: { product: contract.document.name, ...values },
      blocks: [intro(text), viewSubscription({ shop, order, contract }, context)],
    }
  })
}

/** A guest has no page of a subscription. */
function viewSubscription(
  { shop, order, contract }: Omit<SubscriptionContext, 'timeZone'>,
  context: LetterContext,
): Block {
  const { t, language } = context
  if (!contract.memberId) return viewOrder(shop, order, context)
  const path = `/account/subscriptions/${contract.id}`
  return button(t('mail.button-subscription'), `${shop.storeUrl}${language.prefix}${path}`)
}

/** Writes to the holder, who may have got the subscription from the buyer: the buyer's name is not theirs then. */
export async function notifyHolder(
  trx: Trx,
  { timeZone, ...services }: Pick<Services, 'config' | 'clock'> & Pick<SubscriptionContext, 'timeZone'>,
  { order, contract }: Pick<SubscriptionContext, 'order' | 'contract'>,
  write: (subscription: SubscriptionContext) => Letter,
): Promise<void> {
  const { memberId, email } = contract
  if (!email) return
  const document =
    email === order.email ? order.document : { ...order.document, billingInfo: null, recipientInfo: null }
  await notifyBuyer(trx, services, { ...order, memberId, email, document }, (shop, own) =>
    write({ shop, order: own, contract, timeZone }),
  )
}
