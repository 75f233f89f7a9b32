import { site } from '@galleria/federation'
import { getLoyaltyProgram, queryLoyaltyTransactions } from '@galleria/platform-client/loyalty'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { History } from '../components/History.tsx'
import { LoyaltyPage } from '../components/LoyaltyPage.tsx'
import { memberOnly } from '../data/member-only.ts'
import { myAccount, quietly } from '../data/my-account.ts'
import { useMessages } from '../messages/index.ts'
import { toKind } from '../rules/history.ts'
import { ownPointName } from '../rules/point-name.ts'

const PAGE = 30

/** One page of the member's history, newest first; kind and cursor are in the address, so that Back and a bookmark lead here. */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  const kind = toKind(searchParams.get('kind'))
  const cursor = searchParams.get('cursor')
  const here = { site: args.context.get(site), kind, isFirst: !cursor }
  return memberOnly(args, async (client, signal) => {
    const [account, { loyaltyProgram }] = await Promise.all([
      myAccount(client, signal),
      quietly(getLoyaltyProgram(client, undefined, { signal }), { loyaltyProgram: {} }),
    ])
    const known = { ...here, pointName: ownPointName(loyaltyProgram) }
    if (!account) return { ...known, account, transactions: [], newer: undefined, older: undefined }
    const own = { accountId: account.id }
    const query = {
      filter: kind ? { $and: [own, { transactionType: kind }] } : own,
      sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
      cursorPaging: { limit: PAGE, ...(cursor && { cursor }) },
    }
    const { loyaltyTransactions, pagingMetadata } = await queryLoyaltyTransactions(
      client,
      { query },
      { signal },
    )
    const { prev, next } = pagingMetadata?.cursors ?? {}
    return { ...known, account, transactions: loyaltyTransactions, newer: prev, older: next }
  })
}

export function Component() {
  const { site, account, pointName, ...page } = useLoaderData<typeof loader>()
  const t = useMessages(pointName)
  return (
    <LoyaltyPage
      title={t('history.title')}
      documentTitle={t('history.title')}
      store={site.name}
      lead={t('history.lead')}
      pointName={pointName}
    >
      {account ? (
        <History balance={account.points.balance} {...page} />
      ) : (
        <EmptyState
          title={t('history.none-yet')}
          description={t('points.not-yet')}
          action={
            <ButtonLink as={Link} to="/loyalty/earn" variant="primary">
              {t('pages.earn')}
            </ButtonLink>
          }
        />
      )}
    </LoyaltyPage>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
