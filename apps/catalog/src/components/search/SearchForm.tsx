import { Form } from '@galleria/router'
import { Icon, IconButton } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import styles from './SearchForm.module.css'

interface Props {
  readonly term: string
  readonly label: string
}

/** Goes to the results as a link would, with or without JavaScript. */
export function SearchForm({ term, label }: Props) {
  const t = useMessages()
  return (
    <search className={styles.search}>
      <Form className={styles.form} action="/search">
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
        <IconButton label={t('search.short')} type="submit">
          <Icon name="search" />
        </IconButton>
      </Form>
    </search>
  )
}
