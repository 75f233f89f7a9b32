import { languageIn, platform } from '@galleria/federation'
import { isPlatformError, isTransientError } from '@galleria/platform-client'
import { createPaymentRequest } from '@galleria/platform-client/order-billing'
import type { Order } from '@galleria/platform-client/orders'
import { type ActionFunctionArgs, redirectDocument } from '@galleria/router'
import { messagesIn } from '../messages/index.ts'
import type { ReorderReport } from '../rules/reorder.ts'
import { reorder } from './reorder.ts'

export type OrderAnswer = { readonly report: ReorderReport } | { readonly problem: string }

/** What a buyer does with an order of theirs; `accessToken` where a look-up opened it. */
export async function actOnOrder(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  form: FormData,
  order: Order,
  accessToken?: string,
): Promise<OrderAnswer | Response> {
  const client = context.get(platform)
  const t = messagesIn(languageIn(context))
  try {
    if (form.get('intent') === 'pay') {
      const { paymentRequest } = await createPaymentRequest(client, { ecomOrderId: order.id, accessToken })
      return redirectDocument(paymentRequest.paymentUrl)
    }
    return { report: await reorder(client, order) }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { problem: isTransientError(error) ? t('outage.short') : t('payment.none') }
  }
}
