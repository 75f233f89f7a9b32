import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workImports } from '../areas/loyalty/imports/work.ts'
import { Shopper } from '../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../dev/testing.ts'

const path = '/_api/loyalty-imports/v1/loyalty-imports'
let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

/** Sends a file to a place of its own; where it lies. */
async function upload(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const { body } = await owner.call('POST', `${path}/wixmp-upload-url`, {})
  const headers = { 'content-type': type }
  const sent = await site.fetch(body.uploadUrl, { method: 'PUT', headers, body: bytes })
  return { status: sent.status, filePath: ((await sent.json()) as { filePath?: string }).filePath ?? '' }
}

const bytesOf = (text: string | Buffer) => Uint8Array.from(Buffer.from(text))
const png = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex')
const corpus: readonly (readonly [string, string, Uint8Array<ArrayBuffer>])[] = [
  ['an archive', 'application/zip', bytesOf(Buffer.from('504b03041400000008009eb5ffffffffffff00', 'hex'))],
  ['an archive that says it is a table', 'text/csv', bytesOf(Buffer.from('504b0304ffff', 'hex'))],
  ['a compressed bomb', 'text/csv', Uint8Array.from(gzipSync(Buffer.alloc(20_000_000)))],
  ['a picture of too many pixels', 'image/png', bytesOf(png)],
  [
    'a drawing with a script',
    'image/svg+xml',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'a picture that is a script too',
    'image/gif',
    bytesOf(
      Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from([0xff, 0x00]), Buffer.from('*/=1;alert(1)')]),
    ),
  ],
  ['a page', 'text/html', bytesOf('<!doctype html><script>alert(1)</script>')],
]

describe('Faults row 96: an upload', () => {
  it.each(corpus)('of %s brings no points, says why, and is never given out', async (_, type, bytes) => {
    const { status, filePath } = await upload(bytes, type)
    expect(status).toBe(200)
    const made = await owner.call('POST', path, { fileUrl: filePath, fileName: '../../points.csv' })
    expect(made.status).toBe(200)
    await workImports(site.platform.services)
    const { id } = made.body.loyaltyImport
    const { loyaltyImport } = (await owner.call('GET', `${path}?loyaltyImportId=${id}`)).body
    expect(loyaltyImport.status).toBe('FAILED')
    expect(loyaltyImport.parseResult.parseErrorReason.length).toBeGreaterThan(10)
    for (const address of [filePath, filePath.replace('/_files', '/media'), `/media/..${filePath}`]) {
      const answer = await site.fetch(site.url + address, { headers: { authorization: site.ownerKey } })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-type')).toContain('application/json')
    }
  })

  it('of nothing is refused', async () => {
    expect((await upload(new Uint8Array(), 'text/csv')).status).toBe(400)
  })

  it.each([
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    '../../etc/passwd',
    'https://ada:secret@img.example/a.png',
  ])('is no picture of a member either: %s', async (url) => {
    const { accessToken, memberId } = await site.signUp()
    const member = { profile: { photo: { url } } }
    const answer = await new Shopper(site, accessToken).call('PATCH', `/members/v1/members/${memberId}`, {
      member,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.details.validationError.fieldViolations[0].field).toBe('member.profile.photo.url')
  })
})
