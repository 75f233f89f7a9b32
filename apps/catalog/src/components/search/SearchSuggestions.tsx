import { useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Icon, Picture, Price } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import type { Suggestions } from '../../data/suggest.ts'
import { useMessages } from '../../messages/index.ts'
import { pictureOf } from '../../rules/picture.ts'
import { priceText } from '../../rules/product/price-text.ts'
import { forgetSearches } from '../../rules/search/recent-searches.ts'
import { Highlighted } from './Highlighted.tsx'
import styles from './SearchSuggestions.module.css'
import type { Suggested } from './suggested.ts'

interface Props {
  readonly id: string
  readonly sought: string
  readonly entries: readonly Suggested[]
  readonly active: number
  readonly answer: Suggestions | undefined
  readonly isWaiting: boolean
  readonly onChoose: (entry: Suggested) => void
  readonly onForget: () => void
}

/** Below the search field. Focus stays in the field; its arrow keys say which line is active. */
export function SearchSuggestions(props: Props) {
  const { id, sought, entries, active, answer, isWaiting, onChoose, onForget } = props
  const t = useMessages()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[aria-selected="true"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  const nothing = sought && answer && !isWaiting && entries.length === 1
  return (
    <div className={styles.panel} aria-busy={isWaiting || undefined}>
      {!sought && (
        <p className={styles.head}>
          {t('search.recent')}
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              forgetSearches()
              onForget()
            }}
          >
            {t('search.forget')}
          </button>
        </p>
      )}
      {sought && answer?.similar && <p className={styles.head}>{t('search.similar', { term: sought })}</p>}
      {nothing && (
        <p className={styles.head}>
          {answer.failed ? t('search.failed') : t('search.nothing', { term: sought })}
        </p>
      )}
      {/* Pressing a line must not take the focus: on a phone the field would fold away under the finger. */}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={sought ? t('search.suggested') : t('search.recent')}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {entries.map((entry, index) => (
          <Link
            key={entry.to}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.line}
            to={entry.to}
            onClick={() => onChoose(entry)}
          >
            <Line entry={entry} sought={sought} />
          </Link>
        ))}
      </div>
    </div>
  )
}

function Line({ entry, sought }: { readonly entry: Suggested; readonly sought: string }) {
  const t = useMessages()
  const format = useFormat()
  switch (entry.kind) {
    case 'recent':
      return (
        <>
          <Icon name="search" size={16} />
          <bdi className={styles.name}>{entry.term}</bdi>
        </>
      )
    case 'word':
      return (
        <>
          <Icon name="search" size={16} />
          <span className={styles.name}>
            <Highlighted text={entry.term} term={sought} />
          </span>
        </>
      )
    case 'product': {
      const { price, compareAt, isFrom } = priceText(entry.product.price, format)
      return (
        <>
          <Picture
            {...pictureOf(entry.product.picture)}
            alt=""
            ratio="1"
            sizes="3rem"
            className={styles.picture}
          />
          <span className={styles.name}>
            <Highlighted text={entry.product.name} term={sought} />
          </span>
          <Price price={price} compareAt={compareAt} from={isFrom} />
        </>
      )
    }
    case 'collection':
      return (
        <>
          <span className={styles.name}>
            <Highlighted text={entry.name} term={sought} />
          </span>
          <small className={styles.kind}>{t('search.collection')}</small>
        </>
      )
    case 'post':
      return (
        <>
          <span className={styles.name}>
            <Highlighted text={entry.title} term={sought} />
          </span>
          <small className={styles.kind}>{t('journal.title')}</small>
        </>
      )
    case 'all':
      return <span className={styles.all}>{t('search.all', { term: sought })}</span>
  }
}
