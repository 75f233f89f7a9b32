import { DeliveryFault } from '../base/fault.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readRelease } from '../release/read-release.ts'

export interface ReleaseFiles {
  /** Base64 by path: every file that the record names, and the record as release.json. */
  readonly files: Readonly<Record<string, string>>
}

/** A release as its build was, for a team that runs it on a machine of its own. */
export async function releaseFiles(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  module: string,
  version: string,
): Promise<ReleaseFiles> {
  const release = await readRelease(delivery, module, version)
  if (!release)
    throw new DeliveryFault(
      'RELEASE_UNKNOWN',
      `${module}@${version} was never released. See the versions with npm run galleria -- history ${module}.`,
    )
  const files: Record<string, string> = {
    'release.json': Buffer.from(JSON.stringify(release.record)).toString('base64'),
  }
  for (const path of Object.keys(release.record.integrity)) {
    const content = await delivery.store.readFile(module, version, path)
    if (!content)
      throw new DeliveryFault('RELEASE_MISSING', `${module}@${version} has no ${path} in the module store.`)
    files[path] = Buffer.from(content).toString('base64')
  }
  return { files }
}
