import { useFormat } from '@galleria/i18n'
import { Badge, Heading } from '@galleria/ui'
import type { MyReviews } from '../../data/helpful.ts'
import { useMessages } from '../../messages/index.ts'
import type { ShownReview } from '../../rules/reviews/shown.ts'
import { Helpful } from './Helpful.tsx'
import styles from './ReviewEntries.module.css'
import { ReviewPictures } from './ReviewPictures.tsx'
import { Stars } from './Stars.tsx'

interface Props {
  readonly reviews: readonly ShownReview[]
  readonly mine: MyReviews | undefined
  readonly slug: string
  readonly isBusy?: boolean
}

/** Attributes of text in a language that nobody knows, which is not the page's (WCAG 2.2, 3.1.2). */
const asWritten = { lang: '', dir: 'auto' } as const

export function ReviewEntries({ reviews, mine, slug, isBusy = false }: Props) {
  const t = useMessages()
  if (reviews.length === 0) return <p>{t('reviews.none-like')}</p>
  return (
    <ol className={styles.list} aria-busy={isBusy}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Entry review={review} mine={mine} slug={slug} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ review, mine, slug }: Pick<Props, 'mine' | 'slug'> & { readonly review: ShownReview }) {
  const t = useMessages()
  const { number, date } = useFormat()
  const { id, stars, title, text, author, isVerified, pictures, reply } = review
  const name = author ?? t('reviews.somebody')
  return (
    <article className={styles.entry} aria-labelledby={`review-${id}`}>
      <header className={styles.head}>
        <Stars value={stars} label={t('reviews.stars', { stars: number(stars) })} />
        <Heading level={3} size="md" id={`review-${id}`} {...(title && asWritten)}>
          {title ?? t('reviews.by', { name })}
        </Heading>
      </header>
      <p className={styles.by}>
        <bdi>{name}</bdi>
        <time dateTime={review.date}>{date(review.date)}</time>
        {isVerified && <Badge tone="success">{t('reviews.verified')}</Badge>}
      </p>
      {text && (
        <p className={styles.text} {...asWritten}>
          {text}
        </p>
      )}
      {pictures.length > 0 && <ReviewPictures pictures={pictures} name={name} />}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyBy}>{t('reviews.reply')}</p>
          <p className={styles.text} {...asWritten}>
            {reply.text}
          </p>
        </div>
      )}
      {mine?.ownId !== id && (
        <Helpful review={review} by={name} slug={slug} isMine={mine?.helpfulIds.includes(id) ?? false} />
      )}
    </article>
  )
}
