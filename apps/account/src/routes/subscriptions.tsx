import { useFormat } from '@galleria/i18n'
import { isPlatformError } from '@galleria/platform-client'
import { listSubscriptionContracts, type SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Badge, ButtonLink, Content, EmptyState } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { useMoney } from '../components/use-money.ts'
import { memberOnly } from '../data/member-only.ts'
import { shopCurrency } from '../data/shop-currency.ts'
import { useMessages } from '../messages/index.ts'
import { type Moment, nextMoment, rhythm, subscriptionStatus } from '../rules/subscription-copy.ts'
import styles from './subscriptions.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const currency = shopCurrency(args)
  return memberOnly(args, async (client, signal) => {
    try {
      return { currency, ...(await listSubscriptionContracts(client, {}, { signal })) }
    } catch (error) {
      // A platform without them has none of this member's.
      if (isPlatformError(error) && error.status === 404) return { currency, subscriptionContracts: [] }
      throw error
    }
  })
}

export function Component() {
  const t = useMessages()
  const { currency, subscriptionContracts } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={t('subscriptions.title')}>
      {subscriptionContracts.length > 0 ? (
        <ul className={styles.list}>
          {subscriptionContracts.map((contract) => (
            <Row key={contract.id} contract={contract} currency={currency} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('subscriptions.none')}
          description={t('subscriptions.none-more')}
          action={
            <ButtonLink as={Link} to="/products" variant="primary">
              {t('orders.browse')}
            </ButtonLink>
          }
        />
      )}
    </AccountPage>
  )
}

interface RowProps {
  readonly contract: SubscriptionContract
  readonly currency: string
}

function Row({ contract, currency }: RowProps) {
  const t = useMessages()
  const format = useFormat()
  const money = useMoney()
  const status = subscriptionStatus(contract)
  const moment = nextMoment(contract)
  const lines: Readonly<Record<Moment, (date: string) => string>> = {
    ends: (date) => t('subscription.ends-line', { date }),
    free: (date) => t('subscription.free-line', { date }),
    next: (date) => t('subscription.next-line', { date }),
    until: (date) => t('subscription.until-line', { date }),
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={`/account/subscriptions/${contract.id}`} className={styles.link}>
          <Content text={contract.productName} />
        </Link>
        <p className={styles.detail}>
          {contract.price && rhythm(contract, money(contract.price, currency), t)}
          {contract.price && moment && ' · '}
          {moment && lines[moment.what](format.date(moment.date))}
        </p>
      </div>
      <Badge tone={status.tone}>{t(status.text)}</Badge>
    </li>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
