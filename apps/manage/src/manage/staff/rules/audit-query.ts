import { dayIn, readAll, timesIn, valuesIn } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { type AuditEntry, queryAuditEntries } from '@galleria/platform-client/audit-log'
import { staffAreas } from '@galleria/platform-client/roles'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** By whom: a member, an API key, or programs. */
export const APPS = 'apps'
export const KEY = 'key-'

/** Author of an entry as the address names one; undefined for the owner's key, and for apps. */
export function authorIn({ type, id, memberId, name }: AuditEntry['by']): string | undefined {
  return memberId ?? (type === 'APP' && name ? KEY + id : undefined)
}

/** Filter of the audit log by the address of its page. */
function auditFilter(query: URLSearchParams, timeZone: string) {
  const areas = valuesIn(query, 'area', staffAreas)
  const object = query.get('object')?.trim()
  const times = dayIn(query, 'from') || dayIn(query, 'to') ? timesIn(query, timeZone) : undefined
  return {
    ...byAuthor(query.get('by') ?? ''),
    ...(areas.length > 0 && { area: { $in: areas } }),
    ...(object && { objectId: object }),
    ...(times && { createdDate: times }),
  }
}

function byAuthor(by: string) {
  if (by === APPS) return { byType: 'APP' }
  if (by.startsWith(KEY)) return { byId: by.slice(KEY.length) }
  return GUID.test(by) ? { byMemberId: by } : {}
}

interface Page {
  readonly query: URLSearchParams
  readonly timeZone: string
  readonly cursor?: string | null | undefined
  readonly limit: number
  readonly signal: AbortSignal
}

export function auditPage(client: PlatformClient, { query, timeZone, cursor, limit, signal }: Page) {
  const text = query.get('q')?.trim().slice(0, 100)
  return queryAuditEntries(
    client,
    {
      query: {
        ...(!cursor && { filter: auditFilter(query, timeZone) }),
        cursorPaging: { limit, ...(cursor && { cursor }) },
      },
      ...(text && { text }),
    },
    { signal },
  )
}

/** Most entries in a file. */
const MOST = 100_000

/** Reads all entries that the address finds. */
export function allEntries(
  client: PlatformClient,
  page: Omit<Page, 'cursor' | 'limit'>,
): Promise<AuditEntry[]> {
  return readAll(async (paging) => {
    const { entries: items, pagingMetadata } = await auditPage(client, { ...page, ...paging })
    return { items, next: pagingMetadata.cursors?.next }
  }, MOST)
}
