import type { Summary } from './request-view.ts'

export interface Filter {
  /** Part of the call's name. */
  readonly call: string
  /** `2` to `5` for a class, or a whole status. */
  readonly status: string
  /** Part of the id of session, member or visitor, or a role. */
  readonly session: string
  /** Anywhere in method, path and what was said. */
  readonly text: string
}

export function readFilter(query: (name: string) => string | undefined): Filter {
  const of = (name: string) => query(name)?.trim().slice(0, 200) ?? ''
  return { call: of('call'), status: of('status'), session: of('session'), text: of('text') }
}

export function isFiltering(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== '')
}

/** `bodies`: of the same request, masked; made only where they are looked through. */
export function matches(summary: Summary, filter: Filter, bodies: () => string): boolean {
  const { call, status, session, text } = filter
  const has = (whole: string | null, part: string) => (whole ?? '').toLowerCase().includes(part.toLowerCase())
  if (!has(summary.call, call)) return false
  if (!String(summary.status).startsWith(status)) return false
  if (session && ![summary.session, summary.subject, summary.role].some((each) => has(each, session)))
    return false
  return text === '' || has(`${summary.method} ${summary.path}`, text) || has(bodies(), text)
}
