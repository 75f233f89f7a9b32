import { requestOf } from '../../../areas/identity/tokens/authorization.ts'
import { type Outcome, respond } from '../../../areas/identity/tokens/respond.ts'
import { settleRedirectSession } from '../../../areas/redirects/store.ts'
import type { Step } from './step.ts'

/** Ends the AUTHORIZE callback, with SUCCESS or ERROR. */
export async function authorizeWith({ c, row }: Step, outcome: Outcome): Promise<Response> {
  const { db, config } = c.var.services
  await settleRedirectSession(db, row.id, 'code' in outcome ? 'SUCCESS' : 'ERROR')
  return respond(config, requestOf(row), outcome)
}
