import type { queryMembers } from '@galleria/platform-client/members'

type Search = Parameters<typeof queryMembers>[1]
type Filter = NonNullable<Search['query']['filter']>

const STATUSES = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
const PRIVACIES = ['PUBLIC', 'PRIVATE', 'UNDEFINED'] as const
const day = /^\d{4}-\d{2}-\d{2}$/

/** Orders by their names in an address. */
const sorts: Readonly<Record<string, { fieldName: string; order: 'ASC' | 'DESC' }>> = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  oldest: { fieldName: 'createdDate', order: 'ASC' },
  name: { fieldName: 'profile.nickname', order: 'ASC' },
  seen: { fieldName: 'lastLoginDate', order: 'DESC' },
}

/** Query of a URL: the same for the list, the count and a change of all. Days are of UTC, both included. */
export function foundBy(query: URLSearchParams): { filter: Filter; search?: { expression: string } } {
  const words = query.get('q')?.trim().slice(0, 100)
  const status = oneOf(STATUSES, query.get('status'))
  const privacy = oneOf(PRIVACIES, query.get('privacy'))
  const activity = query.get('activity') === 'MUTED' ? 'MUTED' : undefined
  const from = day.exec(query.get('from') ?? '')?.[0]
  const to = day.exec(query.get('to') ?? '')?.[0]
  const badge = query.get('badge')
  const filter = {
    ...(status && { status }),
    ...(privacy && { privacyStatus: privacy }),
    ...(activity && { activityStatus: activity }),
    ...(badge && { badgeIds: { $hasSome: [badge] } }),
    ...((from || to) && {
      createdDate: {
        ...(from && { $gte: `${from}T00:00:00.000Z` }),
        ...(to && { $lte: `${to}T23:59:59.999Z` }),
      },
    }),
  }
  return { filter, ...(words && { search: { expression: words } }) }
}

export function sortOf(query: URLSearchParams) {
  return [sorts[query.get('sort') ?? ''] ?? (sorts.newest as NonNullable<(typeof sorts)[string]>)]
}

/** The address without the page that is looked at: what a view keeps and a change of all is about. */
export function withoutPage(query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([name, value]) => name !== 'cursor' && value !== ''))
  return rest.toString()
}

function oneOf<Value extends string>(all: readonly Value[], text: string | null): Value | undefined {
  return all.find((each) => each === text)
}
