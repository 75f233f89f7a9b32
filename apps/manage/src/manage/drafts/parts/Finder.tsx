import { parts as layout, Table } from '@galleria/manage'
import { Button, Field } from '@galleria/ui'
import { useEffect, useRef, useState } from 'react'
import { FOUND_PAGE } from '../data/find.ts'
import { useMessages } from '../messages/index.ts'
import styles from './draft.module.css'

interface Row {
  readonly key: string
  readonly name: string
  readonly detail: string
  readonly act: string
  /** Name of the button, with the row's. */
  readonly actName: string
  readonly isDisabled?: boolean
  readonly onPick: () => void
}

interface Props {
  readonly label: string
  readonly isLooking: boolean
  readonly onLook: (text: string, offset: number) => void
  readonly found: { readonly text: string; readonly total: number; readonly rows: readonly Row[] } | undefined
}

/** Milliseconds after the last key until the search follows. */
const PAUSE = 350

/** A search whose results are reached page by page, however many there are. */
export function Finder({ label, isLooking, onLook, found }: Props) {
  const t = useMessages()
  const [text, setText] = useState('')
  const [offset, setOffset] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = (words: string, from: number) => {
    clearTimeout(timer.current)
    setOffset(from)
    if (words.trim()) onLook(words, from)
  }
  const shown = text.trim() ? found : undefined
  const end = offset + (shown?.rows.length ?? 0)
  return (
    <div className={layout.form}>
      <Field
        type="search"
        label={label}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => look(value, 0), PAUSE)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          look(text, 0)
        }}
      />
      <p role="status" className={styles.quiet} aria-busy={isLooking}>
        {shown &&
          (shown.total ? t('find.shown', { from: offset + 1, to: end, total: shown.total }) : t('find.none'))}
      </p>
      {shown && shown.rows.length > 0 && (
        <div className={styles.found}>
          <Table
            label={label}
            head={[{ title: t('find.name') }, { title: t('find.detail') }, { title: t('find.act') }]}
            rows={shown.rows.map((row) => ({
              key: row.key,
              cells: [
                <bdi key="name">{row.name}</bdi>,
                row.detail,
                <Button
                  key="act"
                  size="small"
                  aria-label={row.actName}
                  aria-disabled={row.isDisabled || undefined}
                  onClick={row.onPick}
                >
                  {row.act}
                </Button>,
              ],
            }))}
          />
        </div>
      )}
      {shown && shown.total > FOUND_PAGE && (
        <div className={layout.buttons}>
          <Button size="small" aria-disabled={offset === 0} onClick={() => look(text, offset - FOUND_PAGE)}>
            {t('find.previous')}
          </Button>
          <Button
            size="small"
            aria-disabled={end >= shown.total}
            onClick={() => look(text, offset + FOUND_PAGE)}
          >
            {t('find.next')}
          </Button>
        </div>
      )}
    </div>
  )
}
