import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_ID } from '../../base/development-ids.ts'
import { inSources } from '../../base/stack.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { siteDatabase } from '../../dev/testing/site-database.ts'
import { makeBundle } from './bundle.ts'
import { dist, freshBundle } from './fresh.ts'

let folder: string
beforeAll(async () => {
  mkdirSync(dist, { recursive: true })
  folder = mkdtempSync(join(dist, 'test-'))
  await makeBundle(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('The bundle is the platform: its migrations, its pages with their files, what it loads late', async () => {
  const site = await siteDatabase('small')
  const child = spawn(process.execPath, [join(folder, 'server.js')], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'development', PORT: '0', DATABASE_URL: site.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let url: string | undefined
    for await (const line of createInterface({ input: child.stdout })) {
      url = /^platform ready (\S+)$/.exec(line)?.[1]
      if (url) break
    }
    expect((await anonymous({ fetch, url: String(url), clientId: CLIENT_ID })).access_token).toBeTruthy()
    for (const path of ['/_hosted/theme.css', '/_hosted/captcha.js', '/_dev/openapi.json', '/_dev']) {
      const answer = await fetch(`${url}${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      await answer.arrayBuffer()
    }
  } finally {
    const exit = once(child, 'exit')
    child.kill('SIGINT')
    await exit
    await site.drop()
  }
}, 60_000)

test('It is good as long as nothing of what went into it has changed', () => {
  expect(freshBundle(folder)).toBe(join(folder, 'server.js'))
  const path = join(folder, 'inputs.json')
  const inputs: Record<string, [number, string]> = JSON.parse(readFileSync(path, 'utf8'))
  const source = 'apps/platform/src/app/app.ts'
  const [time = 0, content = ''] = inputs[source] ?? []
  const told = (changed: typeof inputs) => writeFileSync(path, JSON.stringify({ ...inputs, ...changed }))

  told({ [source]: [time - 1, content] })
  expect(freshBundle(folder)).toBeDefined()
  told({ [source]: [time - 1, 'another'] })
  expect(freshBundle(folder)).toBeUndefined()
  told({ 'apps/platform/src/gone.ts': [time, content] })
  expect(freshBundle(folder)).toBeUndefined()
  told({})
  expect(Object.keys(inputs)).toContain('apps/platform/src/data/migrations')
  expect(freshBundle(join(folder, 'absent'))).toBeUndefined()
})

test('A stack names lines of the sources', () => {
  const bundle = join(folder, 'server.js')
  const source = join(import.meta.dirname, '../serve/give-back.ts')
  const lineIn = (path: string) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes('function giveBackWhen')) + 1
  const rest = '    at node:internal:1:2'
  const stack = `Error: no\n    at giveBackWhen (${pathToFileURL(bundle)}:${lineIn(bundle)}:10)\n${rest}`
  const told = inSources(stack).split('\n')
  expect(told[1]).toMatch(`at giveBackWhen (${pathToFileURL(source)}:${lineIn(source)}:`)
  expect(told[2]).toBe(rest)
})
