import { defineCall, z } from '@galleria/platform-client'
import { token } from '../../operations/identity/tokens.ts'

const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token'

/** A token of identity type USER; `scope` says in which role it speaks (`roleOfScope`). Seconds. */
export interface StaffToken {
  readonly access_token: string
  readonly expires_in: number
  readonly scope?: string | null | undefined
}

const exchange = /* @__PURE__ */ defineCall<
  { grantType: string; subjectToken: string; subjectTokenType: string },
  StaffToken
>(
  token,
  () => z.object({ access_token: z.string(), expires_in: z.numeric(), scope: z.nullish(z.string()) }),
  { repeatable: true },
)

/** From the access token of a member of the staff to one that speaks for the store; `access_denied` for others. An extension of the embedded platform. */
export function exchangeForStaff(
  client: Parameters<typeof exchange>[0],
  subjectToken: string,
  options?: Parameters<typeof exchange>[2],
): Promise<StaffToken> {
  const input = {
    grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subjectToken,
    subjectTokenType: ACCESS_TOKEN,
  }
  return exchange(client, input, options)
}
