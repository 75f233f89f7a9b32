import {
  bulkCancelReviewRequestsByFilter,
  cancelReviewRequest,
  sendReviewRequest,
} from '@galleria/platform-client/review-requests'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import type { Begun } from './job.ts'
import { reasonCopy } from './request-copy.ts'

/** States of requests, in the order of the tabs. */
export const requestStates = ['SCHEDULED', 'SENT', 'CANCELED', 'FAILED'] as const

/** Filter of the list from its address: what waits, unless another state is asked for. */
export function requestFilterIn(query: URLSearchParams) {
  const wanted = query.get('state')
  const [order, product] = [query.get('order'), query.get('product')]
  const status = wanted === 'all' ? undefined : (requestStates.find((each) => each === wanted) ?? 'SCHEDULED')
  const answered = query.get('answered')
  return {
    ...(status && { status }),
    ...(answered === 'yes' && { 'items.reviewId': { $exists: true } }),
    ...(answered === 'no' && { 'items.reviewId': { $exists: false } }),
    ...(order && { 'order.id': order }),
    ...(product && { 'items.catalogItemId': product }),
  }
}

export type RequestsSent =
  | { readonly intent: 'send' | 'cancel'; readonly ids: readonly string[] }
  | { readonly intent: 'cancel-all' }

/** Request that was not sent or not canceled, and why. */
interface NotDone {
  readonly id: string
  readonly reason: string
}

export interface RequestsDone {
  readonly intent: 'send' | 'cancel'
  readonly count: number
  readonly notDone: readonly NotDone[]
}

/** Sends or cancels one after the other, each by itself; all that wait and are found in a job. */
export function actOnRequests(
  { client, t, url }: Pick<ManageRequest, 'client' | 't' | 'url'>,
  sent: RequestsSent,
) {
  return outcome(t, async (): Promise<RequestsDone | Begun> => {
    if (sent.intent === 'cancel-all')
      return bulkCancelReviewRequestsByFilter(client, { filter: requestFilterIn(url.searchParams) })
    const { intent, ids } = sent
    const notDone: NotDone[] = []
    for (const reviewRequestId of ids) {
      const one = await outcome(t, async () =>
        intent === 'send'
          ? sendReviewRequest(client, { reviewRequestId })
          : cancelReviewRequest(client, { reviewRequestId }),
      )
      if (!('reviewRequest' in one)) {
        notDone.push({ id: reviewRequestId, reason: one.problem ?? t('refusal.not-waiting') })
        continue
      }
      const { status, reason } = one.reviewRequest
      if (intent === 'send' && status !== 'SENT')
        notDone.push({ id: reviewRequestId, reason: reasonCopy(reason, t) ?? t('refusal.not-waiting') })
    }
    return { intent, count: ids.length - notDone.length, notDone }
  })
}
