import { DeliveryFault } from '../../base/fault.ts'
import { checkModule, checkPath, checkVersion } from '../names.ts'
import type { ModuleStore } from '../store.ts'
import type { Bucket } from './bucket.ts'
import { honorsConditions } from './conditions.ts'
import { mirror } from './mirror.ts'
import { noteObjects } from './note-objects.ts'
import { contentName, textOf } from './object-text.ts'
import { readHistory, readRegistry, swapRegistry } from './registry-object.ts'
import { sweep, versions, writeRelease } from './release-objects.ts'

/**
 * `registry.json`, `history/<revision>.json`, `<module>/<version>/release.json`. A release's files lie below a name made
 * of its record's content, so that what an interrupted or refused upload left is in nobody's way; the record comes last.
 */
export function openS3Store(bucket: Bucket, cache: string): ModuleStore {
  const mayWrite = honorsConditions(bucket)
  const release = (module: string, version: string) => {
    checkModule(module)
    checkVersion(version)
    return `${module}/${version}/`
  }
  const recordOf = (at: string) => textOf(bucket, `${at}release.json`)
  const filesOf = async (at: string) => {
    const record = await recordOf(at)
    return record === null ? null : at + contentName(record)
  }
  return {
    address: bucket.address,
    readRegistry: (since) => readRegistry(bucket, since),
    async swapRegistry(before, next) {
      await mayWrite()
      return swapRegistry(bucket, before, next)
    },
    readHistory: (revision) => readHistory(bucket, revision),
    versions: (module) => versions(bucket, module),
    async readRelease(module, version) {
      const at = release(module, version)
      const record = await recordOf(at)
      if (record === null) return null
      return { record, signatures: (await textOf(bucket, `${at}${contentName(record)}/release.sig`)) ?? '' }
    },
    async writeRelease(input) {
      await mayWrite()
      return writeRelease(bucket, release(input.module, input.version), contentName(input.record), input)
    },
    async writeSignatures(module, version, text) {
      const files = await filesOf(release(module, version))
      if (files) await bucket.put(`${files}/release.sig`, text)
    },
    async readFile(module, version, path) {
      checkPath(path)
      const files = await filesOf(release(module, version))
      const object = files && (await bucket.get(`${files}/${path}`))
      return object && object !== 'same' ? object.content : null
    },
    async pathOf(module, version) {
      const files = await filesOf(release(module, version))
      if (files === null)
        throw new DeliveryFault('RELEASE_MISSING', `${bucket.address} has no ${module}@${version}.`)
      return files
    },
    async folderOf(module, version) {
      const at = release(module, version)
      return mirror(bucket, at, await recordOf(at), cache)
    },
    // First the record: what has none is not there.
    async removeRelease(module, version) {
      const at = release(module, version)
      await bucket.remove(`${at}release.json`)
      for (const { key } of await bucket.list(at)) await bucket.remove(key)
    },
    sweep: () => sweep(bucket),
    notes: noteObjects(bucket, mayWrite),
  }
}
