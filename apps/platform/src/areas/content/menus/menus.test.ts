import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR, SUPPORT } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import type { Shopper } from '../../../dev/testing/shopper.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const path = '/content/v1/menus'
let site: TestPlatform
let editor: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  editor = await colleague(site, EDITOR)
})
afterAll(() => site?.close())

const about = { id: '1', label: 'About', to: '/pages/about', translations: { de: 'Über uns' }, items: [] }
const save = (revision: string, items: object[] | null) =>
  editor.call('PUT', `${path}/MAIN`, { menu: { name: 'MAIN', revision, items } })

async function shown(language?: string) {
  const { access_token: authorization } = await anonymous(site)
  const answer = await site.fetch(`${site.url}/content/v1/shown-menus`, {
    headers: { authorization, ...(language && { 'x-wix-linguist': language }) },
  })
  return answer.json()
}

test('A menu is not written until staff save one, and is then shown in each language', async () => {
  expect(await shown()).toEqual({ main: null, footer: null })
  const { id, label, to, translations } = about
  const help = {
    id: '2',
    label: 'Help',
    to: '',
    translations: {},
    items: [{ id: '3', label, to, translations }],
  }
  const saved = await save('0', [about, help])
  expect(saved.body.menu).toMatchObject({ name: 'MAIN', revision: '1' })
  expect((await shown('de')).main).toEqual([
    { id, label: 'Über uns', to, items: [] },
    { id: '2', label: 'Help', to: '', untranslated: ['label'], items: [{ id: '3', label: 'Über uns', to }] },
  ])
  expect((await shown()).main[0].label).toBe('About')
})

test('A menu that a colleague emptied comes back as it was, and an entry that went below another one has changed', async () => {
  const help = { ...about, id: '2', label: 'Help' }
  const { items: _, ...below } = about
  expect((await save('1', [{ ...help, items: [below] }])).status).toBe(200)
  const renamed = await save('2', [{ ...help, label: 'Support', items: [below] }])
  expect(renamed.body.menu.outdated).toEqual({ de: ['2'] })
  expect((await save('3', [])).body.menu.outdated).toEqual({})
  const { body } = await editor.call('POST', `${path}/MAIN/versions/2/restore`, { revision: '4' })
  expect(body.menu).toMatchObject({ revision: '5', items: [{ label: 'Help', items: [{ label: 'About' }] }] })
  const { versions } = (await editor.call('GET', `${path}/MAIN/versions`)).body
  expect(versions).toMatchObject([
    {
      number: 5,
      restoredFrom: 2,
      changes: [
        { type: 'ADDED', text: 'Help' },
        { type: 'ADDED', text: 'About' },
      ],
    },
    {
      number: 4,
      changes: [
        { type: 'REMOVED', text: 'Support' },
        { type: 'REMOVED', text: 'About' },
      ],
    },
    { number: 3, changes: [{ type: 'CHANGED', text: 'Support' }] },
    { number: 2, changes: expect.arrayContaining([{ type: 'CHANGED', text: 'About' }]) },
    { number: 1 },
  ])
})

test('A colleague who was faster is told, and no menu brings the collections back', async () => {
  const late = await save('0', [])
  expect([late.status, late.body.details.applicationError.code]).toEqual([409, 'REVISION_MISMATCH'])
  expect((await save('5', null)).body.menu).toMatchObject({ revision: '6', items: null })
  expect((await shown()).main).toBeNull()
})

test('Two colleagues who write a menu for the first time at once do not write over each other', async () => {
  const first = () =>
    editor.call('PUT', `${path}/FOOTER`, { menu: { name: 'FOOTER', revision: '0', items: [about] } })
  const answers = await Promise.all([first(), first()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('An entry leads to no address that could run, and support writes no menu', async () => {
  for (const to of ['javascript:alert(1)', '//evil.example', 'about'])
    expect((await save('6', [{ ...about, to }])).status).toBe(400)
  const support = await colleague(site, SUPPORT)
  expect((await support.call('GET', path)).status).toBe(403)
})
