import { afterAll, beforeAll, expect, it } from 'vitest'
import { submit } from '../../testing/post.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterAll(() => site.close())

const page = async () =>
  (await site.fetch(`${site.url}/_dev/faults`, { headers: { accept: 'text/html' } })).text()

async function settings(path: string) {
  const answer = await site.fetch(site.url + path, { headers: { authorization: site.ownerKey } })
  return answer.json()
}

async function press(name: string): Promise<number> {
  const button = new RegExp(
    `name="id" value="([^"]+)">\\s*<button[^>]*value="(\\w+)"[^>]*aria-label="${name}"`,
  )
  const [, id = '', state = ''] = button.exec(await page()) ?? []
  expect(id, `there is a button ${name}`).not.toBe('')
  return (await submit(site, '/_dev/faults/services', { id, state })).status
}

it('The workbench makes the tax calculation, the order checks and a carrier not answer, and answer again', async () => {
  for (const name of ['Tax calculation', 'Order checks', 'Carrier of Bike courier'])
    expect(await press(`Stop ${name}`)).toBe(303)
  expect((await settings('/billing/v1/tax-settings')).taxSettings.automatic).toBe('FAILING')
  expect((await settings('/ecom/v1/checkout-settings')).checkoutSettings.validations.state).toBe('FAILING')
  const failing = async () =>
    (await settings('/ecom/v1/carriers')).carriers.filter(
      ({ state }: { state: string }) => state === 'FAILING',
    )
  expect(await failing()).toMatchObject([{ titles: ['Bike courier'] }])
  for (const name of ['Tax calculation', 'Order checks', 'Carrier of Bike courier'])
    expect(await press(`Start ${name}`)).toBe(303)
  expect((await settings('/billing/v1/tax-settings')).taxSettings.automatic).toBe('ON')
  expect((await settings('/ecom/v1/checkout-settings')).checkoutSettings.validations.state).toBe('ON')
  expect(await failing()).toEqual([])
})

it('The workbench answers 404 for a service that there is not', async () => {
  expect((await submit(site, '/_dev/faults/services', { id: 'x', state: 'FAILING' })).status).toBe(404)
})
