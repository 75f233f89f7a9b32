import { useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import { listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import {
  bulkAdjustPoints,
  countLoyaltyAccounts,
  previewBulkAdjustPoints,
  searchLoyaltyAccounts,
} from '@galleria/platform-client/loyalty-accounts'
import { Form, Link, useNavigation } from '@galleria/router'
import { Button, ButtonLink, EmptyState, Field, Select, TextLink } from '@galleria/ui'
import { exportAccounts } from '../export-accounts.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { BulkAdjust } from '../parts/BulkAdjust.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
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

export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { accounts, count, tiers, next, prev } = data
  const query = new URLSearchParams(data.query)
  const isLooking = useNavigation().state === 'loading'
  const tierName = (id: string | null | undefined) =>
    tiers.find((tier) => tier.id === id)?.tierDefinition.name ?? t('tiers.base')
  const at = (cursor: string) => {
    const to = new URLSearchParams(query)
    to.set('cursor', cursor)
    return `?${to}`
  }
  return (
    <Frame
      title={t('accounts.title')}
      isOwner={isOwner}
      actions={<ExportButton query={data.query} />}
      description={t('accounts.more')}
    >
      <div className={styles.rows}>
        <Form
          role="search"
          aria-label={t('accounts.find')}
          className={styles.inline}
          key={`find ${data.query}`}
        >
          <Field name="q" type="search" label={t('accounts.words')} defaultValue={query.get('q') ?? ''} />
          <Select name="tier" label={t('accounts.tier')} defaultValue={query.get('tier') ?? ''}>
            <option value="">{t('accounts.any-tier')}</option>
            <option value={BASE_TIER}>{t('tiers.base')}</option>
            {tiers.map(({ id, tierDefinition }) => (
              <option key={id} value={id}>
                {tierDefinition.name}
              </option>
            ))}
          </Select>
          <Field
            name="min"
            type="number"
            min={0}
            label={t('accounts.least')}
            defaultValue={query.get('min') ?? ''}
          />
          <Field
            name="max"
            type="number"
            min={0}
            label={t('accounts.most')}
            defaultValue={query.get('max') ?? ''}
          />
          <Select name="sort" label={t('accounts.sort')} defaultValue={query.get('sort') ?? 'newest'}>
            <option value="newest">{t('accounts.sort-newest')}</option>
            <option value="most">{t('accounts.sort-most')}</option>
            <option value="least">{t('accounts.sort-least')}</option>
            <option value="active">{t('accounts.sort-active')}</option>
          </Select>
          <Button type="submit" variant="primary" pending={isLooking}>
            {t('accounts.look')}
          </Button>
          {data.query && (
            <ButtonLink as={Link} to="/manage/loyalty/accounts" variant="quiet">
              {t('accounts.all')}
            </ButtonLink>
          )}
        </Form>
        <p role="status" className={styles.quiet}>
          {t('accounts.found', { count })}
        </p>
        {count > 0 && (
          <BulkAdjust key={`change ${data.query}`} query={data.query} count={count} isOwner={isOwner} />
        )}
        {accounts.length === 0 ? (
          <EmptyState title={t('accounts.none')} description={t('accounts.none-more')} />
        ) : (
          <Table
            label={t('accounts.title')}
            head={[
              { title: t('accounts.name') },
              { title: t('accounts.email') },
              { title: t('accounts.tier') },
              { title: t('accounts.balance'), isNumber: true },
              { title: t('accounts.last') },
            ]}
            rows={accounts.map(({ id, contact, tier, points, lastActivityDate }) => ({
              key: id,
              cells: [
                <TextLink key="name" as={Link} to={`/manage/loyalty/accounts/${id}`}>
                  <bdi>{contact?.name ?? contact?.email ?? t('accounts.nameless')}</bdi>
                </TextLink>,
                <bdi key="email">{contact?.email}</bdi>,
                tierName(tier?.id),
                format.number(points.balance),
                lastActivityDate ? format.date(lastActivityDate, { dateStyle: 'medium' }) : '–',
              ],
            }))}
          />
        )}
        {(prev || next) && (
          <nav aria-label={t('accounts.pages')} className={styles.buttons}>
            {prev && (
              <ButtonLink as={Link} to={at(prev)} rel="prev">
                {t('accounts.prev')}
              </ButtonLink>
            )}
            {next && (
              <ButtonLink as={Link} to={at(next)} rel="next">
                {t('accounts.next')}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </Frame>
  )
}
