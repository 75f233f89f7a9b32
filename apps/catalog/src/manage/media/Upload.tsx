import { parts as shared } from '@galleria/manage'
import { isPlatformError } from '@galleria/platform-client'
import { Button, Meter } from '@galleria/ui'
import { useRef, useState } from 'react'
import { type Say, useMessages } from '../messages/index.ts'
import styles from '../product/product.module.css'
import type { MediaDraft } from '../product/rules/draft.ts'
import type { Library } from './library.ts'

interface Props {
  readonly library: Pick<Library, 'upload'>
  readonly onAdded: (added: MediaDraft) => void
}

interface Under {
  readonly name: string
  /** 0 to 1. */
  readonly share: number
}

/** Files from this device, one after the other; each that is refused says why, and the others go on. */
export function Upload({ library, onAdded }: Props) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [under, setUnder] = useState<Under>()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [done, setDone] = useState(0)
  const [isOver, setOver] = useState(false)

  async function send(files: readonly File[]) {
    setProblems([])
    setDone(0)
    for (const file of files) {
      setUnder({ name: file.name, share: 0 })
      try {
        const onProgress = (sent: number, total: number) =>
          setUnder({ name: file.name, share: total ? sent / total : 0 })
        onAdded(await library.upload(file, onProgress))
        setDone((before) => before + 1)
      } catch (error) {
        if (!isPlatformError(error)) throw error
        setProblems((before) => [...before, `${file.name}: ${reasonOf(error.code, error.status, t)}`])
      }
    }
    setUnder(undefined)
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
        void send([...event.dataTransfer.files])
      }}
    >
      <div className={shared.buttons}>
        <Button pending={under !== undefined} onClick={() => input.current?.click()}>
          {t('upload.choose')}
        </Button>
        <span className={shared.quiet}>{t('upload.more')}</span>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('upload.choose')}
        accept="image/*,video/*,audio/*,.pdf,.zip"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void send(files)
        }}
      />
      {under && (
        <Meter
          label={under.name}
          value={Math.round(under.share * 100)}
          max={100}
          text={t('upload.sent', { share: under.share })}
        />
      )}
      <p role="status" className={shared.quiet}>
        {done > 0 && t('upload.done', { count: done })}
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

function reasonOf(code: string | undefined, status: number, t: Say): string {
  switch (code) {
    case 'FILE_TYPE_NOT_TAKEN':
      return t('upload.type')
    case 'FILE_TOO_LARGE':
      return t('upload.large')
    case 'FILE_IS_EMPTY':
      return t('upload.empty')
    case 'PICTURE_NOT_READABLE':
      return t('upload.unreadable')
    default:
      return status === 0 || status >= 500 ? t('error.outage') : t('upload.refused')
  }
}
