import { checkChannel } from '../base/channel.ts'
import { DeliveryFault } from '../base/fault.ts'
import type { MatrixOptions } from '../matrix/run-matrix.ts'
import { loadRegistry, moduleIn } from '../registry/change.ts'
import { type Delivery, timeOf } from '../registry/delivery.ts'
import { checkRelease } from '../registry/permission.ts'
import { copyRelease, type Source } from '../release/copy-release.ts'
import { readReferred } from '../release/read-release.ts'
import { aimAt, checkAim } from './aim.ts'
import type { Deployed } from './move.ts'
import { moveTested } from './move-tested.ts'

export interface PromoteFromInput {
  readonly module: string
  /** Channel that has the release: `staging`, `preview/<name>`, or `production` of another store. */
  readonly from: string
  /** `production` by default. */
  readonly to?: string | undefined
  /** Store that has it, where it is another one. */
  readonly source?: Source | undefined
  /** As a deploy has it. */
  readonly canary?: number | 'set' | undefined
  readonly matrix?: MatrixOptions | undefined
  readonly breaking?: string | undefined
  readonly despite?: string | undefined
}

/** Gives the very bytes that one channel has to another, past the gates and approvals of where they go. */
export async function promoteFrom(delivery: Delivery, input: PromoteFromInput): Promise<Deployed> {
  const { module, from, to = 'production', source = delivery, canary } = input
  checkChannel(from)
  checkAim(to, canary)
  if (source.store.address === delivery.store.address && from === to)
    throw new DeliveryFault(
      'CHANNELS_EQUAL',
      `--from and --to both name ${to}. Name the channel that has the release, such as --from staging.`,
    )
  if (delivery.actor !== undefined)
    checkRelease((await loadRegistry(delivery)).document, module, delivery.actor)
  const entry = moduleIn((await loadRegistry(source)).document, module)
  const reference = from === 'production' ? entry.live : entry.channels[from]
  if (!reference)
    throw new DeliveryFault(
      'CHANNEL_EMPTY',
      `${module} has no release in ${from} of ${source.store.address}. Release one there first with npm run galleria -- deploy ${module} --channel ${from}.`,
    )
  if (source !== delivery) await copyRelease(delivery, source, module, reference)
  const record = await readReferred(delivery, module, reference)
  const release = { record, reference }
  const since = timeOf(delivery)
  const aim = aimAt(release, { channel: to, canary, despite: input.despite, since })
  return moveTested(delivery, { ...release, aim }, input)
}
