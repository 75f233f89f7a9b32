import { useSend } from '@galleria/manage'
import type { DraftOrder } from '@galleria/platform-client/draft-orders'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterRefusal, type Changes, isEmpty, keyOf, merged, split } from '../rules/changes.ts'

/** Pause in typing after which a change is sent. */
const PAUSE = 1200

export type SaveState = 'saved' | 'saving' | 'failed'

/** Saves one change after the other. Refused and unsent changes are kept for the next save, so that no text is lost. */
export function useAutosave() {
  const { send, sent, isSending } = useSend<{ draft: DraftOrder }>()
  const waiting = useRef<Changes>({})
  const refused = useRef<Changes>({})
  const onItsWay = useRef<Changes | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const [state, setState] = useState<SaveState>('saved')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()

  function flush() {
    clearTimeout(timer.current)
    if (onItsWay.current || isEmpty(waiting.current)) return
    onItsWay.current = waiting.current
    waiting.current = {}
    setState('saving')
    send({ intent: 'change', changes: onItsWay.current })
  }

  /** @param now without it when typing pauses */
  function change(changes: Changes, now = false) {
    for (const key of Object.keys(changes)) {
      // Typing again replaces the refused value.
      const { refused: again, rest } = split(refused.current, { [key]: '' })
      refused.current = rest
      waiting.current = merged(again, waiting.current)
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([at]) => keyOf(at) !== key)))
    }
    waiting.current = merged(waiting.current, changes)
    setState('saving')
    clearTimeout(timer.current)
    if (now) flush()
    else timer.current = setTimeout(flush, PAUSE)
  }

  const arrived = useEffectEvent((answer: typeof sent) => {
    const went = onItsWay.current
    if (!answer || !went) return
    onItsWay.current = undefined
    setProblem(answer.problem)
    if (answer.errors) {
      const { held, again, errors: wrong } = afterRefusal(went, answer.errors, waiting.current)
      refused.current = merged(refused.current, held)
      waiting.current = again
      setErrors((before) => ({ ...before, ...wrong }))
    } else if (answer.problem) waiting.current = merged(went, waiting.current)
    if (!answer.problem && !isEmpty(waiting.current)) return flush()
    const isDone = !answer.problem && isEmpty(refused.current)
    setState(isDone ? 'saved' : 'failed')
  })
  useEffect(() => arrived(isSending ? undefined : sent), [sent, isSending])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { draft: sent?.draft, state, errors, problem, change, flush }
}

export type Autosave = ReturnType<typeof useAutosave>
