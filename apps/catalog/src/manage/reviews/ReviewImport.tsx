import { FileDrop, parts, useDone, useSend } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, ButtonLink, Notice } from '@galleria/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Frame } from '../parts/Frame.tsx'
import { type Imported, type ImportSent, MOST_REVIEWS } from './import.ts'
import styles from './review.module.css'
import { type FileReview, reviewsIn } from './review-file.ts'

/** Reviews of another shop from a CSV file. */
export function ReviewImport({ isOwner }: { readonly isOwner: boolean }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<Imported>()
  const [rows, setRows] = useState<readonly FileReview[]>()
  const [problem, setProblem] = useState<string>()
  const notice = useRef<HTMLDivElement>(null)
  useDone(sent, () => setRows(undefined))
  useEffect(() => {
    if (sent && !isSending) notice.current?.focus()
  }, [sent, isSending])
  async function read(file: File | undefined) {
    if (!file) return
    const found = reviewsIn(await file.text())
    const isWrong = !found || found.length === 0 || found.length > MOST_REVIEWS
    setProblem(isWrong ? t('review-import.file-wrong', { most: MOST_REVIEWS }) : undefined)
    setRows(isWrong ? undefined : found)
  }
  return (
    <Frame
      title={t('review-import.title')}
      isOwner={isOwner}
      description={t('review-import.more')}
      actions={
        <ButtonLink as={Link} to="/manage/catalog/reviews">
          {t('reviews.title')}
        </ButtonLink>
      }
    >
      <div className={styles.form}>
        <FileDrop
          label={t('review-import.file')}
          hint={t('review-import.file-hint')}
          accept=".csv,text/csv"
          maxBytes={10_000_000}
          error={problem}
          onFiles={([file]) => void read(file)}
        />
        {rows && (
          <div className={parts.buttons}>
            <Button
              variant="primary"
              pending={isSending}
              onClick={() => send({ intent: 'import', rows } satisfies ImportSent)}
            >
              {t('review-import.do', { count: rows.length })}
            </Button>
            <Button variant="quiet" onClick={() => setRows(undefined)}>
              {t('review-import.not')}
            </Button>
          </div>
        )}
        <div ref={notice} tabIndex={-1}>
          {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
          {sent?.done && (
            <Notice tone={sent.count > 0 ? 'success' : 'warning'}>
              {t('review-import.done', { count: sent.count })}
            </Notice>
          )}
          {sent?.done && sent.leftOut.length > 0 && (
            <Notice tone="warning" title={t('review-import.left-out', { count: sent.leftOut.length })}>
              <ul>
                {sent.leftOut.slice(0, 100).map(({ row, reason }) => (
                  <li key={row}>{t('review-import.row', { row, reason })}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      </div>
    </Frame>
  )
}
