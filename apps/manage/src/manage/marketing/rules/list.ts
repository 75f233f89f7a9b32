import { sortIn, withParams } from '@galleria/manage'
import type { DiscountRule } from '@galleria/platform-client/discounts'

/** States in the order of the tabs. */
export const states = ['LIVE', 'PENDING', 'EXPIRED', 'USED_UP', 'DISABLED'] as const
export type State = (typeof states)[number]

const isState = (text: string | null): text is State => states.some((state) => state === text)

const stateIn = (query: URLSearchParams): State | undefined => {
  const text = query.get('state')
  return isState(text) ? text : undefined
}

const found = (query: URLSearchParams, ...fields: readonly string[]) => {
  const words = query.get('q')?.trim()
  return words ? { $or: fields.map((field) => ({ [field]: { $contains: words } })) } : {}
}

/** Filter of codes; those that members bought with points are the loyalty program's. */
export function codesFilter(query: URLSearchParams) {
  const state = stateIn(query)
  return { memberId: { $exists: false }, ...(state && { status: state }), ...found(query, 'code', 'name') }
}

/** Filter of automatic discounts, whose platform's state tells off from scheduled by the switch alone. */
export function rulesFilter(query: URLSearchParams) {
  const state = stateIn(query)
  const by = {
    LIVE: { status: 'LIVE' },
    PENDING: { status: 'PENDING', active: true },
    EXPIRED: { status: 'EXPIRED' },
    DISABLED: { status: 'PENDING', active: false },
    USED_UP: { status: 'USED_UP' },
  }
  return { ...(state && by[state]), ...found(query, 'name') }
}

/** The platform calls one that is off and one that is scheduled PENDING. */
export const ruleState = ({ status, active }: Pick<DiscountRule, 'status' | 'active'>): State =>
  status === 'PENDING' && !active ? 'DISABLED' : (status as State)

/** Query of a page in the order of the URL, else newest first; a cursor carries filter and order. */
export function pageOf(
  query: URLSearchParams,
  filter: Readonly<Record<string, unknown>>,
  sortable: readonly string[],
) {
  const cursor = query.get('cursor')
  const sort = sortIn(query, sortable)
  const order = {
    fieldName: sort?.name ?? 'createdDate',
    order: sort?.isDescending === false ? 'ASC' : 'DESC',
  } as const
  return {
    ...(cursor ? {} : { filter, sort: [order] }),
    cursorPaging: { limit: 50, ...(cursor && { cursor }) },
  }
}

interface Cursors {
  readonly next?: string | null | undefined
  readonly prev?: string | null | undefined
}

/** Addresses of the pages before and after. */
export function pagesOf(query: string, cursors: Cursors) {
  const at = (cursor: string | null | undefined) => (cursor ? withParams(query, { cursor }) : undefined)
  return { previous: at(cursors.prev), next: at(cursors.next) }
}
