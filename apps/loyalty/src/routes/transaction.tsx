import { site } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { getLoyaltyProgram } from '@galleria/platform-client/loyalty'
import { getLoyaltyTransaction } from '@galleria/platform-client/loyalty-accounts'
import { data, Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Breadcrumb, DescriptionList } from '@galleria/ui'
import { LoyaltyPage } from '../components/LoyaltyPage.tsx'
import { memberOnly } from '../data/member-only.ts'
import { myAccount, quietly } from '../data/my-account.ts'
import { useMessages } from '../messages/index.ts'
import { transactionTitle } from '../rules/history.ts'
import { ownPointName } from '../rules/point-name.ts'
import { transactionFacts } from '../rules/transaction-facts.ts'
import styles from './routes.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.transactionId ?? ''
  return memberOnly(args, async (client, signal) => {
    const [transaction, account, { loyaltyProgram }] = await Promise.all([
      find(client, id, signal),
      myAccount(client, signal),
      quietly(getLoyaltyProgram(client, undefined, { signal }), { loyaltyProgram: {} }),
    ])
    return { site: args.context.get(site), transaction, account, pointName: ownPointName(loyaltyProgram) }
  })
}

async function find(client: PlatformClient, loyaltyTransactionId: string, signal: AbortSignal) {
  try {
    return (await getLoyaltyTransaction(client, { loyaltyTransactionId }, { signal })).loyaltyTransaction
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) throw data('transaction', { status: 404 })
    throw error
  }
}

/** One movement of points: what it was, what it left, and where it came from. */
export function Component() {
  const { site, transaction, account, pointName } = useLoaderData<typeof loader>()
  const t = useMessages(pointName)
  const format = useFormat()
  const title = transactionTitle(transaction, t)
  const facts = transactionFacts(transaction, account, { t, format, pointName })
  return (
    <LoyaltyPage title={<bdi>{title}</bdi>} documentTitle={title} store={site.name} pointName={pointName}>
      <Breadcrumb
        as={Link}
        items={[{ label: t('history.title'), to: '/loyalty/history' }, { label: <bdi>{title}</bdi> }]}
      />
      <DescriptionList
        className={styles.facts}
        items={facts.map(({ term, value, to, strong }) => ({
          term,
          value: to ? <Link to={to}>{value}</Link> : <bdi>{value}</bdi>,
          ...(strong && { strong }),
        }))}
      />
    </LoyaltyPage>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
