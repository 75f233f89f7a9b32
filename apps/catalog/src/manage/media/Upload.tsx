import { useFormat } from '@galleria/i18n'
import { parts as shared } from '@galleria/manage'
import { isPlatformError } from '@galleria/platform-client'
import { Button, Meter } from '@galleria/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from '../product/product.module.css'
import { uploadCopy } from './upload-copy.ts'

interface Props {
  /** Sends one; told of bytes. @throws PlatformError what is refused */
  readonly send: (file: File, onProgress: (sent: number, total: number) => void) => Promise<void>
  /** Callback after all files, refused ones included. */
  readonly onEnd?: () => void
  readonly label?: string
  readonly hint?: string
  /** Kinds that are offered, as an input of files takes them. */
  readonly accept?: string
  /** One file, and no more. */
  readonly single?: boolean
  /** Message for the number of files uploaded. */
  readonly doneText?: (count: number) => string
}

interface Under {
  readonly name: string
  /** 0 to 1. */
  readonly share: number
}

/** Files from this device, one after the other; each that is refused says why, and the others go on. */
export function Upload(props: Props) {
  const t = useMessages()
  const format = useFormat()
  const { label = t('upload.choose'), hint = t('upload.more'), single = false } = props
  const input = useRef<HTMLInputElement>(null)
  const [under, setUnder] = useState<Under>()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [done, setDone] = useState(0)
  const [isOver, setOver] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function sendAll(files: readonly File[]) {
    setProblems([])
    setDone(0)
    for (const file of single ? files.slice(0, 1) : files) {
      setUnder({ name: file.name, share: 0 })
      try {
        const onProgress = (sent: number, total: number) =>
          setUnder({ name: file.name, share: total ? sent / total : 0 })
        await props.send(file, onProgress)
        setDone((before) => before + 1)
      } catch (error) {
        if (!isPlatformError(error)) throw error
        setProblems((before) => [...before, `${file.name}: ${uploadCopy(error, t)}`])
      }
    }
    setUnder(undefined)
    // Skip the callback when the component was unmounted meanwhile.
    if (isHere.current) props.onEnd?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same for whoever has no pointer.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        void sendAll([...event.dataTransfer.files])
      }}
    >
      <div className={shared.buttons}>
        <Button pending={under !== undefined} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <span className={shared.quiet}>{hint}</span>
      </div>
      <input
        ref={input}
        type="file"
        multiple={!single}
        hidden
        aria-label={label}
        accept={props.accept ?? 'image/*,video/*,audio/*,.pdf,.zip'}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void sendAll(files)
        }}
      />
      {under && (
        <Meter
          label={under.name}
          value={Math.round(under.share * 100)}
          max={100}
          text={t('upload.sent', { share: format.percent(under.share, { maximumFractionDigits: 0 }) })}
        />
      )}
      <p role="status" className={shared.quiet}>
        {done > 0 && props.doneText?.(done)}
      </p>
      {problems.length > 0 && (
        <ul role="alert" className={styles.error}>
          {problems.map((problem) => (
            <li key={problem}>
              <bdi>{problem}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
