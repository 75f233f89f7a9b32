import { parts as styles } from '@galleria/manage'
import { Form, Link } from '@galleria/router'
import { Button, ButtonLink, Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import own from './marketing.module.css'

interface Props {
  /** Query of the page, as text. */
  readonly query: string
  readonly label: string
  readonly states: readonly { readonly value: string; readonly name: string }[]
}

/** Words and states of a list; both stand in the address, so that a look can be kept and shared. */
export function ListSearch({ query, label, states }: Props) {
  const t = useMessages()
  const asked = new URLSearchParams(query)
  const state = asked.get('state') ?? ''
  const withState = (value: string) => {
    const to = new URLSearchParams()
    if (asked.get('q')) to.set('q', asked.get('q') ?? '')
    if (value) to.set('state', value)
    return `?${to}`
  }
  return (
    <div className={own.search}>
      <nav aria-label={t('list.states')} className={styles.choices}>
        {[{ value: '', name: t('state.all') }, ...states].map(({ value, name }) => (
          <Link key={value} to={withState(value)} aria-current={value === state ? 'true' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <Form role="search" aria-label={label} className={styles.inline} key={query}>
        <Field name="q" type="search" label={label} defaultValue={asked.get('q') ?? ''} />
        {state && <input type="hidden" name="state" value={state} />}
        <Button type="submit">{t('scopes.search')}</Button>
        {asked.get('q') && (
          <ButtonLink as={Link} to={withState(state).replace(/q=[^&]*&?/, '')} variant="quiet">
            {t('list.clear')}
          </ButtonLink>
        )}
      </Form>
    </div>
  )
}
