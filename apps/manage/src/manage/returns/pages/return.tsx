import { useFormat } from '@galleria/i18n'
import { ManageFrame, may, parts as styles } from '@galleria/manage'
import { Badge, Card, Disclosure, Heading } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { returnTone, useReturnWords } from '../../shared/return-words.ts'
import { act, type ReturnSent } from '../data/acts.ts'
import { readReturn } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Approve } from '../parts/Approve.tsx'
import { Decline } from '../parts/Decline.tsx'
import { Exchange } from '../parts/Exchange.tsx'
import { HistoryCard, OrderCard } from '../parts/FactsCards.tsx'
import { ItemsCard } from '../parts/ItemsCard.tsx'
import { Receive } from '../parts/Receive.tsx'
import { Refund } from '../parts/Refund.tsx'
import { ResolutionCard } from '../parts/ResolutionCard.tsx'

export async function loader({ client, id, role, signal }: ManageRequest) {
  return readReturn(client, { id, role, signal })
}

export async function action({ client, id, t }: ManageRequest, sent: ReturnSent) {
  return outcome(t, () => act(client, id, sent))
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const words = useReturnWords()
  const format = useFormat()
  const { return: found } = data
  const { status } = found
  const mayChange = may(role, 'orders', 'change')
  const name = `${found.orderNumber}-R${found.ordinal}`
  const said = useRef<HTMLParagraphElement>(null)
  const before = useRef(status)
  // The pressed button is gone with its form: the new state takes the focus.
  useEffect(() => {
    if (before.current !== status) said.current?.focus()
    before.current = status
  }, [status])
  const isDecided = !['REQUESTED', 'APPROVED', 'RECEIVED'].includes(status)
  return (
    <ManageFrame
      boundary="manage"
      area={t('returns.area')}
      title={t('return.title', { name })}
      isOwner={isOwner}
      description={
        <>
          {found.startedBy === 'STAFF' ? t('return.by-staff') : t('return.by-customer')} ·{' '}
          {format.moment(found.createdDate)}
        </>
      }
    >
      <div className={styles.rows}>
        <p ref={said} role="status" tabIndex={-1}>
          <Badge tone={returnTone(status)}>{words.statusOf(status)}</Badge> {nextStep(status, t)}
        </p>
        <div className={styles.split}>
          <div className={styles.cards}>
            <ItemsCard data={data} />
            <ResolutionCard data={data} mayChange={mayChange && !isDecided} />
            {mayChange && status === 'REQUESTED' && <Approve data={data} />}
            {status === 'APPROVED' && may(role, 'fulfillment', 'change') && <Receive data={data} />}
            {mayChange && status === 'RECEIVED' && (
              <Card>
                <Heading level={2}>{t('refund.open')}</Heading>
                <Refund data={data} />
              </Card>
            )}
            {mayChange && status === 'RECEIVED' && (
              <Card>
                <Disclosure title={t('exchange.open')} open={found.resolution === 'EXCHANGE'}>
                  <Exchange data={data} />
                </Disclosure>
              </Card>
            )}
            {mayChange && (status === 'REQUESTED' || status === 'APPROVED') && (
              <Card>
                <Disclosure title={t('refund.at-once')}>
                  <Refund key={status} data={data} />
                </Disclosure>
              </Card>
            )}
            {mayChange && !isDecided && (
              <Card>
                <Decline name={name} hasEmail={found.buyer.email !== ''} />
              </Card>
            )}
          </div>
          <div className={styles.cards}>
            <OrderCard data={data} />
            <HistoryCard data={data} />
          </div>
        </div>
      </div>
    </ManageFrame>
  )
}

/** Next step of a return, and whose it is. */
function nextStep(status: string, t: ReturnType<typeof useMessages>): string {
  switch (status) {
    case 'REQUESTED':
      return t('next.requested')
    case 'APPROVED':
      return t('next.approved')
    case 'RECEIVED':
      return t('next.received')
    default:
      return ''
  }
}
