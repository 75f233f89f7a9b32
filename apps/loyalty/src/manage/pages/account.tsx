import { useFormat } from '@galleria/i18n'
import { orNothing, parts as styles, Table } from '@galleria/manage'
import { isPlatformError } from '@galleria/platform-client'
import { listLoyaltyTiers, queryLoyaltyTransactions } from '@galleria/platform-client/loyalty'
import { adjustPoints, getLoyaltyAccount } from '@galleria/platform-client/loyalty-accounts'
import { Link } from '@galleria/router'
import { ButtonLink, Card, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import { AdjustForm, type Wanted } from '../parts/AdjustForm.tsx'
import { Frame } from '../parts/Frame.tsx'

export async function loader({ client, id, url, signal }: Asked) {
  const cursor = url.searchParams.get('cursor')
  const asked = cursor
    ? {}
    : { filter: { accountId: id }, sort: [{ fieldName: 'createdDate', order: 'DESC' as const }] }
  const [{ account }, { loyaltyTransactions, pagingMetadata }, { tiers }] = await orNothing(
    Promise.all([
      getLoyaltyAccount(client, { id }, { signal }),
      queryLoyaltyTransactions(
        client,
        { query: { ...asked, cursorPaging: { limit: 25, ...(cursor && { cursor }) } } },
        { signal },
      ),
      listLoyaltyTiers(client, undefined, { signal }),
    ]),
  )
  const tier = tiers.find((each) => each.id === account.tier?.id)?.tierDefinition.name ?? null
  return { account, tier, transactions: loyaltyTransactions, next: pagingMetadata?.cursors?.next ?? null }
}

/** A change of a state that has passed comes back with the state of now, for a merge. */
export async function action({ client, id, signal, t }: Asked, sent: Wanted) {
  const { revision, description } = sent
  const change = 'balance' in sent ? { balance: sent.balance } : { amount: sent.amount }
  try {
    return await outcome(t, async () => {
      const input = { accountId: id, revision, ...change, ...(description && { description }) }
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
  const { account, tier, transactions, next } = data
  const { points, contact, pointsExpiration } = account
  const figures: [string, number][] = [
    [t('accounts.balance'), points.balance],
    [t('dashboard.issued'), points.earned],
    [t('dashboard.redeemed'), points.redeemed],
    [t('dashboard.adjusted'), points.adjusted],
    [t('dashboard.expired'), points.expired],
  ]
  const kinds: Readonly<Record<string, string>> = {
    EARN: t('ledger.earn'),
    REDEEM: t('ledger.redeem'),
    ADJUST: t('ledger.adjust'),
    REFUND: t('ledger.refund'),
    EXPIRE: t('ledger.expire'),
  }
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
        {pointsExpiration?.expirationDate && pointsExpiration.expiringPointsAmount > 0 && (
          <p className={styles.quiet}>
            {t('account.expiring', {
              count: pointsExpiration.expiringPointsAmount,
              date: format.date(pointsExpiration.expirationDate),
            })}
          </p>
        )}
        <Card>
          <Heading level={2}>{t('adjust.title')}</Heading>
          <AdjustForm account={account} />
        </Card>
        <Heading level={2}>{t('ledger.title')}</Heading>
        <Table
          label={t('ledger.title')}
          head={[
            { title: t('ledger.when') },
            { title: t('ledger.kind') },
            { title: t('ledger.why') },
            { title: t('ledger.points'), isNumber: true },
          ]}
          rows={transactions.map(({ id, createdDate, transactionType, description, earnInfo, amount }) => ({
            key: id,
            cells: [
              format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
              kinds[transactionType] ?? t('ledger.unknown'),
              <bdi key="why">{description ?? earnInfo?.activityType ?? ''}</bdi>,
              <span key="points" className={amount > 0 ? styles.gain : styles.loss}>
                {format.number(amount, { signDisplay: 'exceptZero' })}
              </span>,
            ],
          }))}
        />
        {next && (
          <nav aria-label={t('accounts.pages')} className={styles.buttons}>
            <ButtonLink as={Link} to={`?${new URLSearchParams({ cursor: next })}`} rel="next">
              {t('ledger.older')}
            </ButtonLink>
          </nav>
        )}
      </div>
    </Frame>
  )
}
