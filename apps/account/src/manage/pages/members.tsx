import { useFormat } from '@galleria/i18n'
import {
  DataTable,
  ExportFile,
  FilterBar,
  may,
  type Outcome,
  orNotFound,
  SavedViews,
  parts as styles,
  withoutPage,
  withParams,
} from '@galleria/manage'
import {
  bulkApproveMembers,
  bulkBlockMembers,
  bulkDeleteMembersByFilter,
  bulkMuteMembers,
  bulkUnmuteMembers,
  countMembers,
} from '@galleria/platform-client/members'
import { useLocation } from '@galleria/router'
import { fullName } from '../../rules/member-name.ts'
import { exportMembers, readMembers } from '../data/members.ts'
import { privacyName, statusName } from '../member-status.tsx'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { ChangeMany } from '../parts/ChangeMany.tsx'
import { Frame } from '../parts/Frame.tsx'
import { memberColumns } from '../parts/member-columns.tsx'
import { assigneeOf } from '../rules/assignee.ts'
import { type About, type Answer, type Change, questionOf, stillToChange } from '../rules/change.ts'
import { foundBy, privacies } from '../rules/search.ts'

export async function loader({ client, url, signal, site }: ManageRequest) {
  const query = url.searchParams
  const options = { timeZone: site.timeZone ?? 'UTC', signal }
  return { ...(await orNotFound(readMembers(client, query, options))), query: query.toString() }
}

type Sent =
  | { readonly intent: 'export'; readonly query: string }
  | {
      readonly intent: 'preview' | 'do'
      readonly change: Change
      readonly about: About
      readonly assignee?: string
    }

const begin = {
  APPROVE: bulkApproveMembers,
  BLOCK: bulkBlockMembers,
  MUTE: bulkMuteMembers,
  UNMUTE: bulkUnmuteMembers,
  DELETE: bulkDeleteMembersByFilter,
}

export async function action({ client, site, signal, t }: ManageRequest, sent: Sent) {
  const timeZone = site.timeZone ?? 'UTC'
  if (sent.intent === 'export') {
    const query = new URLSearchParams(sent.query)
    return outcome(t, async () => ({ file: await exportMembers(client, query, { t, timeZone, signal }) }))
  }
  const { intent, change, about, assignee } = sent
  const { filter, search } =
    'ids' in about
      ? { filter: { id: { $in: about.ids } }, search: undefined }
      : foundBy(new URLSearchParams(about.query), timeZone)
  const changed = { filter: stillToChange(filter, change), ...(search && { search }) }
  const answer = await outcome<Omit<Answer, keyof Outcome> & { readonly unknown?: true }>(t, async () => {
    const contentAssigneeId = assignee && (await assigneeOf(client, assignee))
    if (assignee && !contentAssigneeId) return { unknown: true }
    if (intent === 'do')
      return begin[change](client, {
        ...changed,
        ...(contentAssigneeId && { contentAssigneeId }),
      })
    const [all, some] = await Promise.all([
      countMembers(client, { filter, ...(search && { search }) }),
      countMembers(client, changed),
    ])
    return { preview: { of: questionOf(change, about), all: all.count, changed: some.count } }
  })
  return 'unknown' in answer ? { errors: { contentAssigneeId: t('change.assignee-nobody') } } : answer
}

type Data = Awaited<ReturnType<typeof loader>>

export function Page({ data, isOwner, role }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { members, count, waiting, badges, worn, next, prev } = data
  const query = withoutPage(data.query)
  return (
    <Frame title={t('members.title')} isOwner={isOwner} description={t('members.more')}>
      <div className={styles.rows}>
        <FilterBar
          label={t('filters.find')}
          words={t('filters.words')}
          dates={t('column.joined')}
          tabs={[
            { label: t('views.all'), query: '' },
            { label: t('views.waiting'), query: 'status=PENDING', count: waiting },
            ...(['APPROVED', 'BLOCKED', 'OFFLINE'] as const).map((status) => ({
              label: statusName(status, t),
              query: `status=${status}`,
            })),
            { label: t('status.muted'), query: 'activity=MUTED' },
          ]}
          filters={[
            {
              name: 'privacy',
              label: t('column.privacy'),
              choices: privacies.map((value) => ({ value, label: privacyName(value, t) })),
            },
            {
              name: 'badge',
              label: t('filters.badge'),
              isMany: true,
              choices: badges.map(({ id, title }) => ({ value: id ?? '', label: title ?? '' })),
            },
          ]}
        />
        <SavedViews list="members" to="/manage/members" query={query} />
        <DataTable
          list="members"
          label={t('members.title')}
          columns={memberColumns({ t, format, badges, worn })}
          rows={members}
          keyOf={({ id }) => id}
          nameOf={(member) => fullName(member) || t('members.nameless')}
          linkOf={({ id }) => `/manage/members/profile/${id}`}
          count={count}
          found={t('members.found', { count })}
          canSelectAll
          tools={<ExportFile name="members" size="small" />}
          pages={{
            first: new URLSearchParams(data.query).has('cursor') ? withParams(search, {}) : undefined,
            previous: prev ? withParams(search, { cursor: prev }) : undefined,
            next: next ? withParams(search, { cursor: next }) : undefined,
          }}
          bulk={
            may(role, 'customers', 'change')
              ? ({ keys, isAll }) => (
                  <ChangeMany about={isAll ? { query } : { ids: keys }} isOwner={isOwner} />
                )
              : undefined
          }
        />
      </div>
    </Frame>
  )
}
