import { DeliveryFault } from '../base/fault.ts'
import type { MatrixOptions } from '../matrix/run-matrix.ts'
import { loadRegistry } from '../registry/change.ts'
import { type Delivery, timeOf } from '../registry/delivery.ts'
import { checkRelease } from '../registry/permission.ts'
import { makeRelease } from '../release/make-release.ts'
import { type BuiltFolder, readFrom } from '../release/read-from.ts'
import { compressedBefore } from '../release/reuse-compressed.ts'
import { upload } from '../release/upload.ts'
import { aimAt, checkAim } from './aim.ts'
import type { Deployed } from './move.ts'
import { moveTested, type Prepared } from './move-tested.ts'

export interface DeployInput extends BuiltFolder {
  /** By default made from the content. */
  readonly version?: string | undefined
  readonly commit?: string | null | undefined
  /** Share of visitors in percent; by default all. `set`: the share of the module's settings, all for a first release. */
  readonly canary?: number | 'set' | undefined
  /** `production` by default, `staging`, `preview/<name>`. */
  readonly channel?: string | undefined
  /** The last gate, asked where it is given: a suite of browser tests with this release in the place of the live one. */
  readonly matrix?: MatrixOptions | undefined
  /** Reason for which a page that nobody live links to may go. */
  readonly breaking?: string | undefined
  /** Reason for which a release goes to all visitors although its canary was ended. */
  readonly despite?: string | undefined
  readonly onProgress?: (done: number, of: number) => void
}

/** Writes one immutable release, runs the gates, then moves traffic to it. */
export async function deploy(delivery: Delivery, input: DeployInput): Promise<Deployed> {
  return moveTested(delivery, await prepare(delivery, input), input)
}

/** Writes one immutable release. Nobody gets it yet. */
export async function prepare(delivery: Delivery, input: DeployInput): Promise<Prepared> {
  const { module, channel = 'production', canary } = input
  checkAim(channel, canary)
  if (delivery.signing.length === 0)
    throw new DeliveryFault(
      'SIGNING_KEY_MISSING',
      'No signing key found. Set REGISTRY_PRIVATE_KEY, or create a key with npm run galleria -- keys create.',
    )
  if (delivery.actor !== undefined)
    checkRelease((await loadRegistry(delivery)).document, module, delivery.actor)
  const built = await readFrom(input)
  const createdAt = timeOf(delivery)
  const names = { version: input.version, commit: input.commit ?? null, createdAt }
  const made = await makeRelease(built, names, await compressedBefore(delivery, module))
  const { record, reference } = await upload(delivery, made, input.onProgress)
  return { record, reference, aim: aimAt({ record, reference }, { ...input, channel, since: createdAt }) }
}
