import { languageIn, platform } from '@galleria/federation'
import { isPlatformError, isTransientError, type PlatformClient } from '@galleria/platform-client'
import { createPaymentRequest } from '@galleria/platform-client/order-billing'
import { renewDownloads } from '@galleria/platform-client/order-downloads'
import type { Order } from '@galleria/platform-client/orders'
import { type ActionFunctionArgs, redirectDocument } from '@galleria/router'
import { messagesIn, type Say } from '../messages/index.ts'
import type { RefundErrors } from '../rules/refunds/refund-form.ts'
import type { ReorderReport } from '../rules/reorder.ts'
import { cartApi } from './cart/cart-api.ts'
import { reorder } from './reorder.ts'

export type OrderAnswer =
  | { readonly report: ReorderReport }
  | { readonly errors: RefundErrors }
  | { readonly settled: 'asked' | 'withdrawn' }
  | { readonly renewed: boolean }
  | { readonly problem: string }

export interface Act {
  readonly client: PlatformClient
  readonly order: Order
  /** Access token of an order opened by look-up. */
  readonly accessToken?: string | undefined
  readonly form: FormData
  readonly t: Say
}

/** Runs a buyer's action on their own order. */
export async function actOnOrder(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  form: FormData,
  order: Order,
  accessToken?: string,
): Promise<OrderAnswer | Response> {
  const client = context.get(platform)
  const t = messagesIn(languageIn(context))
  const intent = String(form.get('intent') ?? '')
  if (intent === 'refund' || intent === 'withdraw') {
    const { askForRefund, withdrawRequest } = await import('./refund.ts')
    const act = { client, order, accessToken, form, t }
    return intent === 'refund' ? askForRefund(act) : withdrawRequest(act)
  }
  try {
    if (intent === 'pay') {
      const { paymentRequest } = await createPaymentRequest(client, { ecomOrderId: order.id, accessToken })
      return redirectDocument(paymentRequest.paymentUrl)
    }
    if (intent === 'renew') return await renewDownloads(client, { orderId: order.id, accessToken })
    return { report: await reorder(await cartApi(context), order) }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (isTransientError(error)) return { problem: t('outage.short') }
    return { problem: intent === 'renew' ? t('files.no-more') : t('payment.none') }
  }
}
