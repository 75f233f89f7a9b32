import { useId } from 'react'
import { key, useMessages } from '../../messages/index.ts'
import styles from './StarFields.module.css'

interface Props {
  readonly value: string
  readonly onChange: (stars: string) => void
  readonly error: string | undefined
}

const meanings = [
  key('reviews.star-1'),
  key('reviews.star-2'),
  key('reviews.star-3'),
  key('reviews.star-4'),
  key('reviews.star-5'),
] as const

/** One to five stars, as radio buttons: arrows choose, and each says what it means. */
export function StarFields({ value, onChange, error }: Props) {
  const t = useMessages()
  const note = useId()
  const meaning = meanings[Number(value) - 1]
  return (
    <fieldset className={styles.group} aria-describedby={error ? note : undefined}>
      <legend className={styles.legend}>{t('reviews.stars-label')}</legend>
      <div className={styles.stars}>
        {meanings.map((means, index) => {
          const stars = String(index + 1)
          return (
            <label key={stars} className={styles.star} data-full={Number(value) > index || undefined}>
              <input
                type="radio"
                name="stars"
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                required
                aria-invalid={error ? true : undefined}
                aria-label={t('reviews.star', { count: index + 1, means: t(means) })}
                className={styles.input}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
                <path d="M12 3.2l2.7 5.6 6 .8-4.4 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.4-4.2 6-.8z" />
              </svg>
            </label>
          )
        })}
        <span className={styles.meaning} aria-hidden="true">
          {meaning && t(meaning)}
        </span>
      </div>
      {error && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
