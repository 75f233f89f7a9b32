import { useFormat } from '@galleria/i18n'
import { parts, StatCard, Stats } from '@galleria/manage'
import { Heading } from '@galleria/ui'
import type { HomeData } from '../data/read-home.ts'
import { useMessages } from '../messages/index.ts'
import { usePages } from './use-pages.ts'

const ORDERS = '/manage/orders'
/** Tasks that wait for staff, each with a link to the list in which it is done. */
export function Tasks({ tasks, lowStockFrom }: Pick<HomeData, 'tasks' | 'lowStockFrom'>) {
  const t = useMessages()
  const format = useFormat()
  const page = usePages()
  const all = [
    { label: t('tasks.send'), count: tasks.ordersToSend, to: `${ORDERS}?tab=send` },
    { label: t('tasks.unpaid'), count: tasks.ordersUnpaid, to: `${ORDERS}?tab=unpaid` },
    { label: t('tasks.decide'), count: tasks.ordersToDecide, to: `${ORDERS}?tab=review` },
    { label: t('tasks.refunds'), count: tasks.refundRequests, to: `${ORDERS}/returns?state=REQUESTED` },
    {
      label: t('tasks.low'),
      count: tasks.lowStock,
      note: t('tasks.low-more', { count: lowStockFrom }),
      to: '/manage/catalog/inventory?level=low',
    },
    { label: t('tasks.out'), count: tasks.outOfStock, to: '/manage/catalog/inventory?level=out' },
    { label: t('tasks.reviews'), count: tasks.reviewsToDecide ?? 0, to: '/manage/catalog/reviews' },
    { label: t('tasks.reports'), count: tasks.reports, to: '/manage/members/reports' },
    {
      label: t('tasks.carts'),
      count: tasks.abandonedCarts,
      note: t('tasks.carts-more'),
      to: '/manage/abandoned',
    },
  ].filter(({ count }) => count > 0)
  return (
    <section className={parts.rows}>
      <Heading level={2} size="lg">
        {t('tasks.title')}
      </Heading>
      {all.length === 0 ? (
        <p className={parts.quiet}>{t('tasks.none')}</p>
      ) : (
        <Stats>
          {all.map(({ label, count, note, to }) => (
            <StatCard key={label} label={label} value={format.number(count)} note={note} to={page(to)} />
          ))}
        </Stats>
      )}
    </section>
  )
}
