import { Badge, type Tone } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { cardStateName, type CardState as State } from '../rules/gift-cards.ts'

const tones: Readonly<Record<State, Tone>> = {
  ACTIVE: 'success',
  EMPTY: 'neutral',
  EXPIRED: 'neutral',
  DISABLED: 'warning',
}

export function CardState({ status }: { readonly status: string }) {
  const t = useMessages()
  const state = status as State
  return <Badge tone={tones[state]}>{cardStateName(state, t)}</Badge>
}
