import { inParallel } from '../../base/in-parallel.ts'
import { checkPath } from '../names.ts'
import { notesFolder } from '../notes.ts'
import type { NewRelease } from '../store.ts'
import type { Bucket } from './bucket.ts'
import { contentName, textOf } from './object-text.ts'

const old = 3600_000

export async function writeRelease(
  bucket: Bucket,
  at: string,
  name: string,
  { files, record, signatures, onProgress }: NewRelease,
): Promise<'written' | 'existing'> {
  if (await bucket.has(`${at}release.json`)) return 'existing'
  const all = new Map<string, Uint8Array | string>(files).set('release.sig', signatures)
  let done = 0
  await inParallel([...all], 8, async ([path, content]) => {
    checkPath(path)
    await bucket.put(`${at}${name}/${path}`, content)
    onProgress?.(++done, all.size + 1)
  })
  const isFirst = await bucket.put(`${at}release.json`, record, { ifNoneMatch: '*' })
  onProgress?.(all.size + 1, all.size + 1)
  return isFirst ? 'written' : 'existing'
}

export async function versions(bucket: Bucket, module: string): Promise<string[]> {
  const folders = await bucket.list(`${module}/`, { folders: true })
  const whole = await inParallel(folders, 16, ({ key }) => bucket.has(`${key}release.json`))
  return folders.filter((_, index) => whole[index]).map(({ key }) => key.split('/')[1] ?? '')
}

/** Objects of releases without a record that are no longer being written. */
export async function sweep(bucket: Bucket): Promise<number> {
  const left = new Map<string, string[]>()
  for (const { key, modified } of await bucket.list('')) {
    const [module, version, name, ...path] = key.split('/')
    if (module === notesFolder || path.length === 0 || Date.now() - modified < old) continue
    const upload = `${module}/${version}/${name}`
    left.set(upload, [...(left.get(upload) ?? []), key])
  }
  let swept = 0
  for (const [upload, keys] of left) {
    const [module, version, name] = upload.split('/')
    const record = await textOf(bucket, `${module}/${version}/release.json`)
    if (record !== null && contentName(record) === name) continue
    await inParallel(keys, 8, (key) => bucket.remove(key))
    swept++
  }
  return swept
}
