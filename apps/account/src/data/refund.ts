import { isPlatformError, isTransientError } from '@galleria/platform-client'
import { createRefundRequest, withdrawRefundRequest } from '@galleria/platform-client/refund-requests'
import type { Say } from '../messages/index.ts'
import { notRefundable } from '../rules/refunds/refund-copy.ts'
import { readRefund } from '../rules/refunds/refund-form.ts'
import type { Act, OrderAnswer } from './order-action.ts'

export async function askForRefund({ client, order, accessToken, form, t }: Act): Promise<OrderAnswer> {
  const read = readRefund(form, order, t)
  if ('errors' in read) return read
  const { key: idempotencyKey, ...refundRequest } = read
  return settle(t, 'asked', () =>
    createRefundRequest(client, { orderId: order.id, accessToken, refundRequest, idempotencyKey }),
  )
}

export async function withdrawRequest({ client, order, accessToken, form, t }: Act): Promise<OrderAnswer> {
  const refundRequestId = String(form.get('request') ?? '')
  return settle(t, 'withdrawn', () =>
    withdrawRefundRequest(client, { orderId: order.id, refundRequestId, accessToken }),
  )
}

async function settle(
  t: Say,
  settled: 'asked' | 'withdrawn',
  work: () => Promise<unknown>,
): Promise<OrderAnswer> {
  try {
    await work()
    return { settled }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (isTransientError(error)) return { problem: t('outage.short') }
    const { code } = error
    if (code === 'REFUND_ALREADY_REQUESTED') return { problem: t('refund.already') }
    if (code === 'TOO_MANY_REFUND_REQUESTS') return { problem: t('refund.too-many') }
    if (error.violations.some(({ violatedRule }) => violatedRule === 'OTHER'))
      return { problem: t('refund.policy') }
    if (code !== 'NOT_REFUNDABLE') return { problem: t('refund.changed') }
    return { problem: t(notRefundable(String(error.details.applicationError?.data.reason))) }
  }
}
