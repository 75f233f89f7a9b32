import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@galleria/delivery'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageTokens } from './page-tokens.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-tokens-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

let time = Date.parse('2026-11-22T12:00:00Z')
const now = () => new Date(time)
const shell = (at = folder) => createPageTokens(openStore(at), now)
const sent = (cookie: string) => `galleria_visitor=a; ${cookie.split(';')[0]}`

test('A page that one shell served is known to every shell of its module store, for a day', async () => {
  const cookie = await shell().cookie(true)
  expect(cookie).toMatch(/; Path=\/telemetry; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/)
  const page = await shell().pageOf(sent(cookie))
  expect(page).toMatch(/^\w+\.[\w-]{16}$/)
  expect(await shell().pageOf(sent(await shell().cookie(false)))).not.toBe(page)
  time += 25 * 3600_000
  expect(await shell().pageOf(sent(cookie))).toBeNull()
})

test('A token that is missing, changed, from the future or of another store proves nothing', async () => {
  const tokens = shell()
  const cookie = await tokens.cookie(false)
  const other = await createPageTokens(openStore(join(folder, 'other')), now).cookie(false)
  time -= 60_000
  expect(await tokens.pageOf(sent(cookie))).toBeNull()
  time += 60_000
  for (const cookies of [undefined, '', sent(other), sent(cookie.replace(/=(.)/, (_, a) => `=${a}0`))])
    expect(await tokens.pageOf(cookies)).toBeNull()
  expect(await tokens.pageOf(sent(cookie))).not.toBeNull()
})
