import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { acceptRequest, declineRequest } from './decide.ts'

interface Act {
  readonly trx: Trx
  readonly services: Services
  readonly caller: Caller
  /** Id of the order. */
  readonly id: string
  readonly form: URLSearchParams
}

const decisionOf = ({ id: orderId, form, caller }: Act) => {
  const message = form.get('message')?.trim().slice(0, 1000) || undefined
  return { orderId, id: form.get('request') ?? '', message, caller }
}

/** Acts of the buttons of `refundRequestCard`, and the words after each. */
export const refundRequestActs = {
  async 'accept-refund-request'(act: Act): Promise<string> {
    const restock = act.form.get('restock') === 'yes'
    await acceptRequest(act.trx, act.services, { ...decisionOf(act), restock })
    return 'Refunded. We emailed the customer.'
  },
  async 'decline-refund-request'(act: Act): Promise<string> {
    await declineRequest(act.trx, act.services, decisionOf(act))
    return 'Request declined. We emailed the customer.'
  },
}
