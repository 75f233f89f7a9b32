import { useFormat } from '@galleria/i18n'
import { errorAt, may, type Outcome, orNotFound, parts, useDone, useSend } from '@galleria/manage'
import { getReview, type Review, removeReply, setReply } from '@galleria/platform-client/reviews'
import { Link } from '@galleria/router'
import { Badge, Button, Card, Heading, Notice, TextArea, TextLink } from '@galleria/ui'
import { useEffect, useRef, useState } from 'react'
import { ReviewPictures } from '../../../components/reviews/ReviewPictures.tsx'
import { Stars } from '../../../components/reviews/Stars.tsx'
import { shownReview } from '../../../rules/reviews/shown.ts'
import { useMessages } from '../../messages/index.ts'
import { outcome } from '../../outcome.ts'
import type { ManageRequest, PageProps } from '../../page.ts'
import { Frame } from '../../parts/Frame.tsx'
import { actOnReviews, type Decision, type ReviewsSent } from '../../reviews/decide.ts'
import { type ImportSent, importReviews } from '../../reviews/import.ts'
import { ReviewImport } from '../../reviews/ReviewImport.tsx'
import { ReviewSettingsForm } from '../../reviews/ReviewSettingsForm.tsx'
import styles from '../../reviews/review.module.css'
import { readSettings, type SettingsSent, saveSettings } from '../../reviews/settings.ts'
import { statusCopy } from '../../reviews/status.ts'

export async function loader({ client, id, signal }: ManageRequest) {
  if (id === 'import') return { isImport: true } as const
  if (id === 'settings') return { settings: await orNotFound(readSettings(client, signal)) }
  const asked = getReview(client, { reviewId: id, returnPrivateReviews: true }, { signal })
  return { review: (await orNotFound(asked)).review }
}

type Sent = ReviewsSent | SettingsSent | ImportSent | { readonly intent: 'reply'; readonly message: string }

export function action(asked: ManageRequest, sent: Sent) {
  const { client, t, id } = asked
  if (sent.intent === 'settings') return saveSettings(asked, sent)
  if (sent.intent === 'import') return importReviews(asked, sent)
  if (sent.intent !== 'reply') return actOnReviews(asked, sent)
  return outcome(t, async () => {
    const message = sent.message.trim()
    await (message ? setReply(client, { reviewId: id, message }) : removeReply(client, { reviewId: id }))
    return {}
  })
}

/** One review: what it says, the decision about it, and the shop's answer; at `settings` how reviews are handled, at `import` those of a file. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  if ('isImport' in data) return <ReviewImport isOwner={isOwner} />
  if ('settings' in data) return <ReviewSettingsForm settings={data.settings} isOwner={isOwner} />
  return (
    <OneReview
      key={data.review.id}
      review={data.review}
      isOwner={isOwner}
      mayDecide={may(role, 'marketing', 'change')}
    />
  )
}

interface Props {
  readonly review: Review
  readonly isOwner: boolean
  readonly mayDecide: boolean
}

function OneReview({ review, isOwner, mayDecide }: Props) {
  const t = useMessages()
  const format = useFormat()
  const decision = useSend<Decision>()
  const notice = useRef<HTMLDivElement>(null)
  const { sent, isSending } = decision
  useEffect(() => {
    if (sent && !isSending) notice.current?.focus()
  }, [sent, isSending])
  const { content, author, product, verified, moderation } = review
  const date = review.reviewDate ?? review.createdDate
  const status = moderation?.moderationStatus
  const state = statusCopy(status, t)
  const before = [{ id: review.id, status: status ?? 'IN_MODERATION' }]
  const name = author.authorName ?? t('reviews.nameless')
  const decide = (wanted: 'APPROVED' | 'REJECTED') =>
    decision.send({ intent: 'decide', status: wanted, before } satisfies ReviewsSent)
  return (
    <Frame title={t('reviews.of', { name })} isOwner={isOwner}>
      <div className={parts.rows}>
        <div ref={notice} tabIndex={-1}>
          {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
          {sent?.done && (
            <Notice tone="success">
              {sent.isUndone
                ? t('reviews.undone', { count: 1 })
                : sent.status === 'APPROVED'
                  ? t('reviews.approved', { count: 1 })
                  : t('reviews.rejected', { count: 1 })}{' '}
              {!sent.isUndone && (
                <Button
                  size="small"
                  pending={isSending}
                  onClick={() => decision.send({ intent: 'undo', before: sent.before } satisfies ReviewsSent)}
                >
                  {t('reviews.undo')}
                </Button>
              )}
            </Notice>
          )}
        </div>
        <Card className={styles.card}>
          <p className={styles.facts}>
            <Stars
              value={content.rating}
              label={t('reviews.of-five', { stars: content.rating })}
              size="large"
            />
            <Badge tone={state.tone}>{state.text}</Badge>
            {verified && <Badge tone="success">{t('reviews.bought')}</Badge>}
            {date && <span>{format.date(date, { dateStyle: 'medium', timeStyle: 'short' })}</span>}
          </p>
          <p className={styles.facts}>
            <bdi>{name}</bdi>
            {product ? (
              <TextLink as={Link} to={`/manage/catalog/products/${review.entityId}`}>
                <bdi>{product.name}</bdi>
              </TextLink>
            ) : (
              t('reviews.no-product')
            )}
          </p>
          {content.title && (
            <Heading level={2} size="lg" dir="auto">
              {content.title}
            </Heading>
          )}
          <p className={styles.text} dir="auto">
            {content.body || (content.title ? '' : t('reviews.without-words'))}
          </p>
          <ReviewPictures pictures={shownReview(review).pictures} name={name} />
          {mayDecide && (
            <div className={parts.buttons}>
              {status !== 'APPROVED' && (
                <Button variant="primary" pending={isSending} onClick={() => decide('APPROVED')}>
                  {t('reviews.approve')}
                </Button>
              )}
              {status !== 'REJECTED' && (
                <Button pending={isSending} onClick={() => decide('REJECTED')}>
                  {t('reviews.reject')}
                </Button>
              )}
            </div>
          )}
        </Card>
        {mayDecide && <Reply review={review} />}
      </div>
    </Frame>
  )
}

function Reply({ review }: { readonly review: Review }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<Outcome>()
  const [message, setMessage] = useState(review.reply?.message ?? '')
  const [isSaved, setSaved] = useState(false)
  useDone(sent, () => setSaved(true))
  const error = errorAt(sent?.errors, 'message')
  return (
    <Card className={styles.card}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setSaved(false)
          send({ intent: 'reply', message } satisfies Sent)
        }}
      >
        <TextArea
          label={t('reviews.reply')}
          hint={t('reviews.reply-hint')}
          rows={4}
          maxLength={1000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          error={error}
        />
        <div className={parts.buttons}>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('reviews.reply-save')}
          </Button>
        </div>
        <p role="status" className={parts.quiet}>
          {isSaved && t('reviews.reply-saved')}
        </p>
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      </form>
    </Card>
  )
}
