import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliver } from '../../../areas/mailbox/deliver.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../testing.ts'
import { isHidden } from './hidden.ts'
import { readSchema, type Table } from './schema.ts'

let site: TestPlatform
let member: TestMember
let schema: ReadonlyMap<string, Table>
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  member = await site.signUp({ email: 'row@example.test' })
  schema = await readSchema(site.platform.services.db)
})
afterAll(() => site.close())

type Rows = { rows: Record<string, unknown>[]; nextCursor: string | null }
async function read<T = Rows>(path: string): Promise<T> {
  const answer = await site.fetch(`${site.url}/_dev/data${path}`)
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as T
}

function page(path: string): Promise<string> {
  const headers = { accept: 'text/html' }
  return site.fetch(`${site.url}/_dev/data${path}`, { headers }).then((answer) => answer.text())
}

it('The data browser has every table of the database, each with a page, and every row with one of its own', async () => {
  const { tables } = await read<{ tables: { name: string; rows: number }[] }>('')
  expect(tables.map(({ name }) => name)).toEqual([...schema.keys()])
  expect(tables.length).toBeGreaterThan(40)
  for (const { name, rows } of tables) {
    const list = await page(`/${name}`)
    const links = [...list.matchAll(new RegExp(`href="/_dev/data(/${name}/[^"]+)"`, 'g'))]
    expect(links.length, name).toBe(Math.min(rows, 50))
    if (links[0]?.[1])
      expect(await page(links[0][1].replaceAll('&amp;', '&')), name).toContain('class="columns"')
  }
})

it('The data browser finds by id and by text, and follows rows to those they name and are named by', async () => {
  expect((await read(`/members?text=${member.memberId}`)).rows).toMatchObject([{ id: member.memberId }])
  expect((await read('/members?text=ROW@example')).rows).toMatchObject([{ id: member.memberId }])
  expect((await read('/members?text=%25')).rows).toEqual([])
  const shown = await page(`/members/${member.memberId}`)
  expect(shown).toContain(`/_dev/data/token_families?column=member_id&amp;value=${member.memberId}`)
  const { rows } = await read(`/token_families?column=member_id&value=${member.memberId}`)
  expect(rows.length).toBeGreaterThan(0)
  expect(await page(`/token_families/${rows[0]?.id}`)).toContain(
    `href="/_dev/data/members/${member.memberId}"`,
  )
})

it('The data browser sorts and pages without losing or doubling a row', async () => {
  const { tables } = await read<{ tables: { name: string; rows: number }[] }>('')
  const large = tables.find(({ rows }) => rows > 100) ?? tables[0]
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next: Rows = await read(`/${large?.name}?cursor=${cursor}`)
    seen.push(...next.rows.map((row) => JSON.stringify(row)))
    cursor = next.nextCursor
  }
  expect(seen).toHaveLength(large?.rows ?? 0)
  expect(new Set(seen).size).toBe(seen.length)
  const slugs = (await read('/products?sort=slug&order=desc')).rows.map(({ slug }) => String(slug))
  expect(slugs).toEqual([...slugs].sort((a, b) => (a < b ? 1 : -1)))
  expect(slugs.length).toBeGreaterThan(3)
})

it('The data browser hides what is secret by name, by kind and by list', () => {
  const hidden: string[] = []
  for (const table of schema.values()) {
    for (const column of table.columns) {
      const full = `${table.name}.${column.name}`
      if (isHidden(table.name, column)) hidden.push(full)
      const telling = column.type === 'bytea' || /hash|secret|token|sealed/.test(column.name)
      if (telling && !/_at$/.test(column.name) && column.type !== 'bool') expect(hidden).toContain(full)
    }
  }
  for (const known of ['access_tokens.hash', 'members.password_hash', 'mails.code', 'gift_cards.code_hash']) {
    expect(hidden).toContain(known)
  }
})

it('The data browser shows no token, password or code of anybody', async () => {
  const { db, clock } = site.platform.services
  await deliver(db, {
    kind: 'code',
    to: member.email,
    html: '<p>918273</p>',
    subject: '918273 is your code',
    text: `918273, or follow https://x.test/?t=${member.refreshToken}`,
    code: '918273',
    date: clock.now(),
  })
  const secrets = ['918273', member.accessToken, member.refreshToken, member.password, site.ownerKey]
  const hashes = (await db.selectFrom('accessTokens').select('hash').execute()).map(({ hash }) =>
    Buffer.from(hash as Uint8Array).toString('hex'),
  )
  for (const name of schema.keys()) {
    const all = `${JSON.stringify(await read(`/${name}`))} ${await page(`/${name}`)}`
    for (const secret of [...secrets, ...hashes]) expect(all.includes(secret), name).toBe(false)
    expect(all, name).not.toMatch(/\$argon2/)
  }
  expect((await read('/mails')).rows[0]).toMatchObject({ code: '•••' })
})

it('The data browser writes nothing, whatever an address says', async () => {
  for (const path of ['/nowhere', '/pg_class', '/members/nobody', `/members;drop table members`]) {
    expect((await site.fetch(`${site.url}/_dev/data${path}`)).status).toBe(404)
  }
  for (const query of [
    '?sort=id;drop',
    '?sort=hash&order=x',
    '?cursor=x',
    '?column=hash&value=1',
    "?text='",
  ]) {
    expect((await site.fetch(`${site.url}/_dev/data/access_tokens${query}`)).status).toBe(200)
  }
  const methods = site.platform.app.routes.filter(({ path }) => path.startsWith('/_dev/data'))
  expect(new Set(methods.map(({ method }) => method))).toEqual(new Set(['GET']))
})
