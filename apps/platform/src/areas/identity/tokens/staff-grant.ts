import { scopeOfRole } from '@galleria/platform-client/roles'
import { ApiError, oauthError } from '../../../base/errors.ts'
import { newSecret } from '../../../base/secrets.ts'
import type { Services } from '../../../data/services.ts'
import { identify } from '../../../http/caller.ts'
import { admitStaff } from './admit-staff.ts'
import type { TokenAnswer } from './families.ts'
import { required } from './refresh.ts'
import { insertStaffToken } from './store/families.ts'
import type { TokenRequest } from './token-request.ts'

const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token'

/**
 * A member of the staff gets a token that speaks for the store, from the one of their session and never outliving it
 * (RFC 8693). It has nothing to renew with: the session's own renewal, and another exchange, do that.
 */
export async function exchangeForStaff(services: Services, request: TokenRequest): Promise<TokenAnswer> {
  const { db, clock, config } = services
  if (required(request, 'subject_token_type') !== ACCESS_TOKEN) {
    throw oauthError(400, 'invalid_request', `subject_token_type must be ${ACCESS_TOKEN}.`)
  }
  const headers = { authorization: required(request, 'subject_token') }
  const member = await identify(services, new Request(config.publicUrl, { headers }), ['MEMBER']).catch(
    refuse,
  )
  if (member.type !== 'MEMBER')
    throw oauthError(400, 'access_denied', "This call is for the store's staff only.")
  const admitted = await admitStaff(db, member.memberId)
  if ('refusal' in admitted) throw oauthError(400, admitted.refusal.error, admitted.refusal.text)
  const { user } = admitted
  const token = newSecret()
  await insertStaffToken(db, {
    token,
    familyId: member.familyId,
    clock,
    accessTokenSeconds: config.accessTokenSeconds,
    userId: user.userId,
  })
  return {
    access_token: token,
    issued_token_type: ACCESS_TOKEN,
    token_type: 'Bearer',
    expires_in: config.accessTokenSeconds,
    scope: scopeOfRole(user.role),
  }
}

/** A visitor is somebody, only not of the staff; a dead token is told apart, so that it is renewed. */
function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  throw error.status === 403
    ? oauthError(400, 'access_denied', "This call is for the store's staff only.")
    : oauthError(400, 'invalid_grant', error.message)
}
