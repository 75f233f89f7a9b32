import { Fragment } from 'react'
import { highlight } from '../../rules/search/highlight.ts'
import styles from './SearchSuggestions.module.css'

/** A name with what was looked for in it marked. */
export function Highlighted({ text, term }: { readonly text: string; readonly term: string }) {
  let start = 0
  return (
    <bdi>
      {highlight(text, term).map(({ text, isMatch }) => {
        const key = start
        start += text.length
        return isMatch ? (
          <mark key={key} className={styles.match}>
            {text}
          </mark>
        ) : (
          <Fragment key={key}>{text}</Fragment>
        )
      })}
    </bdi>
  )
}
