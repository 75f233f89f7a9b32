import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site.close())

async function call(method: string, path: string, body?: object) {
  const answer = await site.fetch(site.url + path, {
    method,
    headers: { authorization: site.ownerKey, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

const checkout = '/ecom/v1/checkout-settings'
const kinds = [
  [
    checkout,
    'checkoutSettings',
    { abandonedAfterMinutes: 60 },
    [{ abandonedAfterMinutes: 20 }, { abandonedAfterMinutes: 40 }],
  ],
  [
    '/ecom/v1/orders-settings',
    'ordersSettings',
    { createInvoice: true },
    [{ createInvoice: false }, { createInvoice: false }],
  ],
  ['/billing/v1/tax-settings', 'taxSettings', { mode: 'AUTO' }, [{ mode: 'MANUAL' }, { mode: 'MANUAL' }]],
  [
    '/site-properties/v4/properties',
    'properties',
    { timeZone: 'UTC' },
    [{ timeZone: 'Asia/Tokyo' }, { timeZone: 'Europe/Paris' }],
  ],
] as const

describe('Settings that were seen', () => {
  it.each(kinds)(
    'Settings at %s let one of two that were sent at once win, and refuse the other',
    async (path, name, seen, both) => {
      const answers = await Promise.all(both.map((changes) => call('PATCH', path, { [name]: changes, seen })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body.details.applicationError.code).toBe('REVISION_MISMATCH')
    },
  )

  it('Settings keep what somebody changed in a field that was not seen', async () => {
    await call('PATCH', checkout, { checkoutSettings: { payments: { offline: false } } })
    const changed = await call('PATCH', checkout, {
      checkoutSettings: { validations: { maximumQuantity: 5 } },
      seen: { validations: { maximumQuantity: null } },
    })
    expect(changed.body.checkoutSettings).toMatchObject({
      payments: { online: true, offline: false },
      validations: { maximumQuantity: 5 },
    })
    const again = { checkoutSettings: { payments: { offline: true } }, seen: { payments: { offline: true } } }
    expect((await call('PATCH', checkout, again)).status).toBe(409)
  })

  it('Settings refuse a minimum that the currency does not have, which would bound nothing', async () => {
    const { status, body } = await call('PATCH', checkout, {
      checkoutSettings: { validations: { minimumSubtotal: '25.005' } },
    })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations).toMatchObject([
      { field: 'checkoutSettings.validations.minimumSubtotal', violatedRule: 'DECIMAL_MAX_SCALE' },
    ])
  })
})
