import { saveFile, parts as styles, useSend } from '@galleria/manage'
import { Button, Notice } from '@galleria/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Exported, ExportPart } from '../data/exports.ts'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly what: Exported
  readonly label: string
}

/** Writes a file part by part, and says how far it is; what was read so far is kept when a part fails. */
export function ExportRow({ what, label }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<Partial<ExportPart>>()
  const lines = useRef<string[]>([])
  const [count, setCount] = useState<number>()
  const [isRunning, setRunning] = useState(false)
  const next = useRef<string>(undefined)
  const ask = () => {
    setRunning(true)
    send({ what, ...(next.current && { cursor: next.current }) })
  }
  const take = useEffectEvent((part: Partial<ExportPart>) => {
    if (!isRunning) return
    if (part.lines === undefined) return setRunning(false)
    lines.current.push(part.lines)
    setCount((before = 0) => before + (part.count ?? 0))
    next.current = part.next
    if (part.next) return ask()
    saveFile(`${what}.csv`, lines.current.join(''))
    lines.current = []
    setRunning(false)
  })
  useEffect(() => {
    if (sent && !isSending) take(sent)
  }, [sent, isSending])
  function begin() {
    lines.current = []
    next.current = undefined
    setCount(undefined)
    ask()
  }
  return (
    <div className={styles.form}>
      <div className={styles.buttons}>
        <Button pending={isRunning} onClick={begin}>
          {label}
        </Button>
        {isRunning && (
          <Button variant="quiet" onClick={() => setRunning(false)}>
            {t('data.stop')}
          </Button>
        )}
        {!isRunning && sent?.problem && next.current && <Button onClick={ask}>{t('data.resume')}</Button>}
        <span role="status">
          {count !== undefined && (isRunning ? t('data.running', { count }) : t('data.done', { count }))}
        </span>
      </div>
      {!isRunning && sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </div>
  )
}
