import { useFormat, useLocale } from '@galleria/i18n'
import {
  DataTable,
  ExportFile,
  FilterBar,
  may,
  orNotFound,
  parts,
  SavedViews,
  withoutPage,
  withParams,
} from '@galleria/manage'
import { listCustomerSegments } from '@galleria/platform-client/customer-segments'
import { Link, useLocation } from '@galleria/router'
import { EmptyState, Notice, TextLink } from '@galleria/ui'
import { exportCustomers, readCustomers, type TagChange, tagCustomers } from '../data/list.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { BulkTags } from '../parts/BulkTags.tsx'
import { customerColumns } from '../parts/columns.tsx'
import { Frame } from '../parts/Frame.tsx'
import { type TabName, tabNames } from '../rules/list.ts'
import { nameOf } from '../rules/person.ts'

export async function loader({ client, url, signal, site }: ManageRequest) {
  const query = url.searchParams
  const [found, { segments }] = await Promise.all([
    orNotFound(readCustomers(client, query, { timeZone: site.timeZone ?? 'UTC', signal })),
    listCustomerSegments(client, { show: 'NAMES' }, { signal }),
  ])
  return {
    ...found,
    segments: segments.map(({ id, name }) => ({ value: id, label: name })),
    query: query.toString(),
  }
}

export type ListSent =
  | { readonly intent: 'export'; readonly query: string }
  | ({ readonly intent: 'tag' } & TagChange)

export async function action({ client, signal, site, t }: ManageRequest, sent: ListSent) {
  if (sent.intent === 'tag') return outcome(t, () => tagCustomers(client, sent))
  const query = new URLSearchParams(sent.query)
  const timeZone = site.timeZone ?? 'UTC'
  return outcome(t, async () => ({ file: await exportCustomers(client, query, { t, timeZone, signal }) }))
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { language } = useLocale()
  const { search } = useLocation()
  const { customers, total, next, prev } = data
  const query = new URLSearchParams(data.query)
  const erased = query.get('erased')
  const isNarrowed = withoutPage(data.query) !== ''
  const tabs: Readonly<Record<TabName, string>> = {
    returning: t('tab.returning'),
    once: t('tab.once'),
    never: t('tab.never'),
  }
  return (
    <Frame title={t('list.title')} isOwner={isOwner}>
      <div className={parts.rows}>
        {erased && (
          <Notice tone="success">
            {t('list.erased')}{' '}
            {may(role, 'settings') && (
              <TextLink as={Link} to={`/manage/settings/audit?object=${erased}`}>
                {t('privacy.log')}
              </TextLink>
            )}
          </Notice>
        )}
        <FilterBar
          label={t('list.find')}
          words={t('list.words')}
          dates={t('list.last-order')}
          tabs={[
            { label: t('tab.all'), query: '' },
            ...tabNames.map((name) => ({ label: tabs[name], query: `tab=${name}` })),
          ]}
          filters={[
            { name: 'segment', label: t('filter.segment'), choices: data.segments },
            { name: 'tag', label: t('filter.tag'), type: 'text' },
            {
              name: 'account',
              label: t('list.account'),
              choices: [
                { value: 'member', label: t('list.member') },
                { value: 'guest', label: t('list.guest') },
              ],
            },
            { name: 'spent', label: t('filter.spent'), type: 'number' },
            { name: 'orders', label: t('filter.orders'), type: 'number' },
            { name: 'idle', label: t('filter.idle'), type: 'number' },
            { name: 'country', label: t('filter.country'), type: 'text' },
          ]}
        />
        <SavedViews list="customers" to="/manage/customers" query={withoutPage(data.query)} />
        <DataTable
          list="customers"
          label={t('list.title')}
          columns={customerColumns({ t, format, locale: language.tag })}
          rows={customers}
          keyOf={({ id }) => id}
          nameOf={(customer) => nameOf(customer) || t('list.nameless')}
          linkOf={({ id }) => `/manage/customers/${id}`}
          count={total}
          found={t('list.found', { count: total })}
          empty={isNarrowed ? undefined : <EmptyState title={t('list.empty')} />}
          tools={<ExportFile name="customers" size="small" />}
          pages={{
            first: query.has('cursor') ? withParams(search, {}) : undefined,
            previous: prev ? withParams(search, { cursor: prev }) : undefined,
            next: next ? withParams(search, { cursor: next }) : undefined,
          }}
          bulk={
            may(role, 'customers', 'change') ? (selection) => <BulkTags ids={selection.keys} /> : undefined
          }
        />
      </div>
    </Frame>
  )
}
