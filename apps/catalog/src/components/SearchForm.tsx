import { Form } from '@galleria/router'
import styles from './SearchForm.module.css'

interface Props {
  readonly term: string
  readonly label: string
}

/** Goes to the results as a link would, with or without JavaScript. */
export function SearchForm({ term, label }: Props) {
  return (
    <Form className={styles.form} action="/search" role="search">
      <input
        className={styles.input}
        type="search"
        name="q"
        defaultValue={term}
        aria-label={label}
        placeholder={label}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.button} type="submit" aria-label="Search">
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.5 10.5L17 17"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </Form>
  )
}
