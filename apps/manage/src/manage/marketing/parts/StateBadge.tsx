import { Badge, type Tone } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { stateName } from '../rules/copy.ts'
import type { State } from '../rules/list.ts'

const tones: Readonly<Record<State, Tone>> = {
  LIVE: 'success',
  PENDING: 'info',
  EXPIRED: 'neutral',
  USED_UP: 'neutral',
  DISABLED: 'warning',
}

export function StateBadge({ state }: { readonly state: State }) {
  const t = useMessages()
  return <Badge tone={tones[state]}>{stateName(state, t)}</Badge>
}
