import { useFormat } from '@galleria/i18n'
import { Form, Link, useSubmit } from '@galleria/router'
import { Button, Checkbox, Select, Share, VisuallyHidden } from '@galleria/ui'
import type { FormEvent } from 'react'
import type { Summary } from '../../data/read-reviews.ts'
import { key, useMessages } from '../../messages/index.ts'
import { isPlainClick } from '../../rules/plain-click.ts'
import { type AskedReviews, askedReviews, reviewSorts, searchOf } from '../../rules/reviews/asked.ts'
import { useKeptFocus } from '../listing/use-kept-focus.ts'
import styles from './AskReviews.module.css'
import { Stars } from './Stars.tsx'

interface Props {
  readonly slug: string
  readonly summary: Summary
  readonly asked: AskedReviews
  /** Shows them where they are; without it the page of all reviews opens. */
  readonly onAsk?: (asked: AskedReviews) => void
}

const names = {
  helpful: key('reviews.sort-helpful'),
  newest: key('reviews.sort-newest'),
  highest: key('reviews.sort-highest'),
  lowest: key('reviews.sort-lowest'),
}

/** Summary by stars, each a link to its reviews, with order and filters. Works without script, on the page of all reviews. */
export function AskReviews({ slug, summary, asked, onAsk }: Props) {
  const t = useMessages()
  const format = useFormat()
  const submit = useSubmit()
  const form = useKeptFocus()
  const action = `/products/${slug}/reviews`
  const { average, count, byRating, verified, withMedia } = summary
  function change({ currentTarget: sent }: FormEvent<HTMLFormElement>) {
    if (!onAsk) return void submit(sent, { preventScrollReset: true })
    onAsk(
      askedReviews(
        new URLSearchParams([...new FormData(sent)].map(([name, value]) => [name, String(value)])),
      ),
    )
  }
  return (
    <div className={styles.ask}>
      <div className={styles.mean}>
        <span className={styles.number} aria-hidden="true">
          {format.number(average)}
        </span>
        <Stars value={average} size="large" label={t('reviews.average', { stars: format.number(average) })} />
        <span className={styles.count}>{t('reviews.count', { count })}</span>
      </div>
      <ul className={styles.bars} aria-label={t('reviews.by-stars')}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const number = byRating[stars - 1] ?? 0
          const isChosen = asked.stars === stars
          const wanted = { ...asked, stars: isChosen ? undefined : stars, cursor: undefined }
          return (
            <li key={stars}>
              <Link
                to={`${action}?${searchOf(wanted)}`}
                className={styles.bar}
                aria-current={isChosen || undefined}
                preventScrollReset
                onClick={(event) => {
                  if (!onAsk || !isPlainClick(event)) return
                  event.preventDefault()
                  onAsk(wanted)
                }}
              >
                <VisuallyHidden>{t('reviews.with-stars', { stars, count: number })}</VisuallyHidden>
                <span className={styles.stars} aria-hidden="true">
                  {format.number(stars)} ★
                </span>
                <Share of={count ? number / count : 0} className={styles.share} />
                <span className={styles.of} aria-hidden="true">
                  {format.number(number)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {/* Back brings other choices than the fields were left with. */}
      <Form key={searchOf(asked)} ref={form} action={action} onChange={change} className={styles.form}>
        {asked.stars && <input type="hidden" name="stars" value={asked.stars} />}
        <Select label={t('reviews.sort')} name="sort" defaultValue={asked.sort}>
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(names[sort])}
            </option>
          ))}
        </Select>
        {verified > 0 && (
          <Checkbox name="verified" value="1" defaultChecked={asked.isVerified}>
            {t('reviews.verified-only', { count: verified })}
          </Checkbox>
        )}
        {withMedia > 0 && (
          <Checkbox name="pictures" value="1" defaultChecked={asked.hasPictures}>
            {t('reviews.pictures-only', { count: withMedia })}
          </Checkbox>
        )}
        <Button type="submit" size="small" className={styles.submit}>
          {t('options.show')}
        </Button>
      </Form>
    </div>
  )
}
