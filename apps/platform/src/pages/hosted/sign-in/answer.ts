import { type Outcome, requestOf, respond } from '../../../areas/identity/index.ts'
import { settleRedirectSession } from '../../../areas/redirects/index.ts'
import type { Step } from './step.ts'

/** Ends the AUTHORIZE callback, with SUCCESS or ERROR. */
export async function authorizeWith({ c, row }: Step, outcome: Outcome): Promise<Response> {
  const { db, config } = c.var.services
  await settleRedirectSession(db, row.id, 'code' in outcome ? 'SUCCESS' : 'ERROR')
  return respond(config, requestOf(row), outcome)
}
