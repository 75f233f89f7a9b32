import {
  apiKey,
  appCredentials,
  authorizedClientGrant,
  createElevatedClient,
  externalLogin,
  withSecondToken,
} from '@galleria/platform-client/elevated'
import { getOrder } from '@galleria/platform-client/orders'
import { expect, test } from 'vitest'
import { json, startServer } from '../testing/http-server.ts'

const app = { appId: 'app-1', appSecret: 'shh', instanceId: 'site-1' }

test('An API key goes as it is, with its site and account', async () => {
  await using server = await startServer((_, response) => json(response, 404, {}))
  const credentials = apiKey({ key: 'IST.key', siteId: 's1', accountId: 'a1' })
  const client = createElevatedClient({ baseUrl: server.url, credentials })
  await expect(getOrder(client, { id: 'o1' })).rejects.toMatchObject({ status: 404 })
  expect(server.received[0]?.headers).toMatchObject({
    authorization: 'IST.key',
    'wix-site-id': 's1',
    'wix-account-id': 'a1',
  })
})

test('An app trades its secret once for calls made together, and again when the token has expired', async () => {
  let now = 1_000_000
  await using server = await startServer(({ url }, response, index) =>
    url === '/oauth2/token'
      ? json(response, 200, { access_token: `t${index}`, expires_in: 300 })
      : json(response, 404, {}),
  )
  const credentials = appCredentials({ ...app, now: () => now })
  const client = createElevatedClient({ baseUrl: server.url, credentials })
  const call = () => getOrder(client, { id: 'o1' }).catch(() => undefined)
  await Promise.all([call(), call()])
  now += 269_000
  await call()
  now += 2_000
  await call()
  const grants = server.received.filter(({ url }) => url === '/oauth2/token')
  expect(grants.map(({ body }) => JSON.parse(body))).toEqual(
    Array(2).fill({
      grant_type: 'client_credentials',
      client_id: 'app-1',
      client_secret: 'shh',
      instance_id: 'site-1',
    }),
  )
  expect(grants.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  const used = server.received.filter((request) => !grants.includes(request))
  expect(used.map(({ headers }) => headers.authorization)).toEqual(['t0', 't0', 't0', 't4'])
})

test('A refused app token is renewed once and the call sent once more', async () => {
  await using server = await startServer(({ url, headers }, response, index) => {
    if (url === '/oauth2/token') return json(response, 200, { access_token: `t${index}`, expires_in: 300 })
    json(response, headers.authorization === 't0' ? 401 : 404, {})
  })
  const client = createElevatedClient({ baseUrl: server.url, credentials: appCredentials(app) })
  await expect(getOrder(client, { id: 'o1' })).rejects.toMatchObject({ status: 404 })
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    't0',
    undefined,
    't2',
  ])
})

test('Two tokens are joined by a comma and nothing else', async () => {
  await using server = await startServer((_, response) =>
    json(response, 200, { access_token: 'm', expires_in: 60, refresh_token: 'r' }),
  )
  const credentials = withSecondToken({ getAccessToken: async () => 'access', secondToken: 'IST.key' })
  const client = createElevatedClient({ baseUrl: server.url, credentials })
  const input = { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'm1' } as const
  expect(await authorizedClientGrant(client, input)).toMatchObject({ access_token: 'm' })
  expect(server.received[0]?.headers.authorization).toBe('access,IST.key')
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(input)
})

test('A back end signs a member in by id: a visitor token, and its own key behind a comma', async () => {
  await using server = await startServer((_, response, index) =>
    json(response, 200, { access_token: `t${index}`, expires_in: 900, refresh_token: 'r' }),
  )
  const options = { baseUrl: server.url, clientId: 'c1', apiKey: 'IST.key', now: () => 5000 }
  expect(await externalLogin(options, { memberId: 'm1' })).toEqual({
    accessToken: { value: 't1', expiresAt: 905 },
    refreshToken: { value: 'r', role: 'member' },
  })
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, 't0,IST.key'])
  expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([
    { clientId: 'c1', grantType: 'anonymous' },
    { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'm1' },
  ])
})

test('A back end signs somebody in by email: sign-on with its key, then the same', async () => {
  await using server = await startServer(({ url }, response) =>
    json(
      response,
      200,
      url === '/oauth2/token'
        ? { access_token: 'a', expires_in: 900, refresh_token: 'r' }
        : { sessionToken: 's', identity: { id: 'm2' } },
    ),
  )
  const person = { loginId: { email: 'ada@galleria.test' }, profile: { firstName: 'Ada' }, verifyEmail: true }
  await externalLogin({ baseUrl: server.url, clientId: 'c1', apiKey: 'IST.key', siteId: 's1' }, person)
  const [signOn, , grant] = server.received
  expect(signOn).toMatchObject({ url: '/_api/iam/authentication/v2/sign-on' })
  expect(signOn?.headers).toMatchObject({ authorization: 'IST.key', 'wix-site-id': 's1' })
  expect(JSON.parse(signOn?.body ?? '')).toEqual(person)
  expect(JSON.parse(grant?.body ?? '')).toMatchObject({ member_id: 'm2' })
})

test.each(['', 'a,b', 'a b', 'a\r\nx: y', 'ключ'])('%j is no token, and is not shown', async (token) => {
  expect(() => apiKey({ key: token })).toThrow('The API key must not be empty or contain commas or spaces.')
  const credentials = withSecondToken({ getAccessToken: async () => token, secondToken: 'k' })
  const client = createElevatedClient({ baseUrl: 'http://127.0.0.1:9', credentials })
  await expect(getOrder(client, { id: 'o1' })).rejects.toThrow('The access token must not be empty')
})

test('Neither the client nor its errors show the secret', async () => {
  await using server = await startServer((_, response) => json(response, 401, {}))
  const client = createElevatedClient({ baseUrl: server.url, credentials: appCredentials(app) })
  const error = await getOrder(client, { id: 'o1' }).catch((thrown: unknown) => thrown)
  const { inspect } = await import('node:util')
  expect(inspect([client, error], { depth: 9, showHidden: true })).not.toContain('shh')
})
