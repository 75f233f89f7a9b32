import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import * as library from '@galleria/platform-client/media'
import { type UploadOptions, uploadFile } from '@galleria/platform-client/media-upload'
import { toBarePath } from '@galleria/platform-client/paths'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { sweepMedia } from './sweep.ts'

let site: TestPlatform
let client: PlatformClient
beforeAll(async () => {
  site = await createTestPlatform()
  client = clientOf((path) => path)
})
afterAll(() => site?.close())

const clientOf = (toPath: (path: string) => string) =>
  createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    toPath,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    .jpeg()
    .toBuffer()

async function upload(
  bytes: Buffer | string,
  name: string,
  type = '',
  told = {},
  options: UploadOptions = {},
) {
  const file = new File([Uint8Array.from(Buffer.from(bytes))], name, { type })
  return uploadFile(client, file, told, { fetch: site.fetch, ...options })
}
const get = (url: string, headers: Record<string, string> = {}) => site.fetch(url, { headers })

test('A photograph is made anew, and comes in steps as WebP or as AVIF', async () => {
  const progress: number[] = []
  const onProgress = (sent: number) => progress.push(sent)
  const file = await upload(await photo(), 'Vase.jpg', 'image/png', {}, { onProgress })
  expect(progress.at(-1)).toBeGreaterThan(0)
  const told = { displayName: 'Vase.jpg', mediaType: 'IMAGE', mimeType: 'image/webp', private: false }
  expect(file).toMatchObject({ ...told, operationStatus: 'READY', parentFolderId: 'media-root' })
  expect(file.media.image?.image).toMatchObject({ width: 900, height: 600, altText: '' })
  expect(file.media.image?.blurColor).toMatch(/^#[\da-f]{6}$/)
  const whole = await get(file.url ?? '')
  expect(whole.headers.get('content-type')).toBe('image/webp')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  expect(whole.headers.get('cache-control')).toContain('immutable')
  expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).exif).toBeUndefined()
  const small = await get(`${file.url}?w=400`)
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 400,
  })
  const modern = await get(`${file.url}?w=400`, { accept: 'image/avif,image/webp,*/*' })
  expect(modern.headers.get('content-type')).toBe('image/avif')
  expect(modern.headers.get('vary')).toContain('Accept')
  // No picture gets wider than it is.
  const wide = await get(`${file.url}?w=1600`)
  expect((await sharp(Buffer.from(await wide.arrayBuffer())).metadata()).width).toBe(900)
  expect((await get(`${file.url}?w=401`)).status).toBe(404)
})

test('A picture is drawn for previews of links once, whole and in their shape', async () => {
  const url = (await upload(await photo(400, 600), 'Tall.jpg')).url ?? ''
  const address = `${url.replace('.webp', '.jpg')}?w=share`
  const first = await get(address)
  expect(first.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const again = await get(address, { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  const lost = await get(`${site.url}/media/00000000-0000-4000-8000-000000000000.jpg?w=share`)
  expect([lost.status, await lost.json()]).toMatchObject([404, { message: 'File not found.' }])
  // Previews are JPEG alone: another format would be drawn for nobody.
  expect((await get(`${url}?w=share`)).status).toBe(404)
})

test('A drawing loses whatever runs or fetches, and is served where nothing could run', async () => {
  const drawing = `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="alert(1)">
    <script>alert(2)</script><style>@import url(https://evil.example/x.css)</style>
    <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(3)"/></body></foreignObject>
    <defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>
    <a href="javascript:alert(4)"><rect width="40" height="30" fill="url(#g)" style="stroke:#00f;background:url(https://evil.example/y)"/></a>
    <image href="https://evil.example/p.png"/><use href="https://evil.example/s.svg#x"/><use href="#g"/>
    <path d="M0 0h4" fill="url(https://evil.example/z)"/></svg>`
  const file = await upload(drawing, 'sign.svg', 'image/svg+xml')
  expect(file).toMatchObject({ mediaType: 'VECTOR', media: { vector: { image: { width: 40, height: 30 } } } })
  const answer = await get(file.url ?? '')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  const text = await answer.text()
  expect(text).not.toMatch(/alert|script|evil|import|foreign|onload|onerror|<image/i)
  expect(text).toMatch(/linearGradient id="g"/)
  expect(text).toMatch(/fill="url\(#g\)"/)
  expect(text).toContain('viewBox="0 0 40 30"')
  const pixels = await get(file.thumbnailUrl ?? '')
  expect(pixels.headers.get('content-type')).toBe('image/webp')
})

const png = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex')
const refused: readonly (readonly [string, string, () => Buffer | Promise<Buffer>, string])[] = [
  ['a page', 'a.html', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE_NOT_TAKEN'],
  [
    'a program',
    'a.png',
    () => Buffer.from('7f454c4602010100000000000000000002003e00', 'hex'),
    'FILE_TYPE_NOT_TAKEN',
  ],
  ['a picture of too many pixels', 'a.png', () => png, 'PICTURE_NOT_READABLE'],
  ['half a picture', 'a.jpg', async () => (await photo()).subarray(0, 900), 'PICTURE_NOT_READABLE'],
  [
    'a picture that is a script too',
    'a.gif',
    () => Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from([255, 0]), Buffer.from('*/=1;alert(1)')]),
    'PICTURE_NOT_READABLE',
  ],
  [
    'a drawing that is a script alone',
    'a.svg',
    () => Buffer.from('<svg><script>1</script></svg>'),
    'PICTURE_NOT_READABLE',
  ],
  ['nothing', 'a.png', () => Buffer.alloc(0), 'FILE_IS_EMPTY'],
  ['a text with zeros that says it is a table', 'a.csv', () => Buffer.from('a,b\0c'), 'FILE_TYPE_NOT_TAKEN'],
]
test.each(refused)(
  'Faults row 96: %s is refused with a reason, and leaves nothing',
  async (_, name, bytes, code) => {
    const before = await all()
    const type = name.endsWith('csv') ? 'text/csv' : ''
    await expect(upload(await bytes(), name, type)).rejects.toMatchObject({
      details: { applicationError: { code } },
    })
    expect(await all()).toBe(before)
  },
)

async function all(): Promise<number> {
  return (await site.platform.services.db.selectFrom('mediaFiles').select('id').execute()).length
}

test('More than its kind may have is refused before it is sent, and while it is', async () => {
  const early = library.generateFileUploadUrl(client, { mimeType: 'image/svg+xml', sizeInBytes: '9000000' })
  await expect(early).rejects.toMatchObject({
    status: 413,
    details: { applicationError: { data: { most: 2_097_152 } } },
  })
  const late = upload(
    `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(3_000_000)}--></svg>`,
    'a.svg',
  )
  await expect(late).rejects.toMatchObject({ status: 413 })
})

test('An address takes one file, within its hour; one that broke off may be sent again', async () => {
  const { uploadUrl } = await library.generateFileUploadUrl(client, {
    mimeType: 'image/jpeg',
    fileName: 'a.jpg',
  })
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(1000)),
    pull: (controller) => controller.error(new Error('the line broke')),
  })
  const send = (body: BodyInit) =>
    site.fetch(uploadUrl, { method: 'PUT', body, duplex: 'half' } as RequestInit)
  expect((await send(broken)).status).toBeGreaterThanOrEqual(400)
  const bytes = Uint8Array.from(await photo())
  const good = await send(bytes)
  expect(good.status).toBe(200)
  expect((await send(bytes)).status).toBe(403)
  const other = await library.generateFileUploadUrl(client, { mimeType: 'image/jpeg' })
  expect((await site.fetch(`${other.uploadUrl}0`, { method: 'PUT', body: bytes })).status).toBe(403)
  site.clock.advance(3601)
  expect((await site.fetch(other.uploadUrl, { method: 'PUT', body: bytes })).status).toBe(403)
  site.clock.advance(3601)
  await sweepMedia(site.platform.services)
  expect(await site.platform.services.db.selectFrom('mediaUploads').selectAll().execute()).toEqual([])
})

test('A document goes to the disk and under its own name; a film is played in parts', async () => {
  const leaflet = await get(`${site.url}/media/leaflet_x.pdf`)
  const pdf = await upload(Buffer.from(await leaflet.arrayBuffer()), '../../Größe "1".pdf')
  expect(pdf).toMatchObject({
    displayName: 'Größe "1".pdf',
    mediaType: 'DOCUMENT',
    mimeType: 'application/pdf',
  })
  const answer = await get(pdf.url ?? '')
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Gr__e _1_.pdf"')
  expect((await answer.arrayBuffer()).byteLength).toBe(Number(pdf.sizeInBytes))
  const evening = await get(`${site.url}/media/evening.webm`)
  const film = await upload(Buffer.from(await evening.arrayBuffer()), 'evening.webm', 'video/webm', {
    width: 640,
    height: 480,
  })
  expect(film).toMatchObject({
    mediaType: 'VIDEO',
    media: { video: { width: 640, height: 480, posters: [] } },
  })
  const part = await get(film.url ?? '', { range: 'bytes=4-9' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${film.sizeInBytes}`])
  expect((await part.arrayBuffer()).byteLength).toBe(6)
  expect((await get(film.url ?? '', { range: 'bytes=99999999-' })).status).toBe(416)
})

test('A private file is opened by signed links that end, and by nothing else', async () => {
  const file = await upload(await photo(), 'Print.jpg', 'image/jpeg', { private: true })
  expect(file).toMatchObject({ url: null, fileType: 'SECURE_PICTURE', mimeType: 'image/jpeg' })
  for (const ending of ['jpg', 'webp', 'avif'])
    expect((await get(`${site.url}/media/${file.id}.${ending}`)).status).toBe(404)
  const { downloadUrls } = await library.generateFileDownloadUrl(client, {
    fileId: file.id,
    expirationInMinutes: 5,
  })
  const url = downloadUrls[0]?.url ?? ''
  const answer = await get(url)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(Buffer.from(await answer.arrayBuffer()).equals(await photo())).toBe(true)
  expect((await get(url.replace(file.id, crypto.randomUUID()))).status).toBe(403)
  site.clock.advance(301)
  expect((await get(url)).status).toBe(403)
})

test.each([
  ['hosted', (path: string) => path],
  ['bare', toBarePath],
])('Our client and we agree on every call of the library (%s paths)', async (name, toPath) => {
  const client = clientOf(toPath)
  const { folder } = await library.createFolder(client, { displayName: `Spring ${name}` })
  await library.updateFolder(client, { folder: { id: folder.id, displayName: `Summer ${name}` } })
  expect((await library.listFolders(client, {})).folders.map((each) => each.displayName)).toContain(
    `Summer ${name}`,
  )
  const one = await upload(await photo(40, 30), `${name} one.jpg`, 'image/jpeg', {
    parentFolderId: folder.id,
    labels: ['shelf'],
  })
  const two = await upload(await photo(40, 30), `${name} two.jpg`, 'image/jpeg', {
    parentFolderId: folder.id,
  })
  const found = (input: Parameters<typeof library.searchFiles>[1]) =>
    library.searchFiles(client, input).then(({ files }) => files.map(({ id }) => id))
  expect(await found({ parentFolderId: folder.id, sort: { fieldName: 'displayName' } })).toEqual([
    one.id,
    two.id,
  ])
  expect(await found({ search: `TWO ${name}` })).toEqual([two.id])
  expect(await found({ labels: ['shelf'], parentFolderId: folder.id, mediaTypes: ['IMAGE'] })).toEqual([
    one.id,
  ])
  expect(await found({ parentFolderId: folder.id, private: true })).toEqual([])
  const page = await library.searchFiles(client, { parentFolderId: folder.id, cursorPaging: { limit: 1 } })
  const cursor = page.pagingMetadata.cursors?.next ?? ''
  expect([
    ...page.files.map(({ id }) => id),
    ...(await found({ cursorPaging: { limit: 1, cursor } })),
  ]).toEqual([two.id, one.id])
  const changed = await library.updateFileDescriptor(client, {
    file: { id: one.id, altText: 'A vase', focalPoint: { x: 0.2, y: 0.7 }, displayName: 'Vase.webp' },
  })
  expect(changed.file.media.image).toMatchObject({
    image: { altText: 'A vase' },
    focalPoint: { x: 0.2, y: 0.7 },
  })
  await library.bulkDeleteFiles(client, { fileIds: [one.id, two.id] })
  expect(await found({ parentFolderId: folder.id })).toEqual([])
  expect(await found({ parentFolderId: folder.id, rootFolder: 'TRASH_ROOT' })).toHaveLength(2)
  await library.bulkRestoreFiles(client, { fileIds: [one.id] })
  await library.bulkDeleteFolders(client, { folderIds: [folder.id] })
  const { file } = await library.getFileDescriptor(client, { fileId: one.id })
  expect([file.parentFolderId, file.state]).toEqual(['media-root', 'OK'])
  await expect(
    library.updateFolder(client, { folder: { id: folder.id, displayName: 'x' } }),
  ).rejects.toMatchObject({ status: 404 })
})
