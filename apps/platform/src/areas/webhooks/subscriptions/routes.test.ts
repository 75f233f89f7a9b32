import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let open: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
  open = await createTestPlatform({
    config: { webhooks: { signingKeys: [], allowPrivateTargets: false, timeoutSeconds: 10 } },
  })
})
afterAll(() => Promise.all([site.close(), open.close()]))

const path = '/events/v1/subscriptions'

async function ask(method: string, where: string, body?: object, at = site) {
  const response = await at.fetch(at.url + where, {
    method,
    headers: { authorization: at.ownerKey, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

const url = 'http://127.0.0.1:9/hooks'

test('A subscription is made, listed, changed and removed', async () => {
  const made = await ask('POST', path, {
    subscription: { url, eventTypes: ['wix.ecom.v1.order_approved'] },
  })
  const { id } = made.body.subscription
  expect(made.body.subscription).toMatchObject({
    url,
    eventTypes: ['wix.ecom.v1.order_approved'],
    status: 'ENABLED',
    revision: '1',
  })
  const changed = await ask('PATCH', `${path}/${id}`, {
    subscription: { eventTypes: null, status: 'DISABLED' },
  })
  expect(changed.body.subscription).toMatchObject({ eventTypes: null, status: 'DISABLED', revision: '2' })
  expect((await ask('GET', path)).body.subscriptions).toHaveLength(1)
  expect((await ask('GET', `${path}/${id}/deliveries?status=DEAD`)).body).toEqual({ deliveries: [] })
  expect((await ask('POST', `${path}/${id}/replay`)).body).toEqual({ replayed: 0 })
  expect((await ask('DELETE', `${path}/${id}`)).status).toBe(200)
  expect((await ask('GET', `${path}/${id}`)).status).toBe(404)
})

test.each([
  [{ url, eventTypes: ['wix.ecom.v1.cart_stolen'] }, 'subscription.eventTypes[0]'],
  [{ url: 'ftp://example.com' }, 'subscription.url'],
  [{ url, appId: 'somebody' }, 'subscription.appId'],
  [{ url: '' }, 'subscription.url'],
])('%j is refused at its field', async (subscription, field) => {
  const { status, body } = await ask('POST', path, { subscription })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toMatchObject([{ field }])
})

test('A webhook to a private address is refused where those are not allowed', async () => {
  const answer = await ask('POST', path, { subscription: { url: 'https://169.254.169.254/latest' } }, open)
  expect(answer.status).toBe(400)
})

test('Shoppers learn nothing of targets', async () => {
  const { accessToken } = await site.signUp()
  const response = await site.fetch(site.url + path, { headers: { authorization: accessToken } })
  expect(response.status).toBe(403)
})

test('The public key of an app is there for everybody, also while another replaces it', async () => {
  const appId = site.platform.services.config.apps[0]?.id
  const pem = await (await site.fetch(`${site.url}/_webhooks/${appId}/public-key.pem`)).text()
  expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/)
  await ask('POST', `/events/v1/apps/${appId}/rotate-keys`, {})
  const { publicKeys } = await (await site.fetch(`${site.url}/_webhooks/${appId}/public-keys`)).json()
  expect(publicKeys).toMatchObject([{ pem, signing: true }, { signing: false }])
  expect((await site.fetch(`${site.url}/_webhooks/nobody/public-keys`)).status).toBe(404)
})
