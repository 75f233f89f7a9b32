import { afterAll, expect, test } from 'vitest'
import { OWNER, STAFF } from '../../../base/development-ids.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform } from '../../../dev/testing.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())

async function call(path: string, token: string, body?: object) {
  const response = await site.fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

const forStaff = (subjectToken: string) =>
  call('/oauth2/token', '', {
    grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subjectToken,
    subjectTokenType: 'urn:ietf:params:oauth:token-type:access_token',
  })

const accounts = '/loyalty-accounts/v1/accounts/count'

test('The owner signs in as everybody does, and exchanges the session’s token for one of identity type USER', async () => {
  const { accessToken: access_token } = await site.signIn(OWNER)
  expect((await call(accounts, access_token, {})).status).toBe(403)
  const { status, body } = await forStaff(access_token)
  expect([status, body.scope, 'refresh_token' in body]).toEqual([200, 'owner', false])
  expect((await call(accounts, body.access_token, {})).body.count).toBeGreaterThan(0)
  // One call for programs of the owner alone, and one for shoppers alone.
  expect((await call('/stores-reader/v1/products/query-platformized', body.access_token, {})).status).toBe(
    200,
  )
  expect((await call('/ecom/v1/carts/current', body.access_token)).status).toBe(403)
  expect((await call('/ecom/v1/carts/current', access_token)).status).not.toBe(403)
})

test('Staff do the daily work, and leave to the owner what concerns everybody', async () => {
  const { body } = await forStaff((await site.signIn(STAFF)).accessToken)
  expect(body.scope).toBe('manager')
  expect((await call(accounts, body.access_token, {})).status).toBe(200)
  const refused = await call('/loyalty-accounts/v1/accounts/bulk-adjust', body.access_token, { amount: 5 })
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([403, 'OWNER_ONLY'])
})

test('Members, visitors and dead tokens get no such token', async () => {
  const { accessToken } = await site.signUp()
  expect(await forStaff(accessToken)).toMatchObject({ status: 400, body: { error: 'access_denied' } })
  const visitor = (await anonymous(site)).access_token
  expect(await forStaff(visitor)).toMatchObject({ status: 400, body: { error: 'access_denied' } })
  expect(await forStaff('a'.repeat(43))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('It ends with its session, and when its owner is not of the staff any more', async () => {
  const session = await site.signIn(STAFF)
  const { body } = await forStaff(session.accessToken)
  expect((await call(accounts, body.access_token, {})).status).toBe(200)
  await call('/_api/iam/authentication/v1/logout', session.accessToken)
  expect((await call(accounts, body.access_token, {})).status).toBe(401)

  const again = await forStaff((await site.signIn(STAFF)).accessToken)
  expect((await call(accounts, again.body.access_token, {})).status).toBe(200)
  await site.platform.services.db.deleteFrom('staffUsers').where('role', '=', 'MANAGER').execute()
  expect((await call(accounts, again.body.access_token, {})).status).toBe(401)
})
