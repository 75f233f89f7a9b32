import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { extensions, type Imitated, imitatedCalls } from './imitated.ts'
import { imitatedMarkdown } from './imitated-markdown.ts'

let site: TestPlatform
let calls: Imitated[]
beforeAll(async () => {
  site = await createTestPlatform()
  calls = imitatedCalls(site.platform.app)
})
afterAll(() => site?.close())

test('Every call of the specification is imitated', () => {
  const ofSpec = calls.filter(({ source }) => source === 'spec')
  expect(ofSpec).toHaveLength(88)
  const missing = ofSpec.filter(({ state }) => state === 'not imitated').map(({ call }) => call)
  expect(missing).toEqual([])
})

test('A partly imitated call says what is missing', () => {
  const partly = calls.filter(({ state }) => state === 'partly')
  expect(partly.length).toBeGreaterThan(0)
  for (const { call, missing } of partly) expect(missing, call).toMatch(/^[A-Z].*\.$/)
})

test('No call of the references is there twice', () => {
  const keys = calls.map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('The platform knows its own extensions', () => {
  const names = extensions(site.platform.app).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['ListFactors', 'GetRecommendation', 'GetCaptcha']))
  expect(names).not.toContain('GetCurrentCart')
})

test('The document in the repository is the one of the routes that are served', async () => {
  const document = '../../../../../docs/hosted-platform-calls.md'
  await expect(imitatedMarkdown(calls)).toMatchFileSnapshot(document)
})
