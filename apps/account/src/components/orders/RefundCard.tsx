import { useFormat } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/orders'
import type { RefundRequest } from '@galleria/platform-client/refund-requests'
import { useFetcher } from '@galleria/router'
import { Button, Card, Heading, Notice } from '@galleria/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { OrderAnswer } from '../../data/order-action.ts'
import type { OrderPapers } from '../../data/order-papers.ts'
import { useMessages } from '../../messages/index.ts'
import { refundCopy, requestCopy } from '../../rules/refund-copy.ts'
import styles from './RefundCard.module.css'

const RefundForm = lazy(() => import('./RefundForm.tsx'))

interface RefundCardProps {
  readonly order: Order
  readonly papers: Pick<OrderPapers, 'refundabilities' | 'refundRequests'>
}

/** Whether money can come back, what was asked, and the way to ask. */
export function RefundCard({ order, papers: { refundabilities, refundRequests } }: RefundCardProps) {
  const t = useMessages()
  const fetcher = useFetcher<OrderAnswer>()
  const [open, setOpen] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const words = refundCopy(refundabilities)
  const waiting = refundRequests.some(({ status }) => status === 'REQUESTED')
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const settled = answer !== undefined && 'settled' in answer
  // Focus moves to the result: the pressed button is gone by now.
  useEffect(() => {
    if (settled) card.current?.querySelector<HTMLElement>('[role=status]')?.focus()
    if (settled) setOpen(false)
  }, [settled])
  if (!words) return null
  const asking = open && !waiting && !settled
  return (
    <Card>
      <div ref={card} className={styles.refund}>
        <Heading level={2}>{t('refund.title')}</Heading>
        {refundRequests.map((request) => (
          <SentRequest key={request.id} request={request} order={order} fetcher={fetcher} />
        ))}
        {!waiting && <p>{t(words.text)}</p>}
        {words.possible && !waiting && !asking && (
          <Button onClick={() => setOpen(true)}>{t('refund.ask')}</Button>
        )}
        {asking && (
          <Suspense fallback={<Button pending>{t('refund.ask')}</Button>}>
            <RefundForm order={order} fetcher={fetcher} close={() => setOpen(false)} />
          </Suspense>
        )}
        {answer && 'problem' in answer && <Notice tone="danger">{answer.problem}</Notice>}
      </div>
    </Card>
  )
}

interface SentRequestProps {
  readonly request: RefundRequest
  readonly order: Order
  readonly fetcher: ReturnType<typeof useFetcher<OrderAnswer>>
}

const tones = { REQUESTED: 'info', ACCEPTED: 'success', DECLINED: 'warning' } as const

function SentRequest({ request, order, fetcher }: SentRequestProps) {
  const t = useMessages()
  const format = useFormat()
  const { id, status, createdDate, answer, lineItems } = request
  const items = lineItems.flatMap(({ id, quantity }) => {
    const line = order.lineItems.find((each) => each.id === id)
    const name = line && (line.productName.translated || line.productName.original)
    return name ? [t('refund.item', { count: quantity, name })] : []
  })
  const tone = Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'info'
  return (
    <Notice tone={tone} tabIndex={-1}>
      <p>{t(requestCopy(status))}</p>
      {answer && (
        <p>
          <bdi>{answer}</bdi>
        </p>
      )}
      <p className={styles.when}>
        {t('refund.asked-for', { date: format.date(createdDate), items: format.list(items) })}
      </p>
      {status === 'REQUESTED' && (
        <fetcher.Form method="post" className={styles.withdraw}>
          <input type="hidden" name="request" value={id} />
          <Button
            type="submit"
            name="intent"
            value="withdraw"
            size="small"
            pending={fetcher.state !== 'idle'}
          >
            {t('refund.withdraw')}
          </Button>
        </fetcher.Form>
      )}
    </Notice>
  )
}
