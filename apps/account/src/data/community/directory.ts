import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { queryMembers } from '@galleria/platform-client/members'
import { badgesOf, type ShownBadge } from './badges.ts'
import { type SeenMember, toSeen } from './seen-member.ts'

export const PAGE_SIZE = 24
/** Pages that grow below one another; after that a new one begins, so that no page grows without end. */
export const MOST_SHOWN = 4

const sorts = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  oldest: { fieldName: 'createdDate', order: 'ASC' },
  name: { fieldName: 'profile.nickname', order: 'ASC' },
} as const
export type Sort = keyof typeof sorts
export const sortNames = Object.keys(sorts) as Sort[]

/** Parameters of a directory page's URL. */
export interface Directory {
  readonly q: string
  readonly sort: Sort
  /** Start of the page: the cursor of the page before, `''` for the first. */
  readonly after: string
  /** How many pages stand below one another. */
  readonly shown: number
}

export function parseDirectory(search: URLSearchParams): Directory {
  const sort = search.get('sort') ?? ''
  const shown = Number(search.get('shown') ?? 1)
  return {
    q: (search.get('q') ?? '').trim().slice(0, 80),
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'newest',
    after: search.get('after') ?? '',
    shown: Number.isInteger(shown) ? Math.min(Math.max(shown, 1), MOST_SHOWN) : 1,
  }
}

export function directoryPath({ q, sort, after, shown }: Directory): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(sort !== 'newest' && { sort }),
    ...(after && { after }),
    ...(shown > 1 && { shown: String(shown) }),
  })
  return search.size ? `/members?${search}` : '/members'
}

export interface FoundMembers {
  readonly members: readonly SeenMember[]
  readonly badges: Readonly<Record<string, readonly ShownBadge[]>>
  /** Cursor of the page after these; null at the end. */
  readonly next: string | null
}

/** Finds members by cursor, so that the last page of a large community costs what the first does. Null for an invalid cursor. */
export async function findMembers(
  client: PlatformClient,
  { q, sort, after, shown }: Directory,
  signal: AbortSignal,
): Promise<FoundMembers | null> {
  const limit = PAGE_SIZE * shown
  const query = after
    ? { cursorPaging: { limit, cursor: after } }
    : { sort: [sorts[sort]], cursorPaging: { limit } }
  const search = q && !after ? { search: { expression: q } } : {}
  try {
    const { members, cursorPagingMetadata } = await queryMembers(client, { query, ...search }, { signal })
    const seen = members.map((member) => toSeen(member, client.baseUrl))
    const badges = await badgesOf(client, ids(seen), signal)
    return { members: seen, badges, next: cursorPagingMetadata?.cursors?.next ?? null }
  } catch (error) {
    if (after && isPlatformError(error) && error.status === 400) return null
    throw error
  }
}

const ids = (members: readonly SeenMember[]) => members.map(({ id }) => id)
