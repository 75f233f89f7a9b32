import type { ReleaseRecord } from '@galleria/federation'
import { checkChannel } from '../base/channel.ts'
import { DeliveryFault } from '../base/fault.ts'
import { GateFault, type Verdict } from '../gates/gate.ts'
import { type MatrixOptions, matrixVerdict, runMatrix } from '../matrix/run-matrix.ts'
import { loadRegistry } from '../registry/change.ts'
import { type Delivery, timeOf } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { checkRelease } from '../registry/permission.ts'
import { makeRelease } from '../release/make-release.ts'
import { readBuilt } from '../release/read-build.ts'
import { compressedBefore } from '../release/reuse-compressed.ts'
import { upload } from '../release/upload.ts'
import { type Deployed, type Move, move } from './move.ts'
import { checkPercent } from './percent.ts'
import { isLive, shareOf } from './share.ts'
import { canaryStep, channelStep, liveStep } from './steps.ts'

export interface DeployInput {
  readonly module: string
  /** Folder with release.json. */
  readonly from: string
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

/** Release that is in the store, and how it gets its traffic. */
export interface Prepared {
  readonly record: ReleaseRecord
  readonly reference: Reference
  readonly aim: (document: RegistryDocument, salt?: string) => Move | null
}

/** Writes one immutable release, runs the gates, then moves traffic to it. */
export async function deploy(delivery: Delivery, input: DeployInput): Promise<Deployed> {
  const { record, reference, aim } = await prepare(delivery, input)
  const asked: Verdict[] = []
  // Skip the gates for a release that has its traffic already.
  if (input.matrix && aim((await loadRegistry(delivery)).document)) {
    const runs = await runMatrix(delivery, [{ module: input.module, reference }], input.matrix)
    const verdict = matrixVerdict(runs, input.matrix.suite)
    if (verdict.verdict === 'fail') throw new GateFault(record, [verdict])
    asked.push(verdict)
  }
  const { breaking, despite } = input
  return move(delivery, record, reference, aim, { asked, breaking, despite })
}

/** Writes one immutable release. Nobody gets it yet. */
export async function prepare(delivery: Delivery, input: DeployInput): Promise<Prepared> {
  const { module, channel = 'production', canary } = input
  checkChannel(channel)
  if (typeof canary === 'number') {
    checkPercent(canary)
    if (channel !== 'production')
      throw new DeliveryFault(
        'CANARY_OUTSIDE_PRODUCTION',
        '--canary works only in production. Leave out --channel.',
      )
  }
  if (delivery.signing.length === 0)
    throw new DeliveryFault(
      'SIGNING_KEY_MISSING',
      'No signing key found. Set REGISTRY_PRIVATE_KEY, or create a key with npm run galleria -- keys create.',
    )
  if (delivery.actor !== undefined)
    checkRelease((await loadRegistry(delivery)).document, module, delivery.actor)
  const built = await readBuilt(input.from, module)
  const createdAt = timeOf(delivery)
  const names = { version: input.version, commit: input.commit ?? null, createdAt }
  const made = await makeRelease(built, names, await compressedBefore(delivery, module))
  const { record, reference } = await upload(delivery, made, input.onProgress)
  return {
    record,
    reference,
    aim(document, salt) {
      if (channel !== 'production') return channelStep(document, record, reference, channel)
      const share = canary === 'set' ? shareOf(document, module) : canary
      if (share !== undefined && !(canary === 'set' && isLive(document, module, reference)))
        return canaryStep(document, record, reference, share, createdAt, salt)
      return liveStep(document, record, reference, createdAt, input.despite)
    },
  }
}
