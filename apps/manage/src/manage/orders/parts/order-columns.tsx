import type { Format } from '@galleria/i18n'
import type { Column } from '@galleria/manage'
import { Badge } from '@galleria/ui'
import type { Say } from '../messages/index.ts'
import type { OrderRow } from '../rules/order-row.ts'
import { StateBadges } from './StateBadges.tsx'

interface Shown {
  readonly t: Say
  readonly format: Format
  /** Orders whose buyers ask for money back. */
  readonly asking: ReadonlySet<string>
  readonly held: ReadonlySet<string>
}

export function orderColumns({ t, format, asking, held }: Shown): readonly Column<OrderRow>[] {
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
      cell: ({ buyer }) => <bdi>{buyer || t('list.nobody')}</bdi>,
      phone: 'primary',
    },
    {
      id: 'email',
      header: t('list.email'),
      cell: ({ email }) => <bdi>{email}</bdi>,
      sort: 'email',
      hidden: true,
    },
    {
      id: 'items',
      header: t('list.items'),
      cell: ({ items, count }) => <span title={items}>{t('list.count', { count })}</span>,
      align: 'end',
    },
    {
      id: 'state',
      header: t('list.status'),
      cell: (order) => (
        <>
          <StateBadges order={order} toRefund={order.toRefund} />
          {asking.has(order.id) && <Badge tone="warning">{t('tab.refund')}</Badge>}
          {held.has(order.id) && <Badge tone="danger">{t('hold.on')}</Badge>}
        </>
      ),
      phone: 'secondary',
    },
    {
      id: 'tags',
      header: t('list.tags'),
      cell: ({ tags }) => <bdi>{tags.join(', ')}</bdi>,
      hidden: true,
    },
    {
      id: 'total',
      header: t('totals.total'),
      cell: ({ total, currency }) => format.money(total, currency),
      align: 'end',
      sort: 'total',
      sortFirst: 'desc',
      phone: 'end',
    },
  ]
}
