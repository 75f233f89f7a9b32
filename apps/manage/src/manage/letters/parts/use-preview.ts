import { type Outcome, useSend } from '@galleria/manage'
import type { LetterPreview } from '@galleria/platform-client/letters'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Look } from './PreviewPanel.tsx'

/** Milliseconds after the last key until the letter is drawn again. */
const PAUSE = 400

/** Keeps the preview up with what is typed. The page's action answers the intent `preview`; `drawn` is the first look. */
export function usePreview(drawn: LetterPreview, asked: object) {
  const { sent, isSending, send } = useSend<{ preview?: LetterPreview } & Outcome>()
  const [look, setLook] = useState<Look>({ size: 'desktop', scheme: 'light' })
  const { scheme } = look
  const wanted = JSON.stringify({ ...asked, scheme })
  const shown = useRef(wanted)
  const ask = useEffectEvent(() => {
    shown.current = wanted
    send({ intent: 'preview', ...asked, scheme })
  })
  useEffect(() => {
    if (wanted === shown.current || isSending) return
    const timer = setTimeout(ask, PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, isSending])
  // A refusal leaves the last good look.
  const [last, setLast] = useState(drawn)
  if (sent?.preview && sent.preview !== last) setLast(sent.preview)
  return { preview: last, look, setLook, problem: sent?.problem, errors: sent?.errors }
}
