import type { Ctx, View } from '../hosted/view.ts'
import type { MemberRow } from '../identity/member-row.ts'
import type { RedirectSessionRow } from '../redirects/sessions.ts'

/** Somebody at the page of an offer, and where they came from. */
export interface Visit {
  readonly c: Ctx
  readonly view: View
  readonly row: RedirectSessionRow
  readonly secret: string
  readonly member: MemberRow | undefined
  /** Where leaving leads. */
  readonly back: string
}
