import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import type { Registered } from '../../http/openapi/registry.ts'
import { OWNER } from '../development-ids.ts'

export const SOMEBODY = '7d1b0c52-8a0e-4b57-9c1e-2d5f7a90b3e1'

interface Violation {
  readonly field: string
  readonly description: string
  readonly violatedRule: string
}

interface RequestResult {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly violations: readonly Violation[]
}

export interface RequestHead {
  readonly site: TestPlatform
  /** Sends an input to a call by whoever may make it. */
  ask(call: Registered, input: object): Promise<RequestResult>
}

export async function openRequester(): Promise<RequestHead> {
  const site = await createTestPlatform({ seed: 'small' })
  const tokens = {
    APP: site.ownerKey,
    MEMBER: (await site.signIn(OWNER)).accessToken,
    VISITOR: (await anonymous(site)).access_token,
  }
  return {
    site,
    async ask(call, input) {
      const who = (['APP', 'MEMBER', 'VISITOR'] as const).find((type) => call.allow.includes(type))
      const url = new URL(site.url + call.path.replace(/\{[^}]*\}/g, SOMEBODY))
      const inQuery = call.method === 'GET' || call.method === 'DELETE'
      const json = JSON.stringify(input)
      if (inQuery) url.searchParams.set('.r', Buffer.from(json).toString('base64url'))
      const answer = await site.fetch(url, {
        method: call.method,
        headers: { 'content-type': 'application/json', ...(who && { authorization: tokens[who] }) },
        ...(inQuery ? {} : { body: json }),
      })
      const body = (await answer.json()) as {
        details?: { validationError?: { fieldViolations: Violation[] } }
      }
      const violations = body.details?.validationError?.fieldViolations ?? []
      return { status: answer.status, body, violations }
    },
  }
}
