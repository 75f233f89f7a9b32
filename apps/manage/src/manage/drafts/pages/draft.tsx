import { ManageFrame, may, orNotFound } from '@galleria/manage'
import {
  commitDraftOrder,
  deleteDraftOrder,
  getDraftOrder,
  updateDraftOrder,
} from '@galleria/platform-client/draft-orders'
import { getMember } from '@galleria/platform-client/members'
import { createPaymentRequest, sendPaymentRequest } from '@galleria/platform-client/order-billing'
import { markOrderAsPaid } from '@galleria/platform-client/order-payments'
import { getOrder } from '@galleria/platform-client/orders'
import { replace } from '@galleria/router'
import { findMembers, findVariants } from '../data/find.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { DraftForm } from '../parts/DraftForm.tsx'
import { PlacedOrder } from '../parts/PlacedOrder.tsx'
import type { Changes } from '../rules/changes.ts'

export async function loader({ client, id, url, signal, site }: ManageRequest) {
  const { draftOrder: draft } = await orNotFound(getDraftOrder(client, { draftOrderId: id }, { signal }))
  const orderId = draft.orderId ?? draft.sourceOrderId
  const memberId = draft.buyerInfo?.memberId
  const [order, member] = await Promise.all([
    orderId ? getOrder(client, { id: orderId }, { signal }).catch(() => undefined) : undefined,
    memberId
      ? getMember(client, { id: memberId, fieldsets: ['FULL'] }, { signal }).catch(() => undefined)
      : undefined,
  ])
  return {
    draft,
    order: order?.order ?? null,
    member: member ? (member.member.profile?.nickname ?? member.member.loginEmail ?? null) : null,
    currency: site.currencies[0] ?? site.currency,
    left: Number(url.searchParams.get('left')) || 0,
  }
}

type Sent =
  | { intent: 'change'; changes: Changes }
  | { intent: 'find' | 'find-member'; text: string; offset: number }
  | { intent: 'commit'; notify: boolean; paid: boolean }
  | { intent: 'delete' }
  | { intent: 'link' | 'mail' | 'paid'; orderId: string }

export async function action(asked: ManageRequest, sent: Sent) {
  const { client, id, t, signal } = asked
  const became = await outcome(t, (): Promise<object> => {
    switch (sent.intent) {
      case 'change':
        return updateDraftOrder(client, { draftOrder: { ...sent.changes, id } }).then(({ draftOrder }) => ({
          draft: draftOrder,
        }))
      case 'find':
        return findVariants(client, sent.text, sent.offset, signal)
      case 'find-member':
        return findMembers(client, sent.text, sent.offset, signal)
      case 'commit':
        return place(asked, sent)
      case 'delete':
        return deleteDraftOrder(client, { draftOrderId: id })
      case 'link':
        return createPaymentRequest(client, { ecomOrderId: sent.orderId }).then(urlOf)
      case 'mail':
        return sendPaymentRequest(client, { ecomOrderId: sent.orderId }).then((request) => ({
          ...urlOf(request),
          mailed: true,
        }))
      case 'paid':
        return markOrderAsPaid(client, { ecomOrderId: sent.orderId }).then(() => ({ paid: true }))
      default:
        return Promise.resolve({})
    }
  })
  // Before the page is read anew: there is no such draft any more.
  if (sent.intent === 'delete' && became.done) throw replace('/manage/drafts')
  return became
}

const urlOf = ({ paymentRequest }: { paymentRequest: { paymentUrl: string } }) => ({
  url: paymentRequest.paymentUrl,
})

async function place({ client, id }: ManageRequest, { notify, paid }: { notify: boolean; paid: boolean }) {
  const settings = { sendNotificationToBuyer: notify }
  const { order } = await commitDraftOrder(client, { draftOrderId: id, settings })
  if (paid && order.id) await markOrderAsPaid(client, { ecomOrderId: order.id })
  return { notified: notify, markedPaid: paid }
}

type Data = Awaited<ReturnType<typeof loader>>

export function Page({ data, isOwner, role }: PageProps<Data>) {
  const t = useMessages()
  const { draft, order } = data
  const number = String(order?.number ?? '')
  const isOpen = draft.status === 'DRAFT'
  const mayChange = may(role, 'orders', 'change')
  const title = isOpen
    ? draft.sourceOrderId
      ? t('draft.edits', { number })
      : t('draft.new')
    : t('draft.done')
  return (
    <ManageFrame boundary="manage" area={t('drafts.area')} title={title} isOwner={isOwner}>
      {isOpen ? (
        <DraftForm key={draft.id} {...data} mayChange={mayChange} />
      ) : (
        order && <PlacedOrder {...{ draft, order, mayChange }} />
      )}
    </ManageFrame>
  )
}
