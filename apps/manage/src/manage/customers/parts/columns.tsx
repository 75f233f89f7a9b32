import type { Format } from '@galleria/i18n'
import type { Column } from '@galleria/manage'
import type { Customer } from '@galleria/platform-client/customers'
import { Badge } from '@galleria/ui'
import type { Say } from '../messages/index.ts'
import { named, nameOf } from '../rules/person.ts'
import styles from './customer.module.css'

interface Shown {
  readonly t: Say
  readonly format: Format
  /** BCP 47, of the page. */
  readonly locale: string
}

export function customerColumns({ t, format, locale }: Shown): readonly Column<Customer>[] {
  const day = (date: string | undefined) =>
    date && <time dateTime={date}>{format.date(date, { dateStyle: 'medium' })}</time>
  return [
    {
      id: 'name',
      header: t('list.name'),
      cell: (customer) => <bdi>{nameOf(customer) || t('list.nameless')}</bdi>,
    },
    { id: 'email', header: t('list.email'), cell: ({ email }) => <bdi>{email}</bdi>, phone: 'secondary' },
    {
      id: 'orders',
      header: t('list.orders'),
      cell: ({ ordersCount }) => format.number(ordersCount),
      align: 'end',
      sort: 'orders',
      sortFirst: 'desc',
    },
    {
      id: 'spent',
      header: t('list.spent'),
      cell: ({ spent, currency }) => format.money(spent, currency),
      align: 'end',
      sort: 'spent',
      sortFirst: 'desc',
      phone: 'end',
    },
    {
      id: 'average',
      header: t('list.average'),
      cell: ({ averageOrder, ordersCount, currency }) =>
        ordersCount > 0 ? format.money(averageOrder, currency) : '',
      align: 'end',
      sort: 'average',
      sortFirst: 'desc',
    },
    {
      id: 'last',
      header: t('list.last-order'),
      cell: ({ lastOrderDate }) => day(lastOrderDate),
      sort: 'last',
      sortFirst: 'desc',
      phone: 'secondary',
    },
    {
      id: 'tags',
      header: t('list.tags'),
      cell: ({ tags }) => (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'account',
      header: t('list.account'),
      cell: ({ memberId }) => (memberId ? t('list.member') : t('list.guest')),
    },
    {
      id: 'country',
      header: t('list.country'),
      cell: ({ country }) => named('region', country, locale),
      hidden: true,
    },
    {
      id: 'language',
      header: t('list.language'),
      cell: ({ language }) => named('language', language, locale),
      hidden: true,
    },
    {
      id: 'since',
      header: t('list.since'),
      cell: ({ createdDate }) => day(createdDate),
      sort: 'since',
      sortFirst: 'desc',
      hidden: true,
    },
  ]
}
