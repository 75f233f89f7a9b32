import type { Outcome } from '@galleria/manage'
import type { Deletion } from '@galleria/platform-client/members'
import {
  approveMember,
  blockMember,
  disconnectMember,
  muteMember,
  unmuteMember,
} from '@galleria/platform-client/members'

export const acts = {
  approve: approveMember,
  block: blockMember,
  mute: muteMember,
  unmute: unmuteMember,
  disconnect: disconnectMember,
}

export type Act = keyof typeof acts

export interface Answer extends Outcome {
  readonly deletion?: readonly Deletion[]
  readonly deleted?: boolean
}
