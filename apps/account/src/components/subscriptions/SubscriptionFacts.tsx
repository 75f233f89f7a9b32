import { useFormat } from '@galleria/i18n'
import type { SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { Link } from '@galleria/router'
import { Card, DescriptionList, Notice, TextLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { nextMoment, rhythm } from '../../rules/subscription-copy.ts'
import { useMoney } from '../use-money.ts'
import styles from './Subscription.module.css'

interface SubscriptionFactsProps {
  readonly contract: SubscriptionContract
  readonly currency: string
}

/** Terms of a subscription and its progress. */
export function SubscriptionFacts({ contract, currency }: SubscriptionFactsProps) {
  const t = useMessages()
  const format = useFormat()
  const money = useMoney()
  const { price, createdDate, cycleNumber, orderId, lastOrderId, failedRenewal } = contract
  const all = contract.subscriptionSettings.billingCycles
  const moment = nextMoment(contract)
  const terms = {
    ends: t('subscription.ends'),
    free: t('subscription.free-until'),
    next: t('subscription.next'),
    until: t('subscription.paid-until'),
  }
  const day = (date: string) => <time dateTime={date}>{format.date(date)}</time>
  const items = [
    ...(price ? [{ term: t('subscription.price'), value: rhythm(contract, money(price, currency), t) }] : []),
    ...(moment ? [{ term: terms[moment.what], value: day(moment.date), strong: true }] : []),
    ...(createdDate ? [{ term: t('subscription.since'), value: day(createdDate) }] : []),
    {
      term: t('subscription.cycles'),
      value: all ? t('subscription.of-cycles', { count: cycleNumber, all }) : format.number(cycleNumber),
    },
  ]
  const retry = failedRenewal?.nextAttemptDate
  return (
    <Card className={styles.card}>
      {failedRenewal && moment && (
        <Notice tone="warning">
          {retry ? t('subscription.retry', { date: format.date(retry) }) : t('subscription.no-retry')}
        </Notice>
      )}
      <DescriptionList items={items} />
      <p className={styles.links}>
        <TextLink as={Link} to={`/account/orders/${orderId}`}>
          {t('subscription.first-order')}
        </TextLink>
        {lastOrderId && lastOrderId !== orderId && (
          <TextLink as={Link} to={`/account/orders/${lastOrderId}`}>
            {t('subscription.last-order')}
          </TextLink>
        )}
      </p>
    </Card>
  )
}
