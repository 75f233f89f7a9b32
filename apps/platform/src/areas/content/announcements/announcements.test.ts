import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR, SUPPORT } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import type { Shopper } from '../../../dev/testing/shopper.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const path = '/content/v1/announcements'
let site: TestPlatform
let editor: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  editor = await colleague(site, EDITOR)
})
afterAll(() => site?.close())

const sale = {
  ...{ id: '1', text: 'Sale', to: '/collections/sale', tone: 'ACCENT', isDismissible: true, isOn: true },
  ...{ startDate: null, endDate: null, translations: { de: 'Ausverkauf' } },
}
const save = (revision: string, announcements: object[]) =>
  editor.call('PUT', path, { announcements: { revision, announcements } })
const later = (seconds: number) => new Date(site.clock.now().getTime() + seconds * 1000).toISOString()

async function shown(language?: string) {
  const { access_token: authorization } = await anonymous(site)
  const answer = await site.fetch(`${site.url}/content/v1/shown-announcement`, {
    headers: { authorization, ...(language && { 'x-wix-linguist': language }) },
  })
  return (await answer.json()).announcement
}

test('The first announcement that is on and in time is shown, in each language', async () => {
  expect(await shown()).toBeNull()
  const first = { ...sale, id: '0', text: 'Later', startDate: later(60), endDate: later(120) }
  const off = { ...sale, id: '2', text: 'Off', isOn: false }
  expect((await save('0', [off, first, sale])).body.announcements.revision).toBe('1')
  expect(await shown()).toMatchObject({ text: 'Sale', to: '/collections/sale', tone: 'ACCENT' })
  expect((await shown('de')).text).toBe('Ausverkauf')
  expect(await shown('ja')).toMatchObject({ text: 'Sale', untranslated: ['text'] })
  site.clock.advance(60)
  expect((await shown()).text).toBe('Later')
  site.clock.advance(60)
  expect((await shown()).text).toBe('Sale')
})

test('An announcement that says something else has another key, and a closed one comes back with it', async () => {
  const { key } = await shown()
  await save('1', [sale])
  expect((await shown()).key).toBe(key)
  await save('2', [{ ...sale, text: 'Last days of the sale' }])
  expect((await shown()).key).not.toBe(key)
})

test('Each save is kept with its author and what it changed, and an earlier one comes back with the next', async () => {
  const revision = async () => (await editor.call('GET', path)).body.announcements.revision
  const restore = async (number: number, from?: string) =>
    editor.call('POST', `${path}/versions/${number}/restore`, { revision: from ?? (await revision()) })
  const before = await revision()
  await save(before, [
    { ...sale, tone: 'STRONG' },
    { ...sale, id: '9', text: 'Closed' },
  ])
  const number = Number(before) + 1
  const versions = async () => (await editor.call('GET', `${path}/versions`)).body.versions
  expect((await versions())[0]).toMatchObject({
    ...{ number, restoredFrom: null, createdBy: { name: expect.any(String) } },
    changes: [
      { type: 'CHANGED', text: 'Sale' },
      { type: 'ADDED', text: 'Closed' },
    ],
  })
  const { body } = await restore(number - 1)
  expect(body.announcements).toMatchObject({
    revision: String(number + 1),
    announcements: [{ ...sale, text: 'Last days of the sale' }],
  })
  expect((await versions())[0]).toMatchObject({
    restoredFrom: number - 1,
    changes: expect.arrayContaining([{ type: 'REMOVED', text: 'Closed' }]),
  })
  expect((await restore(0)).body.announcements.announcements).toEqual([])
  expect(await shown()).toBeNull()
  const refused = [await restore(number, before), await restore(999)]
  expect(refused.map(({ body }) => body.details.applicationError.code)).toEqual([
    'REVISION_MISMATCH',
    'CONTENT_VERSION_NOT_FOUND',
  ])
})

test('A wrong field is named, a colleague who was faster is told, and support writes none', async () => {
  for (const [wrong, field] of [
    [{ text: ' ' }, 'text'],
    [{ to: 'javascript:alert(1)' }, 'to'],
    [{ tone: 'LOUD' }, 'tone'],
    [{ startDate: later(60), endDate: later(30) }, 'endDate'],
  ] as const) {
    const { status, body } = await save('9', [{ ...sale, ...wrong }])
    expect(status, field).toBe(400)
    expect(body.details.validationError.fieldViolations[0].field).toMatch(new RegExp(`\\b${field}$`))
  }
  const late = await save('1', [])
  expect([late.status, late.body.details.applicationError.code]).toEqual([409, 'REVISION_MISMATCH'])
  const support = await colleague(site, SUPPORT)
  expect((await support.call('GET', path)).status).toBe(403)
})
