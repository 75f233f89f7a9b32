import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

const path = '/members/v1/members/my/picture'
let site: TestPlatform
let member: TestMember
beforeAll(async () => {
  site = await createTestPlatform()
  member = await site.signUp()
})
afterAll(() => site?.close())

/** Red, with the place where it was taken. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } }).withExif({
    IFD0: { ImageDescription: 'taken at home' },
  })

async function send(bytes: Buffer, kind = 'PHOTO', who = member) {
  const answer = await site.fetch(site.url + path, {
    method: 'POST',
    headers: { authorization: who.accessToken, 'content-type': 'application/json' },
    body: JSON.stringify({ kind, data: bytes.toString('base64') }),
  })
  return { status: answer.status, body: await answer.json() }
}

it('The platform makes a picture anew, shows it under a name of its own and forgets the one before', async () => {
  const first = await send(await picture(900, 700).jpeg().toBuffer())
  expect(first.status).toBe(200)
  const { photo } = first.body.member.profile
  expect(photo).toMatchObject({ width: 512, height: 512 })
  const file = await site.fetch(photo.url)
  expect(file.headers.get('content-type')).toBe('image/webp')
  expect(file.headers.get('cache-control')).toContain('immutable')
  const kept = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(kept.exif).toBeUndefined()
  const second = await send(await picture(40, 40).png().toBuffer())
  expect(second.body.member.profile.photo.url).not.toBe(photo.url)
  expect((await site.fetch(photo.url)).status).toBe(404)
})

it('The platform keeps a cover beside the photo, and takes away the one that is named', async () => {
  const { body } = await send(await picture(800, 800).webp().toBuffer(), 'COVER')
  expect(body.member.profile).toMatchObject({ cover: { width: 1600 }, photo: { width: 512 } })
  const answer = await site.fetch(`${site.url}${path}?kind=COVER`, {
    method: 'DELETE',
    headers: { authorization: member.accessToken },
  })
  const { profile } = (await answer.json()).member
  expect(profile.cover ?? null).toBeNull()
  expect(profile.photo).toMatchObject({ width: 512 })
  expect((await site.fetch(body.member.profile.cover.url)).status).toBe(404)
})

it.each([
  [
    'a drawing, which may hold a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a text', Buffer.from('no picture at all')],
  ['half a picture', null],
])('The platform refuses %s and says what it takes', async (_, given) => {
  const bytes = given ?? (await picture(600, 600).jpeg().toBuffer()).subarray(0, 700)
  const { status, body } = await send(bytes)
  expect(status).toBe(400)
  expect(body.details.applicationError).toMatchObject({
    code: 'PICTURE_NOT_READABLE',
    description: expect.stringContaining('JPEG, PNG or WebP'),
  })
})

it('The platform refuses what unfolds into more pixels than a picture has', async () => {
  const { status } = await send(await picture(8000, 4000).png().toBuffer())
  expect(status).toBe(400)
})
