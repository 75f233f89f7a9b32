import { brotliDecompressSync, crc32, inflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createTestPlatform } from '../../testing.ts'
import { allPictures } from './pictures.ts'

const site = await createTestPlatform()
afterAll(() => site.close())
const get = (path: string, headers: Record<string, string> = {}) =>
  site.fetch(`${site.url}/media/${path}`, { headers })
const vase = 'vase_arc-vase_c7704d_front'

test('Every drawing is a whole picture, small, and without a number gone wrong', () => {
  for (const [name, { blur, svg }] of allPictures()) {
    expect(svg, name).toMatch(/^<svg .*<\/svg>$/)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|url\(#d\d+\)\)/)
    expect(svg.length, name).toBeLessThan(30_000)
    expect(blur, name).toMatch(name.startsWith('portrait_') ? /^$/ : /^#[0-9a-f]{6}$/)
  }
})

test('People are drawn each as themselves', async () => {
  const portraits = [...allPictures()].filter(([name]) => name.startsWith('portrait_'))
  expect(portraits.length).toBeGreaterThan(30)
  expect(new Set(portraits.map(([, { svg }]) => svg)).size).toBe(portraits.length)
})

test('A picture is served for ever, and not twice', async () => {
  const first = await get(`${vase}.svg`)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/svg+xml')
  expect(first.headers.get('cache-control')).toContain('immutable')
  const again = await get(`${vase}.svg`, { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('A drawing goes out compressed to whoever reads brotli, and is the same drawing', async () => {
  const plain = await get(`${vase}.svg`)
  const small = await get(`${vase}.svg`, { 'accept-encoding': 'gzip, br' })
  expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual([
    'br',
    expect.stringContaining('Accept-Encoding'),
  ])
  const bytes = Buffer.from(await small.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text())
  expect(bytes.length).toBeLessThan(2500)
})

test.each([
  ['avif', '400', 'ftypavif'],
  ['webp', '400', 'WEBP'],
])('A picture comes as %s pixels too', async (format, width, mark) => {
  const answer = await get(`${vase}.${format}?w=${width}`)
  expect(answer.headers.get('content-type')).toBe(`image/${format}`)
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 40)
      .toString('latin1'),
  ).toContain(mark)
})

test('A drawing is shown in previews of links as JPEG', async () => {
  const answer = await get(`${vase}.jpg?w=share`)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('A banner is drawn as well', async () => {
  expect(await (await get('cup_gifts_55694a_banner.svg')).text()).toContain('viewBox="0 0 2000 1000"')
})

test('A sound is a wave file that can be asked for in parts', async () => {
  const whole = Buffer.from(await (await get('tone_kiln-songs.wav')).arrayBuffer())
  expect(whole.subarray(0, 4).toString()).toBe('RIFF')
  expect(whole.readUInt32LE(4)).toBe(whole.length - 8)
  const part = await get('tone_kiln-songs.wav', { range: 'bytes=0-3' })
  expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
  expect((await get('tone_kiln-songs.wav', { range: 'bytes=99999999-' })).status).toBe(416)
})

test('A leaflet is a PDF whose table of references is right', async () => {
  const file = Buffer.from(await (await get('leaflet_plant-care-manual.pdf')).arrayBuffer()).toString(
    'latin1',
  )
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const third = Number(file.slice(start).split('\n')[5]?.slice(0, 10))
  expect(file.slice(third, third + 7)).toBe('3 0 obj')
})

test.each([
  'nothing.svg',
  'vase_x_c7704d_nowhere.svg',
  'toString_x_c7704d_front.svg',
  'vase_x_zzzzzz_front.svg',
  `${vase}.avif?w=9999`,
  `${vase}.avif?w=share`,
  'vase_x_c7704d_nowhere.jpg?w=share',
  '..%2f..%2fpackage.json',
  'tone_x.pdf',
  'samples_x.wav',
  'samples_.zip',
  'tone_x.wav.wav',
])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('Samples are an archive whose directory leads to every part, unharmed', async () => {
  const answer = await get('samples_studio-wallpaper-pack.zip')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const end = bytes.lastIndexOf('PK\x05\x06')
  const names: string[] = []
  for (let at = bytes.readUInt32LE(end + 16); at < end; ) {
    const [crc, size, length] = [16, 20, 28].map((offset) =>
      offset === 28 ? bytes.readUInt16LE(at + offset) : bytes.readUInt32LE(at + offset),
    ) as [number, number, number]
    const start = bytes.readUInt32LE(at + 42) + 30 + length
    const part = inflateRawSync(bytes.subarray(start, start + size))
    expect(crc32(part)).toBe(crc)
    names.push(bytes.toString('latin1', at + 46, at + 46 + length))
    at += 46 + length
  }
  expect(names).toEqual(['read-me.pdf', 'print-1.svg', 'print-2.svg', 'print-3.svg'])
})

test('A part may be asked for by its beginning, by both ends and from the end', async () => {
  const whole = Buffer.from(await (await get('evening.webm')).arrayBuffer())
  for (const [range, from, to] of [
    ['bytes=10-', 10, whole.length],
    ['bytes=0-99', 0, 100],
    ['bytes=-500', whole.length - 500, whole.length],
    ['bytes=5-99999999', 5, whole.length],
    ['bytes=-99999999', 0, whole.length],
  ] as const) {
    const part = await get('evening.webm', { range })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to - 1}/${whole.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(from, to)), range).toBe(true)
  }
  for (const range of ['bytes=-', 'bytes=a-b', 'bytes=1-2,4-5', 'lines=1-2'])
    expect((await get('evening.webm', { range })).status, range).toBe(200)
  expect((await get('evening.webm', { range: 'bytes=-0' })).status).toBe(416)
})

test('The film is a WebM file', async () => {
  const film = await get('evening.webm')
  expect(film.headers.get('content-type')).toBe('video/webm')
  expect(
    Buffer.from(await film.arrayBuffer())
      .subarray(0, 4)
      .toString('hex'),
  ).toBe('1a45dfa3')
})
