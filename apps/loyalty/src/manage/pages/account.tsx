import { useFormat } from '@galleria/i18n'
import { orNotFound, parts as styles } from '@galleria/manage'
import { isPlatformError } from '@galleria/platform-client'
import { listLoyaltyTiers, queryLoyaltyTransactions } from '@galleria/platform-client/loyalty'
import { adjustPoints, earnPoints, getLoyaltyAccount } from '@galleria/platform-client/loyalty-accounts'
import { deleteLoyaltyCoupon, queryLoyaltyCoupons } from '@galleria/platform-client/loyalty-coupons'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { Card, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { AccountCoupons } from '../parts/AccountCoupons.tsx'
import { AccountLedger, ledgerKinds } from '../parts/AccountLedger.tsx'
import { AdjustForm, type Wanted } from '../parts/AdjustForm.tsx'
import { Frame } from '../parts/Frame.tsx'

/** Latest transactions of an account. */
const COUPONS = 20

export async function loader({ client, id, url, signal }: ManageRequest) {
  const cursor = url.searchParams.get('cursor')
  const kind = ledgerKinds.find((each) => each === url.searchParams.get('kind')) ?? null
  const asked = cursor
    ? {}
    : {
        filter: { accountId: id, ...(kind && { transactionType: kind }) },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
      }
  const [{ account }, { loyaltyTransactions, pagingMetadata }, { tiers }, { loyaltyCoupons }] =
    await orNotFound(
      Promise.all([
        getLoyaltyAccount(client, { id }, { signal }),
        queryLoyaltyTransactions(
          client,
          { query: { ...asked, cursorPaging: { limit: 25, ...(cursor && { cursor }) } } },
          { signal },
        ),
        listLoyaltyTiers(client, undefined, { signal }),
        queryLoyaltyCoupons(
          client,
          { query: { filter: { accountId: id }, cursorPaging: { limit: COUPONS } } },
          { signal },
        ),
      ]),
    )
  const tier = tiers.find((each) => each.id === account.tier?.id)?.tierDefinition.name ?? null
  return {
    ...{ account, tier, kind, coupons: loyaltyCoupons, transactions: loyaltyTransactions },
    next: pagingMetadata?.cursors?.next ?? null,
  }
}

type Sent = (Wanted & { intent?: never }) | { intent: 'coupon'; id: string; revision: string }

/** A change of a state that has passed comes back with the state of now, for a merge. */
export async function action({ client, id, signal, t }: ManageRequest, sent: Sent) {
  if (sent.intent === 'coupon') {
    const coupon = { id: sent.id, revision: sent.revision }
    return outcome(t, async () => {
      await deleteLoyaltyCoupon(client, coupon)
      return {}
    })
  }
  const { revision, description } = sent
  const reason = description && { description }
  if ('earned' in sent) {
    const { earned: amount, key: idempotencyKey } = sent
    const given = { accountId: id, amount, idempotencyKey, appId: STORES_APP_ID, ...reason }
    return outcome(t, async () => ({
      balance: (await earnPoints(client, given, { signal })).account.points.balance,
    }))
  }
  const change = 'balance' in sent ? { balance: sent.balance } : { amount: sent.amount }
  try {
    return await outcome(t, async () => {
      const input = { accountId: id, revision, ...change, ...reason }
      const { account } = await adjustPoints(client, input, { signal }).catch((error: unknown) => {
        throw isPlatformError(error) && error.code === 'REVISION_MISMATCH' ? new Faster() : error
      })
      return { balance: account.points.balance }
    })
  } catch (error) {
    if (!(error instanceof Faster)) throw error
    const { account } = await getLoyaltyAccount(client, { id }, { signal })
    return { now: { balance: account.points.balance, revision: account.revision } }
  }
}

class Faster extends Error {}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { account, tier, kind, coupons, transactions, next } = data
  const { points, contact, pointsExpiration } = account
  const figures: [string, number][] = [
    [t('accounts.balance'), points.balance],
    [t('dashboard.issued'), points.earned],
    [t('dashboard.redeemed'), points.redeemed],
    [t('dashboard.adjusted'), points.adjusted],
    [t('dashboard.expired'), points.expired],
  ]
  return (
    <Frame
      title={contact?.name ?? contact?.email ?? t('accounts.nameless')}
      isOwner={isOwner}
      description={
        <>
          <bdi>{contact?.email}</bdi> · <bdi>{tier ?? t('tiers.base')}</bdi>
        </>
      }
    >
      <div className={styles.rows}>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd>{format.number(value)}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.facts}>
          {account.tier && <li>{t('account.tier-points', { count: account.tier.points })}</li>}
          {account.tier?.recalculationDate && (
            <li>{t('account.recalculated', { date: format.date(account.tier.recalculationDate) })}</li>
          )}
          {pointsExpiration?.expirationDate && pointsExpiration.expiringPointsAmount > 0 && (
            <li>
              {t('account.expiring', {
                count: pointsExpiration.expiringPointsAmount,
                date: format.date(pointsExpiration.expirationDate),
              })}
            </li>
          )}
          {account.lastActivityDate && (
            <li>{t('account.last', { date: format.date(account.lastActivityDate) })}</li>
          )}
        </ul>
        <Card>
          <Heading level={2}>{t('adjust.title')}</Heading>
          <AdjustForm account={account} />
        </Card>
        {coupons.length > 0 && (
          <>
            <Heading level={2}>{t('coupons.title')}</Heading>
            <AccountCoupons coupons={coupons} />
          </>
        )}
        <Heading level={2}>{t('ledger.title')}</Heading>
        <AccountLedger {...{ transactions, kind, next }} />
      </div>
    </Frame>
  )
}
