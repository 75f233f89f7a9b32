import type { ReleaseRecord } from '@galleria/federation'
import { checkChannel } from '../base/channel.ts'
import { DeliveryFault } from '../base/fault.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import type { Move } from './move.ts'
import { checkPercent } from './percent.ts'
import { isLive, shareOf } from './share.ts'
import { canaryStep, channelStep, liveStep } from './steps.ts'

/** Where a release is to go. */
export interface Aim {
  readonly channel: string
  /** Share of visitors in percent; all without one. `set`: the share of the module's settings; in other channels than production, all. */
  readonly canary?: number | 'set' | undefined
  readonly despite?: string | undefined
  readonly since: string
}

/** Throws where a channel or a share of it does not exist. */
export function checkAim(channel: string, canary: Aim['canary']): void {
  checkChannel(channel)
  if (typeof canary !== 'number') return
  checkPercent(canary)
  if (channel !== 'production')
    throw new DeliveryFault(
      'CANARY_OUTSIDE_PRODUCTION',
      '--canary works only in production. Leave it out, or release to production.',
    )
}

/** Step that gives the release its traffic, whatever the registry holds by then; null where it has it already. */
export function aimAt(
  { record, reference }: { readonly record: ReleaseRecord; readonly reference: Reference },
  { channel, canary, despite, since }: Aim,
) {
  return (document: RegistryDocument, salt?: string): Move | null => {
    if (channel !== 'production') return channelStep(document, record, reference, channel)
    const share = canary === 'set' ? shareOf(document, record.module) : canary
    if (share !== undefined && !(canary === 'set' && isLive(document, record.module, reference)))
      return canaryStep(document, record, reference, share, since, salt)
    return liveStep(document, record, reference, since, despite)
  }
}
