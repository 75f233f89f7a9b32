import { useFetcher } from '@galleria/router'
import { toast } from '@galleria/ui'
import { useEffect, useEffectEvent } from 'react'
import type { Acted } from '../../data/community/member-action.ts'

interface Act {
  readonly send: (fields: Readonly<Record<string, string>>) => void
  /** Intent in progress; `''` when there is none. */
  readonly doing: string
  readonly acted: Acted | undefined
}

/** Does something about another member and says at the foot of the page what became of it. */
export function useAct(onDone?: () => void): Act {
  const { submit, state, data, formData } = useFetcher<Acted>()
  const tell = useEffectEvent((acted: Acted) => {
    if (acted.done) {
      toast({ title: acted.done, tone: 'success' })
      onDone?.()
    } else if (acted.problem && !onDone) toast({ title: acted.problem, tone: 'danger' })
  })
  useEffect(() => {
    if (data) tell(data)
  }, [data])
  return {
    send: (fields) => void submit({ ...fields }, { method: 'post', action: '/members/-/act' }),
    doing: state === 'idle' ? '' : String(formData?.get('intent') ?? 'ending'),
    acted: data,
  }
}
