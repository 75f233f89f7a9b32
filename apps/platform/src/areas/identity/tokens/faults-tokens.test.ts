import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APP_ID, APP_SECRET } from '../../../base/development-ids.ts'
import { post } from '../../../dev/testing/post.ts'
import { anonymous, exchange } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let kept: TestPlatform
let rotating: TestPlatform
beforeAll(async () => {
  kept = await createTestPlatform()
  rotating = await createTestPlatform({ config: { rotateRefreshTokens: true } })
})
afterAll(() => Promise.all([kept.close(), rotating.close()]))

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly error?: string
}
const refresh = (site: TestPlatform, refreshToken: string) =>
  post(site, '/oauth2/token', { grantType: 'refresh_token', refreshToken })
const renewed = async (site: TestPlatform, refreshToken: string) => {
  const response = await refresh(site, refreshToken)
  return { status: response.status, ...((await response.json()) as Tokens) }
}
const my = async (site: TestPlatform, authorization: string) =>
  (await site.fetch(`${site.url}/v1/members/my`, { headers: { authorization } })).status

describe('Faults row 4: two hundred renewals of one refresh token at once', () => {
  it.each([
    ['that keeps its value', () => kept],
    ['that rotates', () => rotating],
  ])('%s have one successor, and every access token works', async (_, of) => {
    const site = of()
    const { refreshToken } = await site.signUp()
    const answers = await Promise.all(Array.from({ length: 200 }, () => renewed(site, refreshToken)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
    const statuses = await Promise.all(answers.map((answer) => my(site, answer.access_token)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const successor = answers[0]?.refresh_token ?? ''
    expect(successor === refreshToken).toBe(site === kept)
    expect((await refresh(site, successor)).status).toBe(200)
    const { db } = site.platform.services
    const families = await db
      .selectFrom('tokenFamilies')
      .selectAll()
      .where('memberId', 'is not', null)
      .execute()
    expect(families).toHaveLength(1)
  })
})

it('Faults row 5: a rotated refresh token after its grace ends the whole family, and is written down', async () => {
  const { refreshToken, memberId } = await rotating.signUp()
  const second = await renewed(rotating, refreshToken)
  const third = await renewed(rotating, second.refresh_token)
  rotating.clock.advance(11)
  expect(await renewed(rotating, refreshToken)).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await my(rotating, third.access_token)).toBe(401)
  expect((await refresh(rotating, third.refresh_token)).status).toBe(400)
  const { db } = rotating.platform.services
  const log = await db.selectFrom('signInLog').select('event').where('memberId', '=', memberId).execute()
  expect(log).toContainEqual({ event: 'REFRESH_TOKEN_REUSED' })
})

it('Faults row 5: a refresh token that nobody was ever given ends no family', async () => {
  const { refreshToken } = await rotating.signUp()
  expect((await refresh(rotating, `${refreshToken.slice(0, -1)}_`)).status).toBe(400)
  expect((await refresh(rotating, refreshToken)).status).toBe(200)
})

it('Faults row 6: a renewal whose answer was lost succeeds again within the grace, also after the next one', async () => {
  const { refreshToken } = await rotating.signUp()
  const lost = await renewed(rotating, refreshToken)
  const again = await renewed(rotating, refreshToken)
  expect(again.refresh_token).toBe(lost.refresh_token)
  const next = await renewed(rotating, again.refresh_token)
  // Another tab still holds the first one: it is brought up to the family's present token.
  expect((await renewed(rotating, refreshToken)).refresh_token).toBe(next.refresh_token)
  expect((await refresh(rotating, next.refresh_token)).status).toBe(200)
})

describe('Faults row 33: a request without S256', () => {
  const authRequest = {
    codeChallenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    codeChallengeMethod: 'S256',
    responseMode: 'web_message',
    responseType: 'code',
    scope: 'offline_access',
    state: 's',
  }
  it.each([
    ['plain', { codeChallengeMethod: 'plain' }],
    ['an empty method', { codeChallengeMethod: '' }],
    ['no method', { codeChallengeMethod: undefined }],
    ['no challenge', { codeChallenge: undefined }],
    ['an empty challenge', { codeChallenge: '' }],
    ['neither', { codeChallenge: undefined, codeChallengeMethod: undefined }],
    ['a challenge with padding', { codeChallenge: `${authRequest.codeChallenge}=` }],
  ])('(%s) is refused with 400', async (_, change) => {
    const visitor = (await anonymous(kept)).access_token
    const body = {
      auth: { authRequest: { clientId: kept.clientId, ...authRequest, ...change }, prompt: 'none' },
    }
    expect((await post(kept, '/v1/redirect-session', body, visitor)).status).toBe(400)
  })
})

it('Faults row 34: of two exchanges of one code exactly one succeeds, and what it brought is ended', async () => {
  for (let round = 0; round < 10; round += 1) {
    const visitor = (await anonymous(kept)).access_token
    const codes = await codeOf(visitor)
    const answers = await Promise.all([codes.exchange(), codes.exchange()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const good = answers.find(({ status }) => status === 200)
    expect(await my(kept, ((await good?.json()) as Tokens | undefined)?.access_token ?? '')).toBe(401)
  }
})

async function codeOf(visitor: string) {
  const codeVerifier = 'v'.repeat(64)
  const registered = await post(
    kept,
    '/v2/register',
    { loginId: { email: `${randomUUID()}@example.test` }, password: 'correct horse' },
    visitor,
  )
  const { sessionToken } = (await registered.json()) as { sessionToken: string }
  const authRequest = {
    clientId: kept.clientId,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    codeChallengeMethod: 'S256',
    responseMode: 'web_message',
    responseType: 'code',
    state: 's',
    sessionToken,
  }
  const made = await post(kept, '/v1/redirect-session', { auth: { authRequest, prompt: 'none' } }, visitor)
  const { redirectSession } = (await made.json()) as { redirectSession: { fullUrl: string } }
  const code = /"code":"([^"]+)"/.exec(await (await kept.fetch(redirectSession.fullUrl)).text())?.[1]
  const body = { clientId: kept.clientId, grantType: 'authorization_code', code, codeVerifier }
  return { exchange: () => post(kept, '/oauth2/token', body) }
}

describe('Faults row 40: who calls is told by the token alone', () => {
  const memberCalls = [
    ['GET', '/v1/members/my'],
    ['GET', '/v1/factors'],
    ['POST', '/v1/factors/TOTP/enroll'],
    ['GET', '/v1/sessions'],
    ['POST', '/v1/sessions/end-others'],
    ['POST', '/v2/change-password'],
  ] as const

  it.each(memberCalls)('%s %s is refused to a visitor with 403', async (method, path) => {
    const visitor = (await anonymous(kept)).access_token
    const other = await kept.signUp()
    const response = await kept.fetch(`${kept.url}${path}?memberId=${other.memberId}`, {
      method,
      headers: { authorization: visitor },
      ...(method === 'POST' ? { body: JSON.stringify({ memberId: other.memberId, newPassword: 'x' }) } : {}),
    })
    expect(response.status).toBe(403)
  })

  it('and a member cannot act on another by an id', async () => {
    const [one, other] = [await kept.signUp(), await kept.signUp()]
    const ask = (path: string, token: string, method = 'GET') =>
      kept.fetch(kept.url + path, { method, headers: { authorization: token } })
    const { sessions } = (await (await ask('/v1/sessions', other.accessToken)).json()) as {
      sessions: { id: string }[]
    }
    expect((await ask(`/v1/sessions/${sessions[0]?.id}`, one.accessToken, 'DELETE')).status).toBe(404)
    const started = await post(kept, '/v1/start', { identityId: other.memberId }, one.accessToken)
    expect(started.status).toBe(403)
    expect(await my(kept, other.accessToken)).toBe(200)
  })
})

describe('Faults row 41: a header of two tokens', () => {
  const grant = (memberId: string, authorization: string, more: object = {}) =>
    post(
      kept,
      '/oauth2/token',
      { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId, ...more },
      authorization,
    )

  it('signs a member in with an access token and the key, exactly these two', async () => {
    const { memberId } = await kept.signUp()
    const visitor = (await anonymous(kept)).access_token
    const answer = await grant(memberId, `${visitor},${kept.ownerKey}`)
    const tokens = (await answer.json()) as Tokens
    expect(await my(kept, tokens.access_token)).toBe(200)
    expect((await refresh(kept, tokens.refresh_token)).status).toBe(200)
    expect((await grant(randomUUID(), `${visitor},${kept.ownerKey}`)).status).toBe(400)
  })

  it('is 401 in every other form, and never in a log', async () => {
    const { memberId, accessToken } = await kept.signUp()
    const visitor = (await anonymous(kept)).access_token
    const { ownerKey } = kept
    const part = fc.constantFrom(
      visitor,
      accessToken,
      ownerKey,
      '',
      'x',
      `${ownerKey}x`,
      ' ',
      visitor.slice(1),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 4 }),
        fc.constantFrom(',', ', ', ';', ' '),
        async (parts, by) => {
          const header = parts.join(by)
          const good = [visitor, accessToken].some((token) => header.trim() === `${token},${ownerKey}`)
          expect((await grant(memberId, header)).status).toBe(good ? 200 : 401)
        },
      ),
      { numRuns: 150 },
    )
    expect(JSON.stringify(kept.logs)).not.toContain(ownerKey)
  })

  it('with a session token of another member, or one that was used, is refused', async () => {
    const visitor = (await anonymous(kept)).access_token
    const one = await signedOn()
    const other = await signedOn()
    const header = `${visitor},${kept.ownerKey}`
    const session = { scope: undefined, session_token: one.sessionToken }
    expect((await grant(other.identity.id, header, session)).status).toBe(400)
    expect((await grant(one.identity.id, header, session)).status).toBe(200)
    expect((await grant(one.identity.id, header, session)).status).toBe(400)
  })

  it('signs on as the key alone does, and its session token then signs in by the same header', async () => {
    const visitor = (await anonymous(kept)).access_token
    const pair = `${visitor},${kept.ownerKey}`
    const loginId = { email: `${randomUUID()}@example.test` }
    const answer = await post(kept, '/v2/sign-on', { loginId }, pair)
    expect(answer.status).toBe(200)
    const { sessionToken, identity } = (await answer.json()) as Awaited<ReturnType<typeof signedOn>>
    const granted = await grant(identity.id, pair, { scope: undefined, session_token: sessionToken })
    expect(await my(kept, ((await granted.json()) as Tokens).access_token)).toBe(200)
    for (const wrong of [`${visitor},${kept.ownerKey}x`, `x,${kept.ownerKey}`, visitor, `${visitor},`])
      expect((await post(kept, '/v2/sign-on', { loginId }, wrong)).status).not.toBe(200)
  })

  it('is read by no other call', async () => {
    const { accessToken } = await kept.signUp()
    expect(await my(kept, `${accessToken},${kept.ownerKey}`)).toBe(401)
  })
})

async function signedOn() {
  const loginId = { email: `${randomUUID()}@example.test` }
  const answer = await post(kept, '/v2/sign-on', { loginId, verifyEmail: true }, kept.ownerKey)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { sessionToken: string; identity: { id: string } }
}

it('Faults row 54: two logins of one visitor bring two new families, and the cart once', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  const visitor = await anonymous(site)
  const { Shopper } = await import('../../../dev/testing/shopper.ts')
  const shopper = new Shopper(site, visitor.access_token)
  const { body } = await shopper.call('POST', '/stores-reader/v1/products/query-platformized', {
    query: { filter: { productType: 'physical' } },
  })
  const product = body.products.find(
    (each: { variants: { stock: { inStock: boolean } }[] }) => each.variants[0]?.stock.inStock,
  )
  await shopper.add({ productId: product.id, variantId: product.variants[0].id })
  const { email, password } = await site.signUp()
  const loginId = { email }
  const signIn = async () => {
    const answer = await post(site, '/v2/login', { loginId, password }, visitor.access_token)
    return exchange(
      site,
      visitor.access_token,
      ((await answer.json()) as { sessionToken: string }).sessionToken,
    )
  }
  const [one, two] = await Promise.all([signIn(), signIn()])
  expect(new Set([visitor.refresh_token, one.refresh_token, two.refresh_token]).size).toBe(3)
  for (const { access_token } of [one, two]) {
    const cart = await new Shopper(site, access_token).cart()
    expect(cart.body.cart.lineItems).toMatchObject([{ quantity: 1 }])
  }
  expect(await my(site, visitor.access_token)).toBe(403)
  await site.close()
})

describe('Faults row 55: a member with a live token', () => {
  it('who is blocked gets 403 at the next call, and no family is left', async () => {
    const { memberId, accessToken, refreshToken } = await kept.signUp()
    const { db } = kept.platform.services
    await db.updateTable('members').set({ status: 'BLOCKED' }).where('id', '=', memberId).execute()
    expect(await my(kept, accessToken)).toBe(403)
    expect(await my(kept, accessToken)).toBe(401)
    expect((await refresh(kept, refreshToken)).status).toBe(400)
    const live = await db
      .selectFrom('tokenFamilies')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('revokedAt', 'is', null)
      .execute()
    expect(live).toEqual([])
  })

  it('who is deleted has no token any more', async () => {
    const { memberId, accessToken, refreshToken } = await kept.signUp()
    await kept.platform.services.db.deleteFrom('members').where('id', '=', memberId).execute()
    expect(await my(kept, accessToken)).toBe(401)
    expect((await refresh(kept, refreshToken)).status).toBe(400)
  })
})

describe('A program with a secret of its own', () => {
  const grant = (change: object = {}) =>
    post(kept, '/oauth2/token', {
      grant_type: 'client_credentials',
      client_id: APP_ID,
      client_secret: APP_SECRET,
      instance_id: kept.platform.services.config.siteId,
      ...change,
    })

  it('A program with a secret of its own gets an access token of an app, and nothing to renew it with', async () => {
    const tokens = (await (await grant()).json()) as Tokens
    expect(tokens.refresh_token).toBeUndefined()
    const loginId = { email: `${randomUUID()}@example.test` }
    expect((await post(kept, '/v2/sign-on', { loginId }, tokens.access_token)).status).toBe(200)
    expect(await my(kept, tokens.access_token)).toBe(403)
  })

  it.each([
    ['another secret', { client_secret: `${APP_SECRET}x` }, 401],
    ['no secret', { client_secret: undefined }, 401],
    ['another app', { client_id: randomUUID() }, 401],
    ['another site', { instance_id: randomUUID() }, 400],
  ])('A program with a secret of its own is refused with %s', async (_, change, status) => {
    expect((await grant(change)).status).toBe(status)
  })
})
