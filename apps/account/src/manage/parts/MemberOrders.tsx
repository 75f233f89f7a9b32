import { useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import { Heading } from '@galleria/ui'
import type { Shown } from '../data/profile.ts'
import { useMessages } from '../messages/index.ts'

/** The latest orders. */
export function MemberOrders({ orders }: { readonly orders: Shown['orders'] }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <section className={styles.form}>
      <Heading level={2} size="lg">
        {t('profile.orders')}
      </Heading>
      {orders.length === 0 ? (
        <p>{t('profile.no-orders')}</p>
      ) : (
        <Table
          label={t('profile.orders')}
          head={[
            { title: t('profile.order') },
            { title: t('profile.when') },
            { title: t('profile.total'), isNumber: true },
          ]}
          rows={orders.map(({ id, number, createdDate, total, currency }) => ({
            key: id,
            cells: [number, format.date(createdDate, { dateStyle: 'medium' }), format.money(total, currency)],
          }))}
        />
      )}
    </section>
  )
}
