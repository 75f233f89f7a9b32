import { parts as styles } from '@galleria/manage'
import type { Badge } from '@galleria/platform-client/badges'
import { BadgeMark } from './BadgeMark.tsx'

interface Props {
  readonly ids: readonly string[]
  readonly badges: readonly Badge[]
}

/** The badges of one member, in the order of the site's. */
export function Wearing({ ids, badges }: Props) {
  const worn = badges.filter(({ id }) => ids.includes(id))
  if (worn.length === 0) return null
  return (
    <span className={styles.buttons}>
      {worn.map((badge) => (
        <BadgeMark key={badge.id} badge={badge} />
      ))}
    </span>
  )
}
