import { csvLine, readAll } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { type Badge, listBadges, listMembersBadgeIds } from '@galleria/platform-client/badges'
import { countMembers, type Member, queryMembers } from '@galleria/platform-client/members'
import { fullName } from '../../rules/member-name.ts'
import { privacyName, statusName } from '../member-status.tsx'
import type { Say } from '../messages/index.ts'
import { foundBy, sortOf } from '../rules/search.ts'

/** Members on one page. */
const LIMIT = 50

interface Options {
  readonly timeZone: string
  readonly signal: AbortSignal
}

interface Paging {
  readonly limit: number
  readonly cursor?: string | undefined
}

async function pageOf(
  client: PlatformClient,
  query: URLSearchParams,
  { limit, cursor }: Paging,
  { timeZone, signal }: Options,
) {
  const { filter, search } = foundBy(query, timeZone)
  const asked = cursor
    ? { query: { cursorPaging: { limit, cursor } } }
    : { query: { filter, sort: sortOf(query), cursorPaging: { limit } }, ...(search && { search }) }
  const { members, cursorPagingMetadata } = await queryMembers(
    client,
    { ...asked, fieldsets: ['FULL'] },
    { signal },
  )
  const memberIds = members.map(({ id }) => id)
  const { memberBadgeIds } = memberIds.length
    ? await listMembersBadgeIds(client, { memberIds }, { signal })
    : { memberBadgeIds: [] }
  const worn: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    memberBadgeIds.map(({ memberId, badgeIds }) => [memberId, badgeIds]),
  )
  const { next, prev } = cursorPagingMetadata?.cursors ?? {}
  return { members, worn, next: next ?? null, prev: prev ?? null }
}

/** The page of the list that an address asks for, and how many it finds. */
export async function readMembers(client: PlatformClient, query: URLSearchParams, options: Options) {
  const { signal, timeZone } = options
  const { filter, search } = foundBy(query, timeZone)
  const paging = { limit: LIMIT, cursor: query.get('cursor') ?? undefined }
  const [page, { count }, { count: waiting }, { badges }] = await Promise.all([
    pageOf(client, query, paging, options),
    countMembers(client, { filter, ...(search && { search }) }, { signal }),
    countMembers(client, { filter: { status: 'PENDING' } }, { signal }),
    listBadges(client, undefined, { signal }),
  ])
  return { ...page, count, waiting, badges }
}

/** File of all members that an address finds, read page by page. */
export async function exportMembers(
  client: PlatformClient,
  query: URLSearchParams,
  { t, ...options }: Options & { readonly t: Say },
): Promise<string> {
  const { badges } = await listBadges(client, undefined, { signal: options.signal })
  const head = [
    ...[t('column.name'), t('column.email'), t('column.status'), t('status.muted'), t('column.privacy')],
    ...[t('column.badges'), t('column.joined'), t('column.seen'), t('job.id')],
  ]
  const lines = await readAll(async (paging) => {
    const { members, worn, next } = await pageOf(client, query, paging, options)
    return {
      items: members.map((member) => csvLine(cellsOf(member, { t, badges, worn: worn[member.id] ?? [] }))),
      next,
    }
  })
  return csvLine(head) + lines.join('')
}

interface Named {
  readonly t: Say
  readonly badges: readonly Badge[]
  readonly worn: readonly string[]
}

function cellsOf(member: Member, { t, badges, worn }: Named): string[] {
  return [
    ...[fullName(member), member.loginEmail ?? '', statusName(member.status, t)],
    ...[member.activityStatus === 'MUTED' ? t('status.muted') : '', privacyName(member.privacyStatus, t)],
    badges
      .filter(({ id }) => worn.includes(id ?? ''))
      .map(({ title }) => title)
      .join(', '),
    ...[member.createdDate ?? '', member.lastLoginDate ?? '', member.id],
  ]
}
