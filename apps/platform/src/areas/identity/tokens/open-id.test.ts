import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { getJsonWebKeys, getTokenInfo, getUserInfo } from '@galleria/platform-client/open-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'
import { keysOf } from '../../webhooks/index.ts'
import { toJwt } from '../../webhooks/sign.ts'

let site: TestPlatform
let ada: TestMember
beforeAll(async () => {
  site = await createTestPlatform()
  ada = await site.signUp({ email: 'ada@example.test' })
})
afterAll(() => site.close())

const as = (token?: string): PlatformClient =>
  createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => (token ? { Authorization: token } : {}),
  })

it('The token info tells whose an access token is and until when, and nothing of any other text', async () => {
  const info = await getTokenInfo(as(), { token: ada.accessToken })
  const now = site.clock.now().getTime() / 1000
  expect(info).toMatchObject({
    ...{ active: true, subjectType: 'MEMBER', subjectId: ada.memberId, clientId: site.clientId },
    exp: expect.closeTo(now + site.platform.services.config.accessTokenSeconds, -2),
  })
  const visitor = await getTokenInfo(as(), { token: (await anonymous(site)).access_token })
  expect(visitor).toMatchObject({ active: true, subjectType: 'VISITOR', clientId: site.clientId })
  for (const token of [ada.refreshToken, 'x'.repeat(43), 'not a token'])
    expect(await getTokenInfo(as(), { token })).toEqual({ active: false })
  await expect(getTokenInfo(as(), { token: '' })).rejects.toMatchObject({
    violations: [{ field: 'token' }],
  })
})

it('The user info has the claims of who is signed in, and a visitor has none', async () => {
  expect(await getUserInfo(as(ada.accessToken))).toMatchObject({
    ...{ sub: ada.memberId, name: 'ada', email: 'ada@example.test', emailVerified: false },
  })
  const { access_token } = await anonymous(site)
  await expect(getUserInfo(as(access_token))).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
})

it('The key set verifies what the platform signs, by the key id of its header', async () => {
  const { services } = site.platform
  const [app] = services.config.apps
  if (!app) throw new Error('The test platform has an app')
  const { signing } = await keysOf(services, app.id)
  const token = await toJwt(signing, { data: '{}', id: 'event', now: new Date() })
  const keySet = await getJsonWebKeys(as())
  expect(keySet.keys.every((key) => !('d' in key))).toBe(true)
  const [header = '', claims = '', signature = ''] = token.split('.')
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const key = keySet.keys.find((each) => each.kid === kid)
  const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
})

it('A token of an ended session is inactive', async () => {
  const leaving = await site.signUp()
  await site.platform.services.db
    .updateTable('tokenFamilies')
    .set({ revokedAt: site.clock.now() })
    .where('memberId', '=', leaving.memberId)
    .execute()
  expect(await getTokenInfo(as(), { token: leaving.accessToken })).toEqual({ active: false })
})
