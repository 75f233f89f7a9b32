import { useFormat } from '@galleria/i18n'
import { parts as styles, Table, withParams } from '@galleria/manage'
import { Link, useLocation } from '@galleria/router'
import { Card, Heading, TextLink } from '@galleria/ui'
import { type CampaignData, ORDERS } from '../data/campaign.ts'
import { useMessages } from '../messages/index.ts'

/** Orders that earned by a campaign, the latest first, with the account of each. */
export function CampaignOrders({ orders, offset }: Pick<CampaignData, 'orders' | 'offset'>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const page = (to: number, words: string) => (
    <TextLink as={Link} to={withParams(search, { offset: to > 0 ? String(to) : undefined })}>
      {words}
    </TextLink>
  )
  return (
    <Card>
      <Heading level={2}>{t('campaigns.orders')}</Heading>
      {orders.length === 0 ? (
        <p className={styles.quiet}>{t('campaigns.no-orders')}</p>
      ) : (
        <Table
          label={t('campaigns.orders')}
          head={[
            { title: t('campaigns.order') },
            { title: t('campaigns.date') },
            { title: t('campaigns.spent-on'), isNumber: true },
            { title: t('rules.points'), isNumber: true },
            { title: t('accounts.id') },
          ]}
          rows={orders.map(
            ({ orderId, orderNumber, date, spent, currency = '', points, loyaltyAccountId }) => ({
              key: orderId,
              cells: [
                <TextLink key="order" as={Link} to={`/manage/orders/${orderId}`}>
                  <bdi>#{orderNumber ?? orderId}</bdi>
                </TextLink>,
                format.moment(date),
                spent === undefined ? '–' : format.money(spent, currency),
                format.number(points),
                <TextLink key="account" as={Link} to={`/manage/loyalty/accounts/${loyaltyAccountId}`}>
                  {t('campaigns.account')}
                </TextLink>,
              ],
            }),
          )}
        />
      )}
      <p className={styles.buttons}>
        {offset > 0 && page(offset - ORDERS, t('campaigns.later'))}
        {orders.length === ORDERS && page(offset + ORDERS, t('campaigns.earlier'))}
      </p>
    </Card>
  )
}
