import { useFormat } from '@galleria/i18n'
import type { SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { Badge, DescriptionList, Notice, type Tone } from '@galleria/ui'
import { key, useMessages } from '../messages/index.ts'

interface Props {
  readonly contract: SubscriptionContract
}

const statuses = {
  AUTO_RENEW_ON: { label: key('status.on'), tone: 'success' },
  AUTO_RENEW_OFF: { label: key('status.off'), tone: 'warning' },
  MANUAL_RECURRING: { label: key('status.manual'), tone: 'info' },
  CANCELLED: { label: key('status.canceled'), tone: 'neutral' },
  TRANSFERRED: { label: key('status.transferred'), tone: 'neutral' },
} as const

const hasEnded = ({ status }: SubscriptionContract) => status === 'CANCELLED' || status === 'TRANSFERRED'

/** Status badges, with a scheduled end and a failed renewal. */
export function States({ contract }: Props) {
  const t = useMessages()
  const known = statuses[contract.status as keyof typeof statuses] ?? statuses.CANCELLED
  const tone: Tone = known.tone
  return (
    <>
      <Badge tone={tone}>{t(known.label)}</Badge>{' '}
      {!hasEnded(contract) && contract.cancellationDate && <Badge tone="warning">{t('status.ends')}</Badge>}{' '}
      {!hasEnded(contract) && contract.failedRenewal && <Badge tone="danger">{t('status.failed')}</Badge>}
    </>
  )
}

/** `$12.00 every 2 months`. */
export function Rhythm({ contract: { price, subscriptionSettings } }: Props) {
  const t = useMessages()
  const { frequency = 'MONTH', interval } = subscriptionSettings
  const count = interval ?? 1
  const every =
    frequency === 'DAY'
      ? t('every.day', { count })
      : frequency === 'WEEK'
        ? t('every.week', { count })
        : frequency === 'YEAR'
          ? t('every.year', { count })
          : t('every.month', { count })
  return <>{price?.formattedAmount ? t('every.price', { price: price.formattedAmount, every }) : every}</>
}

/** Dates and cycles, with the failure of the last renewal. */
export function Terms({ contract }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { cycleNumber, subscriptionSettings, failedRenewal } = contract
  const total = subscriptionSettings.billingCycles
  const rows = [
    [t('terms.trial'), contract.trialEndDate],
    [t('terms.paid'), contract.currentCycleEnd],
    [t('terms.ends'), hasEnded(contract) ? undefined : contract.cancellationDate],
    [t('terms.next'), contract.nextBillingDate],
    [t('terms.again'), failedRenewal?.nextAttemptDate],
  ] as const
  return (
    <>
      <DescriptionList
        items={[
          {
            term: t('terms.cycles'),
            value: total ? t('terms.cycles-of', { count: cycleNumber, total }) : format.number(cycleNumber),
          },
          ...rows.flatMap(([term, date]) =>
            date ? [{ term, value: format.date(date, { dateStyle: 'medium', timeStyle: 'short' }) }] : [],
          ),
        ]}
      />
      {failedRenewal && !hasEnded(contract) && (
        <Notice tone="warning" title={t('terms.failed', { count: failedRenewal.attempts })}>
          <p>{failedRenewal.description}</p>
        </Notice>
      )}
    </>
  )
}
