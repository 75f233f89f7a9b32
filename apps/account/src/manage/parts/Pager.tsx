import { parts as styles } from '@galleria/manage'
import { Link, useLocation } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'

interface Props {
  readonly label: string
  /** Parameter of the address that holds where the list begins; those of other lists stay. */
  readonly name: 'audit' | 'sign-ins'
  readonly older: string | null
  readonly isNewest: boolean
  readonly words: { readonly older: string; readonly newest: string }
}

/** Below a list that is read by cursor: on to what is older, and back to its beginning. */
export function Pager({ label, name, older, isNewest, words }: Props) {
  const { search } = useLocation()
  if (!older && isNewest) return null
  const from = (cursor: string | null) => {
    const next = new URLSearchParams(search)
    if (cursor) next.set(name, cursor)
    else next.delete(name)
    return `?${next}`
  }
  return (
    <nav aria-label={label} className={styles.buttons}>
      {!isNewest && (
        <ButtonLink as={Link} to={from(null)} size="small" preventScrollReset>
          {words.newest}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink as={Link} to={from(older)} size="small" preventScrollReset rel="next">
          {words.older}
        </ButtonLink>
      )}
    </nav>
  )
}
