import { randomBytes } from 'node:crypto'
import type { ReleaseRecord } from '@galleria/federation'
import { DeliveryFault } from '../base/fault.ts'
import { moduleIn } from '../registry/change.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import type { Move } from './move.ts'
import { goLive, setChannel, startCanary } from './set-release.ts'

export function liveStep(
  document: RegistryDocument,
  { module }: ReleaseRecord,
  reference: Reference,
  since: string,
  despite?: string,
): Move | null {
  const { live, canary } = moduleIn(document, module)
  if (live?.integrity === reference.integrity) return null
  if (canary?.state === 'aborted' && canary.version === reference.version && despite === undefined)
    throw new DeliveryFault(
      'CANARY_CONDEMNED',
      `The canary ${module}@${canary.version} was ended because it performed worse. See why with npm run galleria -- history ${module}. To release it all the same, add --despite "<reason>".`,
    )
  return {
    document: goLive(document, module, reference, since),
    channel: 'production',
    change: { action: 'deploy', from: live?.version ?? null, to: reference.version },
  }
}

export function canaryStep(
  document: RegistryDocument,
  { module }: ReleaseRecord,
  reference: Reference,
  percent: number,
  since: string,
  shared?: string,
): Move | null {
  const { live, canary } = moduleIn(document, module)
  if (!live)
    throw new DeliveryFault(
      'LIVE_RELEASE_MISSING',
      `${module} has no live release to compare a canary with. Deploy without --canary first.`,
    )
  if (live.version === reference.version)
    throw new DeliveryFault(
      'RELEASE_ALREADY_LIVE',
      `${module}@${reference.version} is already live for all visitors.`,
    )
  const before = canary?.version === reference.version ? canary : null
  if (before?.state === 'running' && before.percent === percent) return null
  const salt = shared ?? before?.salt ?? randomBytes(9).toString('base64url')
  return {
    document: startCanary(document, module, reference, { percent, salt, since }),
    channel: 'production',
    change: { action: `canary ${percent} %`, from: live.version, to: reference.version },
  }
}

export function channelStep(
  document: RegistryDocument,
  { module }: ReleaseRecord,
  reference: Reference,
  channel: string,
): Move | null {
  const before = moduleIn(document, module).channels[channel]
  if (before?.integrity === reference.integrity) return null
  return {
    document: setChannel(document, module, channel, reference),
    channel,
    change: { action: `deploy to ${channel}`, from: before?.version ?? null, to: reference.version },
  }
}
