import { grantCode, requestOf, seeOther } from '../../../areas/identity/index.ts'
import type { App } from '../../../http/route.ts'
import { needsConsent } from '../consents.ts'
import { authorizeWith } from './answer.ts'
import { expiredPage, type Step, withStep } from './step.ts'

/** The authorization endpoint: everything it is asked was checked and kept when its address was made. */
export function authorizeEndpoint(app: App): void {
  for (const path of ['/_api/oauth2/authorize', '/_hosted/authorize']) {
    app.get(path, (c) => withStep(c, c.req.query('request_uri'), authorize))
  }
}

async function authorize(step: Step): Promise<Response> {
  const { c, row, secret, view } = step
  if (row.intent !== 'auth') return expiredPage(c)
  const request = requestOf(row)
  if (c.req.query('client_id') !== request.clientId) return expiredPage(c)
  if (request.prompt !== 'none') return seeOther(view.link('/_hosted/login', { request_uri: secret }))
  const { services } = c.var
  const proof = request.sessionHash ? Buffer.from(request.sessionHash, 'hex') : undefined
  if (proof && (await needsConsent(services, request, proof))) {
    return authorizeWith(step, {
      error: 'consent_required',
      error_description: "The member hasn't agreed to this client yet.",
    })
  }
  const code = proof && (await grantCode(services, row, proof))
  return authorizeWith(
    step,
    code ? { code } : { error: 'login_required', error_description: 'No member is signed in.' },
  )
}
