import { type Outcome, parts as styles } from '@galleria/manage'
import { listBadges, listMembersBadgeIds } from '@galleria/platform-client/badges'
import {
  bulkApproveMembers,
  bulkBlockMembers,
  bulkDeleteMembersByFilter,
  bulkMuteMembers,
  bulkUnmuteMembers,
  countMembers,
  getMyMember,
  queryMembers,
} from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { ChangeMany } from '../parts/ChangeMany.tsx'
import { Filters } from '../parts/Filters.tsx'
import { Frame } from '../parts/Frame.tsx'
import { MembersTable } from '../parts/MembersTable.tsx'
import { Views } from '../parts/Views.tsx'
import { assigneeOf } from '../rules/assignee.ts'
import { type About, type Answer, type Change, questionOf, stillToChange } from '../rules/change.ts'
import { columnsOf } from '../rules/columns.ts'
import { foundBy, sortOf, withoutPage } from '../rules/search.ts'

/** Members on one page. */
const LIMIT = 25

export async function loader({ client, own, url, signal }: ManageRequest) {
  const query = url.searchParams
  const cursor = query.get('cursor')
  const { filter, search } = foundBy(query)
  const [{ members, cursorPagingMetadata }, { count }, { badges }, { member: staff }] = await Promise.all([
    queryMembers(
      client,
      {
        query: cursor
          ? { cursorPaging: { limit: LIMIT, cursor } }
          : { filter, sort: sortOf(query), cursorPaging: { limit: LIMIT } },
        fieldsets: ['FULL'],
        ...(search && !cursor && { search }),
      },
      { signal },
    ),
    countMembers(client, { filter, ...(search && { search }) }, { signal }),
    listBadges(client, undefined, { signal }),
    getMyMember(own, undefined, { signal }),
  ])
  const memberIds = members.map(({ id }) => id)
  const { memberBadgeIds } = memberIds.length
    ? await listMembersBadgeIds(client, { memberIds }, { signal })
    : { memberBadgeIds: [] }
  return {
    members,
    count,
    badges,
    worn: Object.fromEntries(memberBadgeIds.map(({ memberId, badgeIds }) => [memberId, badgeIds])),
    staffId: staff.id,
    query: query.toString(),
    next: cursorPagingMetadata?.cursors?.next ?? null,
  }
}

interface Sent {
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

export async function action({ client, t }: ManageRequest, { intent, change, about, assignee }: Sent) {
  const { filter, search } =
    'ids' in about
      ? { filter: { id: { $in: about.ids } }, search: undefined }
      : foundBy(new URLSearchParams(about.query))
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

export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const { members, count, badges, worn, next } = data
  const query = new URLSearchParams(data.query)
  const search = withoutPage(query)
  const [picked, setPicked] = useState<{ readonly of: string; readonly ids: readonly string[] }>()
  const [isAll, setAll] = useState<string>()
  // Clears the selection: it belonged to another query.
  const ids = picked?.of === search ? picked.ids : []
  const all = isAll === search
  const at = (cursor: string) => {
    const to = new URLSearchParams(search)
    to.set('cursor', cursor)
    return `?${to}`
  }
  return (
    <Frame title={t('members.title')} isOwner={isOwner} description={t('members.more')}>
      <div className={styles.rows}>
        <Views staffId={data.staffId} query={search} />
        <Filters key={search} query={query} badges={badges} />
        <p role="status" className={styles.quiet}>
          {t('members.found', { count })}
        </p>
        {members.length === 0 ? (
          <EmptyState
            title={t('members.none')}
            description={t('members.none-more')}
            action={
              <ButtonLink as={Link} to="/manage/members">
                {t('filters.clear')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <ChangeMany
              key={`change ${search}`}
              count={count}
              query={search}
              ids={ids}
              all={all}
              onAll={(on) => setAll(on ? search : undefined)}
              onClear={() => {
                setPicked(undefined)
                setAll(undefined)
              }}
            />
            <MembersTable
              {...{ members, badges, worn, all }}
              columns={columnsOf(query)}
              picked={ids}
              onPick={(picks) => setPicked({ of: search, ids: picks })}
            />
          </>
        )}
        {(next || query.has('cursor')) && (
          <nav aria-label={t('pages.label')} className={styles.buttons}>
            {query.has('cursor') && (
              <ButtonLink as={Link} to={`?${search}`}>
                {t('pages.first')}
              </ButtonLink>
            )}
            {next && (
              <ButtonLink as={Link} to={at(next)} rel="next">
                {t('pages.next')}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </Frame>
  )
}
