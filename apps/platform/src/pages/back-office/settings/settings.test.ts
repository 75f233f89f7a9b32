import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enterBackOffice, hire, openBackOffice } from '../../../dev/testing/back-office.ts'
import { submit } from '../../../dev/testing/post.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const base = '/_hosted/back-office'
let site: TestPlatform
let cookie = ''

beforeAll(async () => {
  site = await createTestPlatform()
  cookie = await openBackOffice(site)
})
afterAll(() => site.close())
beforeEach(() => call('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings: asNew }))

const asNew = {
  checkoutFields: { phone: 'OPTIONAL', company: 'OPTIONAL', addressLine2: 'OPTIONAL' },
  payments: { online: true, offline: true },
  validations: { minimumSubtotal: null, maximumQuantity: null, state: 'ON' },
  abandonedAfterMinutes: 60,
}

async function call(method: string, path: string, body?: object): Promise<Record<string, object>> {
  const headers = { authorization: site.ownerKey, 'content-type': 'application/json' }
  const answer = await site.fetch(site.url + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as Record<string, object>
}

async function get(path = '') {
  const answer = await site.fetch(`${site.url}${base}/settings${path}`, {
    headers: { cookie },
    redirect: 'manual',
  })
  return answer.text()
}

const save = (fields: Record<string, string>, path = '') =>
  submit(site, `${base}/settings${path}`, fields, { cookie, 'sec-fetch-site': 'same-origin' })

/** Fields that the form of a page would send as it stands: its token, ticked boxes, choices and texts. */
function fieldsOf(page: string): Record<string, string> {
  const [form = ''] = /<form[^>]*class="settings"[\s\S]*?<\/form>/.exec(page) ?? []
  const sent: Record<string, string> = {}
  for (const [tag, name = ''] of form.matchAll(/<input[^>]*?name="([^"]+)"[^>]*>/g))
    if (!tag.includes('type="checkbox"') || / checked /.test(tag))
      sent[name] = / value="([^"]*)"/.exec(tag)?.[1] ?? ''
  for (const [, name = '', options = ''] of form.matchAll(
    /<select[^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g,
  ))
    sent[name] = /value="([^"]+)" selected/.exec(options)?.[1] ?? ''
  return sent
}

const settings = async () => (await call('GET', '/ecom/v1/checkout-settings')).checkoutSettings
const emittedEvents = async (type: string) => {
  const { rows } = await sql<{ payload: unknown; identity: unknown }>`
    select payload, identity from outbox where type = ${`wix.ecom.v1.${type}`} order by created_at, sequence`.execute(
    site.platform.services.db,
  )
  return rows
}

it('The settings page is on the way from every page, and closed to whoever has not signed in', async () => {
  expect(await get('/orders')).toContain(`href="${base}/settings"`)
  for (const path of ['', '/orders', '/taxes']) {
    const closed = await site.fetch(`${site.url}${base}/settings${path}`, { redirect: 'manual' })
    const to = `${base}/settings${path}`
    expect(closed.headers.get('location')).toBe(`${base}/sign-in?${new URLSearchParams({ to })}`)
    const { entered } = await enterBackOffice(site, await hire(site), to)
    expect(entered.headers.get('location')).toBe(to)
    expect((await submit(site, to, { seen: '' })).headers.get('location')).toContain('/sign-in')
  }
})

it('The settings page is changed by the owner alone; other staff are told so', async () => {
  const packer = await openBackOffice(site, await hire(site, 'STAFF'))
  const before = await settings()
  const answer = await submit(
    site,
    `${base}/settings`,
    { seen: '', abandonedAfterMinutes: '7' },
    { cookie: packer, 'sec-fetch-site': 'same-origin' },
  )
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Only the store owner')])
  expect(await settings()).toEqual(before)
})

it('The settings page saves every setting of checkouts as the call does, with its event', async () => {
  const before = (await emittedEvents('checkout_settings_updated')).length
  const sent: Record<string, string> = {
    ...fieldsOf(await get()),
    'checkoutFields.phone': 'REQUIRED',
    'checkoutFields.company': 'REQUIRED',
    'checkoutFields.addressLine2': 'REQUIRED',
    'validations.minimumSubtotal': ' 25,50 ',
    'validations.maximumQuantity': '12',
    abandonedAfterMinutes: '120',
  }
  delete sent['payments.offline']
  const answer = await save(sent)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('done=')])
  const entity = {
    checkoutFields: { phone: 'REQUIRED', company: 'REQUIRED', addressLine2: 'REQUIRED' },
    payments: { online: true, offline: false },
    validations: { minimumSubtotal: '25.50', maximumQuantity: 12, state: 'ON' },
    abandonedAfterMinutes: 120,
  }
  expect(await settings()).toEqual(entity)
  const events = await emittedEvents('checkout_settings_updated')
  expect(events).toHaveLength(before + 1)
  expect(events.at(-1)).toMatchObject({ payload: entity, identity: { identityType: 'WIX_USER' } })
  expect(fieldsOf(await get())).toEqual({
    ...sent,
    seen: expect.any(String),
    'validations.minimumSubtotal': '25.50',
  })
  await save({
    ...fieldsOf(await get()),
    'validations.minimumSubtotal': '',
    'validations.maximumQuantity': '',
  })
  expect(await settings()).toMatchObject({ validations: { minimumSubtotal: null, maximumQuantity: null } })
})

it('The settings page says beside each field what is wrong with it, keeps what was typed and saves nothing', async () => {
  const sent = {
    ...fieldsOf(await get()),
    'checkoutFields.phone': 'REQUIRED',
    'validations.minimumSubtotal': '<cheap>',
    'validations.maximumQuantity': '0',
    abandonedAfterMinutes: '',
  }
  const answer = await save(sent)
  const page = await answer.text()
  expect(answer.status).toBe(422)
  for (const [id, words] of [
    ['validations-minimumSubtotal', 'Enter an amount such as 25.00, or leave this blank.'],
    ['validations-maximumQuantity', 'Enter a whole number from 1 to 100,000, or leave this blank.'],
    ['abandonedAfterMinutes', 'Enter a whole number of minutes from 10 to 10,080.'],
  ] as const) {
    expect(page).toContain(`<span class="wrong" id="${id}-error">${words}</span>`)
    expect(page).toMatch(
      new RegExp(`id="${id}"[^>]*aria-describedby="${id}-error ${id}-hint" aria-invalid="true"`),
    )
  }
  expect(page.match(/autofocus/g)).toHaveLength(1)
  expect(page).toMatch(/id="validations-minimumSubtotal"[^>]*value="&lt;cheap&gt;"[^>]*autofocus/)
  expect(page).toContain('<option value="REQUIRED" selected>')
  expect(await settings()).toEqual(asNew)
  const forged = await save({ ...fieldsOf(await get()), 'checkoutFields.phone': 'NEVER' })
  expect([forged.status, await forged.text()]).toEqual([
    422,
    expect.stringContaining('Phone must be one of: REQUIRED, OPTIONAL.'),
  ])
})

it('The settings page offers no switch that breaks the shop for a trial, and leaves one that a program set as it is', async () => {
  const checkoutSettings = { validations: { state: 'FAILING' } }
  await call('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings })
  for (const path of ['', '/taxes']) {
    const page = await get(path)
    expect(page).not.toContain('FAILING')
    expect(page).not.toContain('Does not answer')
  }
  await save({ ...fieldsOf(await get()), abandonedAfterMinutes: '90' })
  expect(await settings()).toMatchObject({ abandonedAfterMinutes: 90, validations: { state: 'FAILING' } })
})

it('The settings page refuses an amount that the currency does not have, which would bound nothing', async () => {
  const sent = { ...fieldsOf(await get()), 'validations.minimumSubtotal': '25.005' }
  expect((await save(sent)).status).toBe(422)
  const validations = { minimumSubtotal: '25.005' }
  expect(
    await call('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings: { validations } }),
  ).toMatchObject({
    details: {
      validationError: {
        fieldViolations: [
          { field: 'checkoutSettings.validations.minimumSubtotal', violatedRule: 'DECIMAL_MAX_SCALE' },
        ],
      },
    },
  })
  expect(await settings()).toEqual(asNew)
})

it('The settings page does not write over what somebody else saved meanwhile, and tells what that is', async () => {
  const mine: Record<string, string> = { ...fieldsOf(await get()), abandonedAfterMinutes: '90' }
  await call('PATCH', '/ecom/v1/checkout-settings', {
    checkoutSettings: { abandonedAfterMinutes: 30, payments: { offline: false } },
  })
  const answer = await save(mine)
  const page = await answer.text()
  expect([answer.status, page]).toEqual([
    409,
    expect.stringContaining('These settings changed while you were editing'),
  ])
  expect(page).toContain('<span class="wrong" id="abandonedAfterMinutes-theirs">Saved now: 30.</span>')
  expect(page).toContain('<span class="wrong" id="payments-offline-theirs">Saved now: no.</span>')
  expect(page).not.toContain('payments-online-theirs')
  expect(fieldsOf(page)).toMatchObject({ abandonedAfterMinutes: '90', 'payments.offline': 'yes' })
  expect(await settings()).toMatchObject({ abandonedAfterMinutes: 30 })
  expect((await save(fieldsOf(page))).status).toBe(303)
  expect(await settings()).toMatchObject({ abandonedAfterMinutes: 90, payments: { offline: true } })
})

it('The settings page lets one of two that were sent at once win, and tells the other', async () => {
  const shown = fieldsOf(await get())
  const answers = await Promise.all(
    ['20', '40'].map((minutes) => save({ ...shown, abandonedAfterMinutes: minutes })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  const orders = fieldsOf(await get('/orders'))
  const both = await Promise.all(
    ['ON_ORDER_PAID', 'ON_ORDER_PLACED'].map((when) =>
      save({ ...orders, inventoryUpdateTrigger: when, createInvoice: '' }, '/orders'),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
})

it('The settings page saves the settings of orders and of taxes as their calls do', async () => {
  const orders = {
    ...fieldsOf(await get('/orders')),
    inventoryUpdateTrigger: 'ON_ORDER_PAID',
    createInvoice: 'yes',
  }
  const { autoGenerateInvoiceOnPaidOrder: _, ...untold } = orders as Record<string, string>
  expect((await save(untold, '/orders')).status).toBe(303)
  const saved = {
    inventoryUpdateTrigger: 'ON_ORDER_PAID',
    createInvoice: true,
    autoGenerateInvoiceOnPaidOrder: false,
  }
  expect((await call('GET', '/ecom/v1/orders-settings')).ordersSettings).toMatchObject(saved)
  expect((await emittedEvents('orders_settings_updated')).at(-1)).toMatchObject({ payload: saved })
  const taxes = { ...fieldsOf(await get('/taxes')), mode: 'MANUAL', automatic: 'OFF' }
  expect((await save(taxes, '/taxes')).status).toBe(303)
  expect((await call('GET', '/billing/v1/tax-settings')).taxSettings).toEqual({
    mode: 'MANUAL',
    automatic: 'OFF',
  })
  expect((await save({ ...taxes, mode: 'AUTO' }, '/taxes')).status).toBe(409)
})

it('The settings page takes no form of another site, and shows a message from the address escaped', async () => {
  const foreign = await site.fetch(`${site.url}${base}/settings`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    body: new URLSearchParams(fieldsOf(await get())),
  })
  expect(foreign.status).toBe(403)
  expect(await get('?done=<b>')).toContain('&lt;b&gt;')
})
