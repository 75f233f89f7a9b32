import type { Review } from '@galleria/platform-client/reviews'
import { Link, useFetcher } from '@galleria/router'
import {
  Button,
  ButtonLink,
  Field,
  Heading,
  Notice,
  Picture,
  TextArea,
  useFocusFirstError,
} from '@galleria/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { WriteProblem, Written } from '../../data/write-review.ts'
import { key, useMessages } from '../../messages/index.ts'
import { type Pictured, pictureOf } from '../../rules/picture.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from '../../rules/reviews/draft.ts'
import { PictureFields } from './PictureFields.tsx'
import styles from './ReviewForm.module.css'
import { StarFields } from './StarFields.tsx'
import { useReviewDraft } from './use-review-draft.ts'

interface Props {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly picture: Pictured | undefined
  }
  /** The member's review, which is changed then. */
  readonly review: Review | null
  readonly isVerified: boolean
}

const problems: Readonly<Record<WriteProblem, ReturnType<typeof key>>> = {
  changed: key('reviews.changed'),
  muted: key('reviews.muted'),
  'too-often': key('reviews.too-often'),
  gone: key('reviews.gone'),
  unreachable: key('outage.more'),
  refused: key('reviews.refused'),
}

/** Writes, changes or deletes a review. What is typed is kept in this tab until it is sent. */
export function ReviewForm({ product, review, isVerified }: Props) {
  const t = useMessages()
  const fetcher = useFetcher<Written>()
  const { draft, write, forget } = useReviewDraft(product.id, review)
  const [files, setFiles] = useState<readonly File[]>([])
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const done = answer && 'done' in answer ? answer.done : undefined
  const wrong = (answer && 'wrong' in answer && answer.wrong) || []
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const form = useFocusFirstError(wrong.length > 0 ? answer : undefined)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) forget()
    if (done || problem) notice.current?.focus()
  }, [done, problem, forget])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const data = new FormData(event.currentTarget, submitter)
    data.delete('pictures')
    for (const file of files) data.append('pictures', file)
    void fetcher.submit(data, { method: 'post', encType: 'multipart/form-data' })
  }
  if (done)
    return (
      <div className={styles.page}>
        <Notice ref={notice} tabIndex={-1} tone="success">
          {done === 'deleted' && t('reviews.deleted')}
          {done === 'shown' && t('reviews.done-shown')}
          {done === 'waiting' && t('reviews.done-waiting')}
        </Notice>
        <p>
          <ButtonLink as={Link} to={`/products/${product.slug}`} variant="primary">
            {t('reviews.back')}
          </ButtonLink>
        </p>
      </div>
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Picture {...pictureOf(product.picture)} alt="" ratio="1" className={styles.picture} />
        <div>
          <Heading level={1} size="2xl" dir="auto">
            {t('reviews.write-of', { product: product.name })}
          </Heading>
          {isVerified && <p className={styles.hint}>{t('reviews.you-bought')}</p>}
        </div>
      </header>
      <div ref={notice} tabIndex={-1}>
        {problem && <Notice tone="danger">{t(problems[problem])}</Notice>}
      </div>
      <fetcher.Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
        noValidate
        className={styles.form}
      >
        <input type="hidden" name="product" value={product.id} />
        {review && <input type="hidden" name="id" value={review.id} />}
        {review && <input type="hidden" name="revision" value={review.revision ?? ''} />}
        <StarFields
          value={draft.stars}
          onChange={(stars) => write({ stars })}
          error={wrong.includes('stars') ? t('reviews.stars-missing') : undefined}
        />
        <Field
          label={t('reviews.title-label')}
          name="title"
          value={draft.title}
          maxLength={LONGEST_TITLE}
          onChange={({ target }) => write({ title: target.value })}
          error={wrong.includes('title') ? t('reviews.text-wrong') : undefined}
        />
        <TextArea
          label={t('reviews.text-label')}
          name="text"
          rows={7}
          value={draft.text}
          maxLength={LONGEST_TEXT}
          hint={t('reviews.text-hint')}
          onChange={({ target }) => write({ text: target.value })}
          error={wrong.includes('text') ? t('reviews.text-wrong') : undefined}
        />
        <PictureFields
          kept={review?.content.media ?? []}
          files={files}
          onChange={setFiles}
          error={wrong.includes('pictures') ? t('reviews.pictures-wrong') : undefined}
        />
        {!review && (
          <Field
            label={t('reviews.name-label')}
            name="name"
            maxLength={100}
            autoComplete="nickname"
            hint={t('reviews.name-hint')}
            error={wrong.includes('name') ? t('reviews.text-wrong') : undefined}
          />
        )}
        <p className={styles.hint}>{t('reviews.rules')}</p>
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            name="intent"
            value="save"
            pending={fetcher.state !== 'idle'}
          >
            {review ? t('reviews.save') : t('reviews.send')}
          </Button>
          <ButtonLink as={Link} to={`/products/${product.slug}`} variant="quiet">
            {t('reviews.back')}
          </ButtonLink>
        </div>
        {review && (
          <details className={styles.sure}>
            <summary>{t('reviews.delete')}</summary>
            <p className={styles.hint}>{t('reviews.delete-means')}</p>
            <Button
              type="submit"
              size="small"
              name="intent"
              value="delete"
              pending={fetcher.state !== 'idle'}
            >
              {t('reviews.delete-now')}
            </Button>
          </details>
        )}
      </fetcher.Form>
    </div>
  )
}
