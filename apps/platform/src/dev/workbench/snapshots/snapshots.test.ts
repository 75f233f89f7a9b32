import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_MEMBER } from '../../../base/development-ids.ts'
import { post } from '../../testing/post.ts'
import { Shopper } from '../../testing/shopper.ts'
import { anonymous } from '../../testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { dump } from '../baselines/dump.fixture.ts'

let site: TestPlatform
let file: Uint8Array<ArrayBuffer>
let before: Record<string, string[]>
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  await site.signUp({ email: 'kept@example.test' })
  // A code with every kind of character that a row may hold.
  const { db } = site.platform.services
  await db
    .updateTable('products')
    .set({ name: 'a "quoted", {braced}\n\\N \t (أحمر) 🏺' })
    .where('slug', '=', 'moon-jar')
    .execute()
  const visitor = await Shopper.visitor(site)
  await visitor.call('GET', '/ecom/v1/carts/current')
  before = await dump(db)
  await post(site, '/_dev/snapshots', { name: 'a day' })
  const answer = await site.fetch(`${site.url}/_dev/snapshots/${encodeURIComponent('a day')}/file`)
  expect(answer.headers.get('content-type')).toBe('application/gzip')
  file = new Uint8Array(await answer.arrayBuffer())
})
afterAll(() => site.close())

const importInto = async (other: TestPlatform, bytes: Uint8Array<ArrayBuffer>, name = '') => {
  const answer = await other.fetch(`${other.url}/_dev/snapshots/import?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: bytes,
  })
  const body = (await answer.json()) as {
    details?: { applicationError?: { code: string } }
    snapshot?: object
  }
  return { status: answer.status, code: body.details?.applicationError?.code, body }
}

describe('A snapshot', () => {
  it('carries the whole site in one file: every row of every table, and everybody can sign in', async () => {
    const other = await createTestPlatform()
    const { db } = other.platform.services
    expect((await importInto(other, file)).body.snapshot).toMatchObject({ name: 'a day' })
    expect(Object.keys(await dump(db)), 'the site is untouched until then').not.toContain('products')
    expect((await post(other, '/_dev/reset', { baseline: 'a day' })).status).toBe(200)
    expect(await dump(db)).toEqual(before)
    const visitor = (await anonymous(other)).access_token
    for (const [email, password] of [
      [DEMO_MEMBER.email, DEMO_MEMBER.password],
      ['kept@example.test', 'correct horse battery'],
    ]) {
      const answer = await post(other, '/v2/login', { loginId: { email }, password }, visitor)
      expect(await answer.json()).toMatchObject({ state: 'SUCCESS' })
    }
    await other.close()
  })

  it('names what it holds, and is listed and deleted', async () => {
    await post(site, '/_dev/snapshots', { name: 'gone' })
    const list = async () =>
      (
        (await (await site.fetch(`${site.url}/_dev/snapshots`)).json()) as {
          snapshots: { name: string; counts: object }[]
        }
      ).snapshots
    const found = (await list()).find(({ name }) => name === 'gone')
    expect(found?.counts).toMatchObject({
      members: before.members?.length,
      products: before.products?.length,
    })
    expect((await post(site, '/_dev/snapshots', { name: 'gone' })).status).toBe(409)
    expect((await post(site, '/_dev/snapshots', { name: 'full' })).status, "a seed's name").toBe(400)
    await site.fetch(`${site.url}/_dev/snapshots/gone`, { method: 'DELETE' })
    expect((await list()).map(({ name }) => name)).not.toContain('gone')
    expect((await post(site, '/_dev/reset', { baseline: 'gone' })).status).toBe(404)
  })

  it('is refused in words when the file is of another version, changed, or not whole, and nothing happens', async () => {
    const text = gunzipSync(file).toString('utf8')
    const [manifest = '', ...lines] = text.split('\n')
    const packed = (each: string) => new Uint8Array(gzipSync(each))
    const untouched = await dump(site.platform.services.db)
    const wrong: [Uint8Array<ArrayBuffer>, string][] = [
      [file.slice(0, file.length - 100), 'SNAPSHOT_DAMAGED'],
      [new Uint8Array(), 'SNAPSHOT_DAMAGED'],
      [packed('hello'), 'SNAPSHOT_DAMAGED'],
      [packed(text.replace('"version":1', '"version":2')), 'SNAPSHOT_VERSION'],
      [packed(text.replace(DEMO_MEMBER.email, 'somebody@galleria.test')), 'SNAPSHOT_CHANGED'],
      [packed([manifest, ...lines.slice(1)].join('\n')), 'SNAPSHOT_CHANGED'],
      [packed([manifest, ...lines.slice(0, -1)].join('\n')), 'SNAPSHOT_DAMAGED'],
      [packed([manifest.replace(/"rows":[1-9]\d*/, '"rows":0'), ...lines].join('\n')), 'SNAPSHOT_CHANGED'],
    ]
    for (const [bytes, code] of wrong)
      expect(await importInto(site, bytes, 'wrong')).toMatchObject({ status: 400, code })
    expect(await dump(site.platform.services.db)).toEqual(untouched)
  })

  it("tells where the file was sealed with another site's secret", async () => {
    const other = await createTestPlatform({ config: { secret: 'quite another secret' } })
    expect(await importInto(other, file)).toMatchObject({ status: 400, code: 'SNAPSHOT_OF_ANOTHER_KEY' })
    await other.close()
  })

  it('keeps the clock too', async () => {
    await post(site, '/_dev/clock', { freeze: '2030-01-02T03:04:05.000Z' })
    await post(site, '/_dev/snapshots', { name: 'stopped' })
    await post(site, '/_dev/clock', { real: true })
    await post(site, '/_dev/reset', { baseline: 'stopped' })
    expect(site.platform.services.clock.now().toISOString()).toBe('2030-01-02T03:04:05.000Z')
    await post(site, '/_dev/reset', { baseline: 'small' })
    expect(site.platform.services.clock.now().getTime()).toBeLessThan(Date.UTC(2030, 0))
  })
})
