import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pack } from './compress.ts'

const text = Buffer.from('Some text that a browser is sent. '.repeat(40))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-compression-cache-test-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function onlyCopy(): Promise<string> {
  const [own = ''] = await readdir(folder)
  const copies = await readdir(join(folder, own))
  expect(copies).toHaveLength(1)
  return join(folder, own, copies[0] ?? '')
}

test('A file is packed once, and the next release of the same bytes takes that copy', async () => {
  const packed = await pack('a.js', text)
  expect(await readFile(await onlyCopy())).toEqual(packed)
  // Compress less tightly, so that the copy is recognizable.
  const loose = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  await writeFile(await onlyCopy(), loose)
  expect(await pack('b.js', text)).toEqual(loose)
  await onlyCopy()
})

test('A copy that was changed, or is no brotli, is packed again', async () => {
  for (const bad of [brotliCompressSync('another text'), Buffer.from('no brotli')]) {
    await pack('a.js', text)
    await writeFile(await onlyCopy(), bad)
    expect(brotliDecompressSync((await pack('a.js', text)) ?? '')).toEqual(text)
    expect(await readFile(await onlyCopy())).not.toEqual(bad)
  }
})

test('Nothing is written where a link leads, and the file is packed all the same', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
  await symlink(elsewhere, join(folder, `galleria-compression-cache-${process.getuid?.() ?? 'user'}`))
  expect(brotliDecompressSync((await pack('a.js', text)) ?? '')).toEqual(text)
  expect(await readdir(elsewhere)).toEqual([])
})

test('A switch turns the cache off, and the file is compressed to the same bytes', async () => {
  const cached = await pack('a.js', text)
  vi.stubEnv('GALLERIA_COMPRESSION_CACHE', 'off')
  await writeFile(
    await onlyCopy(),
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  )
  expect(await pack('a.js', text)).toEqual(cached)
})

test('A release goes on where nothing can be kept', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'absent'))
  expect(brotliDecompressSync((await pack('a.js', text)) ?? '')).toEqual(text)
})
