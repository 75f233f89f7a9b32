import { useFormat } from '@galleria/i18n'
import { useFetcher, useNavigate } from '@galleria/router'
import { Button } from '@galleria/ui'
import { useEffect } from 'react'
import type { Voted } from '../../data/helpful.ts'
import { useMessages } from '../../messages/index.ts'
import type { ShownReview } from '../../rules/reviews/shown.ts'
import styles from './Helpful.module.css'

interface Props {
  readonly review: ShownReview
  /** Author, for the button's name. */
  readonly by: string
  readonly slug: string
  readonly isMine: boolean
}

/** Vote for a review. A guest is led to the sign-in, and comes back to the reviews. */
export function Helpful({ review, by, slug, isMine }: Props) {
  const t = useMessages()
  const { number } = useFormat()
  const navigate = useNavigate()
  const fetcher = useFetcher<Voted>({ key: `helpful ${review.id}` })
  const { data } = fetcher
  const counted = data && 'helpful' in data ? data : undefined
  const problem = data && 'problem' in data ? data.problem : undefined
  const isVoted = counted?.isMine ?? isMine
  const helpful = counted?.helpful ?? review.helpful
  useEffect(() => {
    if (problem !== 'sign-in') return
    const returnTo = `/products/${slug}/reviews`
    void navigate(`/account/sign-in?${new URLSearchParams({ returnTo })}`)
  }, [problem, navigate, slug])
  return (
    <fetcher.Form method="post" action="/products/-/helpful" className={styles.helpful}>
      <input type="hidden" name="id" value={review.id} />
      <Button
        type="submit"
        size="small"
        variant="quiet"
        name="intent"
        value={isVoted ? 'take-back' : 'vote'}
        aria-pressed={isVoted}
        aria-label={t('reviews.helpful-of', { name: by })}
        pending={fetcher.state !== 'idle'}
      >
        {t('reviews.helpful')}
      </Button>
      <span role="status" className={styles.count}>
        {helpful > 0 && t('reviews.helped', { count: helpful, number: number(helpful) })}
        {problem === 'own' && t('reviews.own')}
        {problem === 'failed' && t('reviews.failed')}
      </span>
    </fetcher.Form>
  )
}
