import { useContentLang } from '@galleria/i18n'
import { Fragment } from 'react'
import { highlight } from '../../rules/search/highlight.ts'
import styles from './SearchSuggestions.module.css'

/** A name with what was looked for in it marked. */
export function Highlighted({ text, term }: { readonly text: string; readonly term: string }) {
  let start = 0
  return (
    <bdi lang={useContentLang().ofText(text)}>
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
