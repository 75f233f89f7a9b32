import { useFormat } from '@galleria/i18n'
import { ManageFrame, may, parts as styles, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Badge, Button, Card, Heading, Notice } from '@galleria/ui'
import { useEffect } from 'react'
import { Result } from '../../shared/Result.tsx'
import { act, type OrderAnswer, type OrderSent } from '../data/acts.ts'
import { readOrder } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { CancelCard } from '../parts/CancelCard.tsx'
import { CustomerCard } from '../parts/CustomerCard.tsx'
import { HandlingCard } from '../parts/HandlingCard.tsx'
import { HistoryCard } from '../parts/HistoryCard.tsx'
import { ItemsCard } from '../parts/ItemsCard.tsx'
import { OrderTags } from '../parts/OrderTags.tsx'
import { PapersCard } from '../parts/PapersCard.tsx'
import { ParcelsCard } from '../parts/ParcelsCard.tsx'
import { PaymentsCard } from '../parts/PaymentsCard.tsx'
import { ReturnsCard } from '../parts/ReturnsCard.tsx'
import { StateBadges } from '../parts/StateBadges.tsx'
import { amountToRefund } from '../rules/order-facts.ts'

export async function loader({ client, id, role, signal }: ManageRequest) {
  return readOrder(client, { id, role, signal })
}

export async function action({ client, id, t }: ManageRequest, sent: OrderSent) {
  return outcome(t, () => act(client, id, sent))
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const { send, sent, isSending } = useSend<OrderAnswer>()
  const draft = sent?.draft
  useEffect(() => {
    if (draft) void navigate(`/manage/drafts/${draft}`)
  }, [draft, navigate])
  const { order, handling, invoices, parcels, refundabilities } = data
  const mayChange = may(role, 'orders', 'change')
  const maySend = may(role, 'fulfillment', 'change')
  const isOpen = order.status === 'APPROVED'
  return (
    <ManageFrame
      boundary="manage"
      area={t('orders.area')}
      title={t('order.title', { number: order.number })}
      isOwner={isOwner}
      description={
        <>
          <StateBadges order={order} toRefund={amountToRefund(order)} />{' '}
          {order.archived && <Badge>{t('tab.archived')}</Badge>}{' '}
          {handling.onHold && <Badge tone="danger">{t('hold.on')}</Badge>} {format.moment(order.createdDate)}
        </>
      }
      actions={
        mayChange && (
          <>
            {isOpen && (
              <Button pending={isSending} onClick={() => send({ intent: 'edit' })}>
                {t('order.edit')}
              </Button>
            )}
            <Button
              variant="quiet"
              pending={isSending}
              onClick={() => send({ intent: order.archived ? 'unarchive' : 'archive' })}
            >
              {order.archived ? t('archive.undo') : t('archive.do')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.rows}>
        <Result {...{ sent, isSending }} done={t('order.saved')} />
        {order.status === 'PENDING' && (
          <Card>
            <Heading level={2}>{t('status.review')}</Heading>
            <p>{t('review.more')}</p>
            {mayChange && (
              <div className={styles.buttons}>
                <Button pending={isSending} onClick={() => send({ intent: 'approve' })}>
                  {t('review.approve')}
                </Button>
                <Button variant="danger" pending={isSending} onClick={() => send({ intent: 'reject' })}>
                  {t('review.reject')}
                </Button>
              </div>
            )}
          </Card>
        )}
        {handling.onHold && (
          <Notice tone="warning">
            {t('hold.is')} <bdi>{handling.holdReason}</bdi>
          </Notice>
        )}
        <div className={styles.split}>
          <div className={styles.cards}>
            <ReturnsCard data={data} mayChange={mayChange} />
            <ItemsCard {...{ order, handling }} />
            {maySend && <ParcelsCard {...{ order, handling, parcels }} postage={data.postage} />}
            <PaymentsCard data={data} mayChange={mayChange} />
            <HistoryCard {...{ order, handling, mayChange }} />
          </div>
          <div className={styles.cards}>
            <CustomerCard
              {...{ order, mayChange }}
              customer={data.customer}
              maySeeRequests={may(role, 'marketing')}
            />
            {mayChange && <HandlingCard handling={handling} />}
            <OrderTags tags={order.tags?.privateTags?.tagIds ?? []} mayChange={mayChange} />
            <PapersCard {...{ order, invoices, mayChange }} />
            {mayChange && isOpen && (
              <CancelCard key={handling.amountHeld.amount} {...{ order, handling, refundabilities }} />
            )}
          </div>
        </div>
      </div>
    </ManageFrame>
  )
}
