import type { MemberRow } from '../../areas/identity/index.ts'
import type { RedirectSessionRow } from '../../areas/redirects/index.ts'
import type { Ctx, View } from '../hosted/view.ts'

/** Visit of an offer's page, with its origin. */
export interface Visit {
  readonly c: Ctx
  readonly view: View
  readonly row: RedirectSessionRow
  readonly secret: string
  readonly member: MemberRow | undefined
  /** Destination for leaving. */
  readonly back: string
}
