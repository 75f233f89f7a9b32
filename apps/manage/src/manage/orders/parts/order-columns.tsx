import type { Format } from '@galleria/i18n'
import type { Column } from '@galleria/manage'
import type { Order } from '@galleria/platform-client/order-handling'
import { Badge } from '@galleria/ui'
import type { Say } from '../messages/index.ts'
import { buyerOf, nameOf } from '../rules/order-facts.ts'
import { StateBadges } from './StateBadges.tsx'

interface Shown {
  readonly t: Say
  readonly format: Format
  /** Orders whose buyers ask for money back. */
  readonly asking: ReadonlySet<string>
  readonly held: ReadonlySet<string>
}

const countOf = ({ lineItems }: Order) => lineItems.reduce((sum, { quantity }) => sum + quantity, 0)

export function orderColumns({ t, format, asking, held }: Shown): readonly Column<Order>[] {
  return [
    {
      id: 'number',
      header: t('list.number'),
      cell: ({ number }) => <bdi>#{number}</bdi>,
      sort: 'number',
      sortFirst: 'desc',
    },
    {
      id: 'date',
      header: t('list.date'),
      cell: ({ createdDate }) => (
        <time dateTime={createdDate}>
          {format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      ),
      sort: 'date',
      sortFirst: 'desc',
      phone: 'secondary',
    },
    {
      id: 'buyer',
      header: t('list.buyer'),
      cell: (order) => <bdi>{buyerOf(order) || t('list.nobody')}</bdi>,
      phone: 'primary',
    },
    {
      id: 'email',
      header: t('list.email'),
      cell: ({ buyerInfo }) => <bdi>{buyerInfo?.email}</bdi>,
      sort: 'email',
      hidden: true,
    },
    {
      id: 'items',
      header: t('list.items'),
      cell: (order) => (
        <span title={order.lineItems.map(nameOf).join(', ')}>
          {t('list.count', { count: countOf(order) })}
        </span>
      ),
      align: 'end',
    },
    {
      id: 'state',
      header: t('list.status'),
      cell: (order) => (
        <>
          <StateBadges order={order} />
          {asking.has(order.id) && <Badge tone="warning">{t('tab.refund')}</Badge>}
          {held.has(order.id) && <Badge tone="danger">{t('hold.on')}</Badge>}
        </>
      ),
      phone: 'secondary',
    },
    {
      id: 'tags',
      header: t('list.tags'),
      cell: ({ tags }) => <bdi>{tags?.privateTags?.tagIds?.join(', ')}</bdi>,
      hidden: true,
    },
    {
      id: 'total',
      header: t('totals.total'),
      cell: ({ priceSummary, currency }) => format.money(priceSummary.total?.amount ?? 0, currency),
      align: 'end',
      sort: 'total',
      sortFirst: 'desc',
      phone: 'end',
    },
  ]
}
