import { useFormat } from '@galleria/i18n'
import { type DragEvent, useId, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './acts.module.css'
import { refusedFile } from './refused-file.ts'

export interface FileDropProps {
  readonly label: string
  readonly hint?: string | undefined
  /** Types of files, as an `<input type="file">` takes them: `.csv,text/csv`, `image/*`. */
  readonly accept?: string | undefined
  readonly isMany?: boolean
  readonly maxBytes?: number | undefined
  readonly error?: string | undefined
  readonly onFiles: (files: File[]) => void
}

/** Takes files that are dropped, or chosen with a button; wrong ones are named and left out. */
export function FileDrop({ label, hint, accept, isMany = false, maxBytes, error, onFiles }: FileDropProps) {
  const t = useMessages()
  const format = useFormat()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  function take(given: readonly File[]) {
    const files = isMany ? [...given] : given.slice(0, 1)
    const refused = files.map((file) => refusedFile(file, accept, maxBytes))
    const at = refused.findIndex((reason) => reason !== undefined)
    const name = files[at]?.name ?? ''
    const most = format.unit(Math.floor((maxBytes ?? 0) / 1e6), 'megabyte')
    setProblem(
      at < 0
        ? undefined
        : refused[at] === 'size'
          ? t('files.large', { name, most })
          : t('files.type', { name }),
    )
    const good = files.filter((_, index) => refused[index] === undefined)
    if (good.length > 0) onFiles(good)
  }
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  const note = error ?? problem ?? hint
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field within takes files without a pointer.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take([...event.dataTransfer.files])
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMany}
        className={styles.input}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-invalid={error || problem ? true : undefined}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          // Empty the input, so that a file can be chosen again after it was mended.
          target.value = ''
        }}
      />
      <p className={styles.where} aria-hidden="true">
        {t('files.drop')}
      </p>
      {note && (
        <p id={`${id}-note`} role="status" className={error || problem ? styles.failed : styles.where}>
          {note}
        </p>
      )}
    </div>
  )
}
