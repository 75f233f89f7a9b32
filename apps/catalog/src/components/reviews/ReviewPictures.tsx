import { Picture } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { ShownReview } from '../../rules/reviews/shown.ts'
import styles from './ReviewPictures.module.css'

interface Props {
  readonly pictures: ShownReview['pictures']
  /** Author. */
  readonly name: string
}

/** Pictures of a review; each leads to its file. */
export function ReviewPictures({ pictures, name }: Props) {
  const t = useMessages()
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ src, width, height }, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <Picture
              {...{ src, width, height }}
              ratio="1"
              alt={t('reviews.picture', { number: index + 1, name })}
              className={styles.picture}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
