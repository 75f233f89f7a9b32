import { type Sort, sortIn, timesIn, valuesIn } from '@galleria/manage'
import type { queryMembers } from '@galleria/platform-client/members'

type Search = Parameters<typeof queryMembers>[1]
type Filter = NonNullable<Search['query']['filter']>

const statuses = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export const privacies = ['PUBLIC', 'PRIVATE', 'UNDEFINED'] as const

/** Fields of the platform by the names of columns that sort. */
const sorts: Readonly<Record<string, string>> = {
  name: 'profile.nickname',
  joined: 'createdDate',
  seen: 'lastLoginDate',
}
const newest: Sort = { name: 'joined', isDescending: true }
/** `sort=oldest` of views that were saved before columns sorted. */
const oldest: Sort = { name: 'joined', isDescending: false }

/** Query of a URL: the same for the list, the count, the file and a change of all. Days are of the store's zone, both included. */
export function foundBy(
  query: URLSearchParams,
  timeZone: string,
): { filter: Filter; search?: { expression: string } } {
  const words = query.get('q')?.trim().slice(0, 100)
  const [status] = valuesIn(query, 'status', statuses)
  const [privacy] = valuesIn(query, 'privacy', privacies)
  const [activity] = valuesIn(query, 'activity', ['MUTED'])
  const badges = query.getAll('badge').filter(Boolean).slice(0, 50)
  const joined = timesIn(query, timeZone)
  const filter = {
    ...(status && { status }),
    ...(privacy && { privacyStatus: privacy }),
    ...(activity && { activityStatus: activity }),
    ...(badges.length > 0 && { badgeIds: { $hasSome: badges } }),
    ...(joined && { createdDate: joined }),
  }
  return { filter, ...(words && { search: { expression: words } }) }
}

export function sortOf(query: URLSearchParams) {
  const former = query.get('sort') === 'oldest' ? oldest : newest
  const { name, isDescending } = sortIn(query, Object.keys(sorts)) ?? former
  const order: 'ASC' | 'DESC' = isDescending ? 'DESC' : 'ASC'
  return [{ fieldName: sorts[name] as string, order }]
}
