import { type Format, useFormat, useLocale } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/orders'
import type { RefundRequest, ReturnTerms } from '@galleria/platform-client/refund-requests'
import { useFetcher } from '@galleria/router'
import { Button, Card, Heading, Notice } from '@galleria/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { OrderAnswer } from '../../data/order-action.ts'
import type { OrderPapers } from '../../data/order-papers.ts'
import { type Say, useMessages } from '../../messages/index.ts'
import { refundCopy, requestCopy, resolutionCopy } from '../../rules/refunds/refund-copy.ts'
import { offeredResolutions, refundLines } from '../../rules/refunds/refund-form.ts'
import { type ReturnWindow as Days, returnWindow } from '../../rules/refunds/return-window.ts'
import styles from './RefundCard.module.css'

const RefundForm = lazy(() => import('./RefundForm.tsx'))

interface RefundCardProps {
  readonly order: Order
  readonly papers: Pick<OrderPapers, 'refundabilities' | 'refundRequests' | 'returnTerms'>
}

/** Whether money can come back, what was asked, and the way to ask. */
export function RefundCard({
  order,
  papers: { refundabilities, refundRequests, returnTerms },
}: RefundCardProps) {
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
  const lines = refundLines(order, refundRequests, returnTerms)
  const offered = offeredResolutions(lines, returnTerms)
  const isOpen = words.possible && !waiting && lines.length > 0
  const mayAsk = isOpen && offered.length > 0
  const asking = open && mayAsk && !settled
  return (
    <Card>
      <div ref={card} className={styles.refund}>
        <Heading level={2}>{t('refund.title')}</Heading>
        {refundRequests.map((request) => (
          <SentRequest key={request.id} request={request} order={order} fetcher={fetcher} />
        ))}
        {!waiting && (mayAsk || !words.possible) && <p>{t(words.text)}</p>}
        {isOpen && !mayAsk && <p>{t('refund.none-offered')}</p>}
        {words.possible && !waiting && returnTerms && <ReturnWindow order={order} terms={returnTerms} />}
        {mayAsk && !asking && <Button onClick={() => setOpen(true)}>{t('refund.ask')}</Button>}
        {asking && (
          <Suspense fallback={<Button pending>{t('refund.ask')}</Button>}>
            <RefundForm
              lines={lines}
              offered={offered}
              currency={order.currency ?? ''}
              fetcher={fetcher}
              close={() => setOpen(false)}
            />
          </Suspense>
        )}
        {answer && 'problem' in answer && <Notice tone="danger">{answer.problem}</Notice>}
      </div>
    </Card>
  )
}

/** Last day for what was sent, and what is a final sale. */
function ReturnWindow({ order, terms }: { readonly order: Order; readonly terms: ReturnTerms }) {
  const t = useMessages()
  const format = useFormat()
  const { timeZone } = useLocale()
  const days = returnWindow(terms, new Date(), timeZone)
  const finals = terms.lines.flatMap(({ id, finalSale }) => {
    const line = finalSale && order.lineItems.find((each) => each.id === id)
    return line ? [line.productName.translated || line.productName.original] : []
  })
  return (
    <>
      {days && <p>{windowText(days, t, format)}</p>}
      {finals.length > 0 && <p>{t('refund.final', { items: format.list(finals) })}</p>}
    </>
  )
}

function windowText({ isOver, first, last }: Days, t: Say, format: Format): string {
  const date = format.date(last)
  if (isOver) return t('refund.was-until', { date })
  return first === last
    ? t('refund.until', { date })
    : t('refund.until-parcels', { first: format.date(first), last: date })
}

interface SentRequestProps {
  readonly request: RefundRequest
  readonly order: Order
  readonly fetcher: ReturnType<typeof useFetcher<OrderAnswer>>
}

const tones = {
  REQUESTED: 'info',
  APPROVED: 'info',
  RECEIVED: 'info',
  ACCEPTED: 'success',
  EXCHANGED: 'success',
  DECLINED: 'warning',
} as const

function SentRequest({ request, order, fetcher }: SentRequestProps) {
  const t = useMessages()
  const format = useFormat()
  const { id, status, createdDate, answer, instructions, lineItems } = request
  const wish = resolutionCopy(request.resolution)
  const items = lineItems.flatMap(({ id, quantity }) => {
    const line = order.lineItems.find((each) => each.id === id)
    const name = line && (line.productName.translated || line.productName.original)
    return name ? [t('refund.item', { count: quantity, name })] : []
  })
  const tone = Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'info'
  return (
    <Notice tone={tone} tabIndex={-1}>
      <p>{t(requestCopy(status))}</p>
      {wish && <p>{t(wish)}</p>}
      {instructions && status === 'APPROVED' && (
        <p className={styles.how}>
          <bdi>{instructions}</bdi>
        </p>
      )}
      {answer && (
        <p>
          <bdi>{answer}</bdi>
        </p>
      )}
      <p className={styles.when}>
        {t('refund.asked-for', { date: format.date(createdDate), items: format.list(items) })}
      </p>
      {(status === 'REQUESTED' || status === 'APPROVED') && (
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
