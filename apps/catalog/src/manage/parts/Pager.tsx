import { parts } from '@galleria/manage'
import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  /** Accessible name of what the pages list. */
  readonly label: string
  /** Addresses; where one is there already, none. */
  readonly first: string | undefined
  readonly next: string | undefined
  /** Lists by date are newer and older. */
  readonly isByDate?: boolean
}

/** Below a list that comes page by page: on, and back to where it begins. */
export function Pager({ label, first, next, isByDate = false }: Props) {
  const t = useMessages()
  if (first === undefined && next === undefined) return null
  return (
    <nav aria-label={label} className={parts.buttons}>
      {first !== undefined && (
        <ButtonLink as={Link} to={first}>
          {isByDate ? t('history.newest') : t('inventory.first')}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink as={Link} to={next} rel="next">
          {isByDate ? t('history.older') : t('inventory.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
