import { TokenInfo, UserInfo } from '@galleria/platform-client/entities/identity'
import * as operations from '@galleria/platform-client/operations/identity/tokens'
import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import { parseObject } from '../../../base/json.ts'
import { boundsOf } from '../../../base/texts/bounds.ts'
import { checkTexts } from '../../../base/texts/check.ts'
import { toViolations } from '../../../base/violations.ts'
import { type App, operation, plainOperation } from '../../../http/route.ts'
import type { MemberRow } from '../member-row.ts'
import { memberById } from '../store.ts'
import { tokenInfo } from './token-info.ts'

const TokenInfoRequest = z.strictObject({ token: z.string().min(1).max(2_048) })

/** Facts of a token and of who is signed in (wire §2.1). */
export function openIdRoutes(app: App): void {
  plainOperation(
    app,
    operations.tokenInfo,
    {
      input: TokenInfoRequest,
      answer: TokenInfo,
      partly: 'It knows access tokens alone, and never says `iat`.',
    },
    async (exchange) => {
      const body = parseObject(await exchange.text())
      checkTexts(body, boundsOf(TokenInfoRequest))
      const parsed = TokenInfoRequest.safeParse(body, { reportInput: true })
      if (!parsed.success) throw violations(toViolations(parsed.error.issues))
      exchange.headers['Cache-Control'] = 'no-store'
      return tokenInfo(exchange.services, parsed.data.token)
    },
  )

  operation(app, operations.userInfo, { answer: UserInfo }, async ({ caller, db }) =>
    claimsOf(await memberById(db, caller.memberId)),
  )
}

function claimsOf({
  id,
  nickname,
  photo,
  contact,
  identityProfile,
  loginEmail,
  loginEmailVerified,
}: MemberRow) {
  const { firstName, lastName } = contact
  return {
    sub: id,
    ...(firstName ? { givenName: firstName } : {}),
    ...(lastName ? { familyName: lastName } : {}),
    ...(nickname ? { name: nickname } : {}),
    email: loginEmail,
    emailVerified: loginEmailVerified,
    ...(photo ? { picture: photo.url } : {}),
    ...(identityProfile?.language ? { language: identityProfile.language } : {}),
  }
}
