import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_ID } from '../../base/development-ids.ts'
import { hashSecret } from '../../base/secrets.ts'
import { readEnvironment } from '../../data/config.ts'
import { connect } from '../../data/database.ts'
import { post, submit } from '../../dev/testing/post.ts'
import { anonymous, signIn } from '../../dev/testing/sign-up.ts'
import { siteDatabase } from '../../dev/testing/site-database.ts'
import { createTestPlatform } from '../../dev/testing.ts'
import { createPlatform, type Platform } from '../app.ts'
import { ownerCommand } from './command.ts'

const url = 'https://platform.example'
const environment = (database: string) => ({
  NODE_ENV: 'production',
  DATABASE_URL: database,
  PLATFORM_API_KEY: 'IST.a key of our own',
  PLATFORM_SECRET: 'a secret of our own',
  PLATFORM_URL: url,
  SHELL_URL: 'https://store.example',
  MEDIA_STORE: '/tmp/galleria-media-of-a-test',
})

let database: Awaited<ReturnType<typeof siteDatabase>>
let platform: Platform
let site: { fetch: typeof fetch; url: string; clientId: string }
beforeAll(async () => {
  database = await siteDatabase('none')
  const { platform: config } = readEnvironment(environment(database.url))
  platform = await createPlatform({ database: connect(database.url, { maxConnections: 3 }), config })
  site = { url, clientId: CLIENT_ID, fetch: (input, init) => platform.fetch(new Request(input, init)) }
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

const root = join(import.meta.dirname, '../../../../..')

/** The command itself, which costs seconds of processor time: what it says is asked of its code. */
function galleria(...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'packages/delivery/src/cli/start.js'), 'owner', ...args],
      { cwd: root, env: { PATH: process.env.PATH ?? '', ...environment(database.url) } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

async function owner(...args: string[]): Promise<string> {
  const said: string[] = []
  await ownerCommand(args, environment(database.url), (line) => said.push(line))
  return said.join('\n')
}

const linkIn = (text: string) => /https:\S+\/_hosted\/recover\?recoveryToken=\S+/.exec(text)?.[0] ?? ''
const open = async (link: string) => (await site.fetch(link)).status
const choose = (link: string, password: string) =>
  submit(
    site,
    '/_hosted/recover',
    { recoveryToken: new URL(link).searchParams.get('recoveryToken') ?? '', password },
    { 'sec-fetch-site': 'same-origin' },
  )

test('A shop without anybody gets its first owner by a link that sets the password, once', async () => {
  const { code, out, err } = await galleria('create', 'olive@shop.example', '--name', 'Olive')
  expect([code, err, out]).toEqual([
    0,
    '',
    expect.stringContaining('olive@shop.example now owns this store.'),
  ])
  const link = linkIn(out)
  expect(await open(link)).toBe(200)
  const token = new URL(link).searchParams.get('recoveryToken') ?? ''
  const kept = await platform.services.db.selectFrom('recoveries').selectAll().execute()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.hash).toEqual(hashSecret(token))

  const password = 'a harbour of seven lanterns'
  expect((await choose(link, password)).status).toBe(200)
  expect(await open(link)).toBe(400)
  const { accessToken } = await signIn(site, { email: 'olive@shop.example', password })
  const answer = await post(site, '/oauth2/token', {
    grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subjectToken: accessToken,
    subjectTokenType: 'urn:ietf:params:oauth:token-type:access_token',
  })
  expect(await answer.json()).toMatchObject({ scope: 'owner' })
}, 120_000)

test('Again for the same owner it makes another link, and the one of before ends', async () => {
  const first = linkIn(await owner('Olive@shop.example'))
  const said = await owner('olive@shop.example')
  expect(said).toContain('already owns this store')
  expect([await open(first), await open(linkIn(said))]).toEqual([400, 200])
  const owners = await platform.services.db.selectFrom('staffUsers').select('role').execute()
  expect(owners).toEqual([{ role: 'OWNER' }])
}, 120_000)

test('By mail the link is in the letter alone', async () => {
  expect(linkIn(await owner('olive@shop.example', '--mail'))).toBe('')
  const letters = await platform.services.db.selectFrom('mails').select('body').execute()
  expect(await open(linkIn(letters.map(({ body }) => body).join('\n')))).toBe(200)
}, 120_000)

test('Another owner, no address and no such command are refused with what to do', async () => {
  const other = await galleria('create', 'eve@shop.example')
  expect([other.code, other.err]).toEqual([
    1,
    expect.stringContaining('already has an owner: olive@shop.example'),
  ])
  await expect(owner('olive')).rejects.toThrow('"olive" is not an email address')
  expect((await galleria('create')).code).toBe(2)
  const help = await galleria('create', '--help')
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('--mail')])
}, 120_000)

test('A shopper’s account becomes no owner’s: whoever has it would own the shop', async () => {
  const shop = await createTestPlatform()
  try {
    const { createOwner } = await import('./create.ts')
    await shop.signUp({ email: 'early@shop.example' })
    const owner = { email: 'early@shop.example', byMail: false }
    await expect(createOwner(shop.platform.services, owner)).rejects.toThrow(
      'customer already has an account',
    )
    expect((await anonymous(shop)).access_token).toBeTruthy()
  } finally {
    await shop.close()
  }
})
