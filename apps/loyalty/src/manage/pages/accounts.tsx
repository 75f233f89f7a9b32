import { useFormat } from '@galleria/i18n'
import { type Column, DataTable, ExportFile, FilterBar, parts as styles, withParams } from '@galleria/manage'
import { listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import {
  bulkAdjustPoints,
  countLoyaltyAccounts,
  previewBulkAdjustPoints,
  searchLoyaltyAccounts,
} from '@galleria/platform-client/loyalty-accounts'
import { exportAccounts } from '../export-accounts.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { BulkAdjust } from '../parts/BulkAdjust.tsx'
import { Frame } from '../parts/Frame.tsx'
import { BASE_TIER, searchOf, sortOf } from '../rules/search.ts'

export async function loader({ client, url, signal }: ManageRequest) {
  const query = url.searchParams
  const cursor = query.get('cursor')
  const search = searchOf(query)
  const [{ accounts, pagingMetadata }, { count }, { tiers }] = await Promise.all([
    searchLoyaltyAccounts(
      client,
      {
        search: {
          ...(cursor ? {} : { ...search, ...sortOf(query) }),
          cursorPaging: { limit: 25, ...(cursor && { cursor }) },
        },
      },
      { signal },
    ),
    countLoyaltyAccounts(client, search, { signal }),
    listLoyaltyTiers(client, undefined, { signal }),
  ])
  const { next, prev } = pagingMetadata?.cursors ?? {}
  return { accounts, count, tiers, query: query.toString(), next: next ?? null, prev: prev ?? null }
}

interface Sent {
  readonly intent: 'preview' | 'apply' | 'export'
  readonly query: string
  readonly amount?: number
  /** Target balance of each account, instead of an amount. */
  readonly balance?: number
  readonly description?: string
}

export async function action({ client, signal, t }: ManageRequest, sent: Sent) {
  const query = new URLSearchParams(sent.query)
  if (sent.intent === 'export') {
    const { tiers } = await listLoyaltyTiers(client, undefined, { signal })
    const names = new Map(tiers.map(({ id, tierDefinition }) => [id, tierDefinition.name]))
    const head = [
      ...[t('accounts.name'), t('accounts.email'), t('accounts.tier'), t('accounts.balance')],
      ...[t('dashboard.issued'), t('dashboard.redeemed'), t('dashboard.adjusted'), t('dashboard.expired')],
      ...[t('accounts.since'), t('accounts.id')],
    ]
    return outcome(t, async () => ({
      file: await exportAccounts(client, query, { head, tiers: names, signal }),
    }))
  }
  const points = sent.balance === undefined ? { amount: sent.amount ?? 0 } : { balance: sent.balance }
  const change = { ...points, search: searchOf(query) }
  return outcome(t, async () =>
    sent.intent === 'preview'
      ? { preview: await previewBulkAdjustPoints(client, change, { signal }) }
      : bulkAdjustPoints(client, {
          ...change,
          ...(sent.description && { description: sent.description }),
        }),
  )
}

type Data = Awaited<ReturnType<typeof loader>>

type Account = Data['accounts'][number]

export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { accounts, count, tiers, next, prev } = data
  const tierName = (id: string | null | undefined) =>
    tiers.find((tier) => tier.id === id)?.tierDefinition.name ?? t('tiers.base')
  const nameOf = ({ contact }: Account) => contact?.name ?? contact?.email ?? t('accounts.nameless')
  const day = (text: string | null | undefined) => (text ? format.date(text, { dateStyle: 'medium' }) : '–')
  const columns: readonly Column<Account>[] = [
    { id: 'name', header: t('accounts.name'), cell: (account) => <bdi>{nameOf(account)}</bdi> },
    {
      id: 'email',
      header: t('accounts.email'),
      cell: ({ contact }) => <bdi>{contact?.email}</bdi>,
      phone: 'secondary',
    },
    { id: 'tier', header: t('accounts.tier'), cell: ({ tier }) => tierName(tier?.id), phone: 'secondary' },
    {
      id: 'balance',
      header: t('accounts.balance'),
      cell: ({ points }) => format.number(points.balance),
      align: 'end',
      sort: 'balance',
      sortFirst: 'desc',
      phone: 'end',
    },
    {
      id: 'active',
      header: t('accounts.last'),
      cell: ({ lastActivityDate }) => day(lastActivityDate),
      sort: 'active',
      sortFirst: 'desc',
    },
    {
      id: 'since',
      header: t('accounts.since'),
      cell: ({ createdDate }) => day(createdDate),
      sort: 'since',
      sortFirst: 'desc',
      hidden: true,
    },
  ]
  return (
    <Frame
      title={t('accounts.title')}
      isOwner={isOwner}
      actions={<ExportFile name="loyalty-accounts" />}
      description={t('accounts.more')}
    >
      <div className={styles.rows}>
        <FilterBar
          label={t('accounts.find')}
          words={t('accounts.words')}
          filters={[
            {
              name: 'tier',
              label: t('accounts.tier'),
              choices: [
                { value: BASE_TIER, label: t('tiers.base') },
                ...tiers.map(({ id, tierDefinition }) => ({ value: id ?? '', label: tierDefinition.name })),
              ],
            },
            { name: 'min', label: t('accounts.least'), type: 'number' },
            { name: 'max', label: t('accounts.most'), type: 'number' },
          ]}
        />
        {count > 0 && (
          <BulkAdjust key={`change ${data.query}`} query={data.query} count={count} isOwner={isOwner} />
        )}
        <DataTable
          list="loyalty-accounts"
          label={t('accounts.title')}
          columns={columns}
          rows={accounts}
          keyOf={({ id }) => id ?? ''}
          nameOf={nameOf}
          linkOf={({ id }) => `/manage/loyalty/accounts/${id}`}
          count={count}
          found={t('accounts.found', { count })}
          pages={{
            ...(prev && { previous: withParams(data.query, { cursor: prev }) }),
            ...(next && { next: withParams(data.query, { cursor: next }) }),
          }}
        />
      </div>
    </Frame>
  )
}
