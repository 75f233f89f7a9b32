import { useFormat } from '@galleria/i18n'
import { parts, Table } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Heading, TextLink } from '@galleria/ui'
import type { HomeData } from '../data/read-home.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { usePages } from './use-pages.ts'

/** Orders and edits of the catalog since yesterday, with who did it. */
export function Changes({ changes }: Pick<HomeData, 'changes'>) {
  const t = useMessages()
  const format = useFormat()
  const page = usePages()
  const link = (to: string, name: string) =>
    page(to) ? (
      <TextLink as={Link} to={to}>
        {name}
      </TextLink>
    ) : (
      name
    )
  return (
    <section className={parts.rows}>
      <Heading level={2} size="lg">
        {t('changes.title')}
      </Heading>
      {changes.length === 0 ? (
        <p className={parts.quiet}>{t('changes.none')}</p>
      ) : (
        <Table
          label={t('changes.title')}
          head={[
            { title: t('changes.what') },
            { title: t('changes.did') },
            { title: t('changes.who') },
            { title: t('changes.when') },
          ]}
          rows={changes.map((change, index) => ({
            key: `${index} ${change.at}`,
            cells: [
              change.is === 'order'
                ? link(`/manage/orders/${change.orderId}`, t('changes.order', { number: change.number }))
                : link(`/manage/catalog/history/${change.editId}`, t('changes.catalog')),
              change.is === 'order'
                ? activityName(change.type, t)
                : t('changes.edit', { count: change.count }),
              change.by ?? '',
              <time key="at" dateTime={change.at}>
                {format.moment(change.at)}
              </time>,
            ],
          }))}
        />
      )}
    </section>
  )
}

function activityName(type: string, t: Say): string {
  switch (type) {
    case 'ORDER_PLACED':
      return t('activity.placed')
    case 'ORDER_PAID':
      return t('activity.paid')
    case 'ORDER_PARTIALLY_PAID':
      return t('activity.partly-paid')
    case 'ORDER_FULFILLED':
      return t('activity.shipped')
    case 'ORDER_CANCELED':
      return t('activity.canceled')
    case 'ORDER_REFUNDED':
    case 'PAYMENT_REFUNDED':
      return t('activity.refunded')
    case 'MERCHANT_COMMENT':
      return t('activity.comment')
    case 'DRAFT_ORDER_CHANGES_APPLIED':
      return t('activity.changed')
    case 'TRACKING_NUMBER_ADDED':
    case 'TRACKING_NUMBER_EDITED':
      return t('activity.tracking')
    case 'ORDER_PENDING':
      return t('activity.review')
    case 'PAYMENT_DECLINED':
      return t('activity.declined')
    case 'CUSTOM_ACTIVITY':
      return t('activity.refund-asked')
    default:
      return t('activity.other')
  }
}
