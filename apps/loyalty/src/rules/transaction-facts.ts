import type { Format, Message } from '@galleria/i18n'
import type { LoyaltyAccount, LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { key, type Say } from '../messages/index.ts'
import { channelNames } from './channels.ts'
import { kinds, toKind } from './history.ts'
import { pointsText } from './point-name.ts'

export interface Fact {
  readonly term: string
  readonly value: string
  /** Link to the details. */
  readonly to?: string
  readonly strong?: boolean
}

interface CopyContext {
  readonly t: Say
  readonly format: Format
  /** The owner's own name of a point, where they have one. */
  readonly pointName?: string | undefined
}

type Movement = Omit<LoyaltyTransaction, 'idempotencyKey'>

const activities: Readonly<Record<string, Message>> = {
  PURCHASE: key('detail.by-purchase'),
  REGISTRATION: key('detail.by-registration'),
  BIRTHDAY: key('detail.by-birthday'),
  SOCIAL_MEDIA: key('detail.by-following'),
}

/** Facts of one transaction, term by term (wire §4.5). */
export function transactionFacts(
  transaction: Movement,
  account: Pick<LoyaltyAccount, 'pointsExpiration'> | null,
  { t, format, pointName }: CopyContext,
): Fact[] {
  const { amount, createdDate, transactionType, earnInfo, redeemInfo, refundInfo } = transaction
  const kind = toKind(transactionType)
  const { before, after } = balancesOf(transaction)
  const signed = format.number(amount, { signDisplay: 'exceptZero' })
  const when = format.moment(createdDate)
  const activity = earnInfo?.activityType ? activities[earnInfo.activityType] : undefined
  const channel = earnInfo?.followedSocialMedia?.channel
  const expiry = account?.pointsExpiration
  const facts: (Fact | false | undefined | null | '')[] = [
    { term: t('detail.points'), value: signed, strong: true },
    kind && { term: t('detail.kind'), value: t(kinds[kind]) },
    { term: t('detail.when'), value: when },
    before !== undefined && { term: t('detail.before'), value: format.number(before) },
    after !== undefined && { term: t('detail.after'), value: format.number(after) },
    earnInfo && { term: t('detail.by'), value: t(activity ?? key('detail.by-other')) },
    channel && { term: t('detail.channel'), value: channelNames[channel] ?? channel },
    earnInfo?.orderId && {
      term: t('detail.order'),
      value: t('detail.see-order'),
      to: `/account/orders/${earnInfo.orderId}`,
    },
    redeemInfo && { term: t('detail.coupon'), value: t('detail.see-coupons'), to: '/loyalty/coupons' },
    refundInfo?.refundedTransactionId && {
      term: t('detail.returned'),
      value: t('detail.see-redeemed'),
      to: `/loyalty/history/${refundInfo.refundedTransactionId}`,
    },
    kind === 'EARN' &&
      expiry?.expirationDate &&
      expiry.expiringPointsAmount > 0 && {
        term: t('detail.expiry'),
        value: t('detail.expiry-of-balance', {
          points: pointsText(t, expiry.expiringPointsAmount, pointName),
          date: format.date(expiry.expirationDate),
        }),
      },
  ]
  return facts.filter((fact) => !!fact)
}

function balancesOf({ amount, balanceAfter, adjustInfo, expireInfo }: Movement) {
  const change = adjustInfo ?? expireInfo
  const after = balanceAfter ?? change?.amountAfter
  return { after, before: after === undefined ? undefined : after - amount }
}
