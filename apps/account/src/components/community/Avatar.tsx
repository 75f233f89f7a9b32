import { Picture } from '@galleria/ui'
import type { SeenMember } from '../../data/community/seen-member.ts'
import styles from './Avatar.module.css'

interface AvatarProps {
  readonly member: Pick<SeenMember, 'id' | 'name' | 'photo'>
  readonly size?: 'small' | 'medium' | 'large'
}

/** Decoration: the name stands beside it. Without a photo, the first letters on a color of the member's own. */
export function Avatar({ member: { id, name, photo }, size = 'medium' }: AvatarProps) {
  const hue = (Number.parseInt(id.slice(0, 4), 16) || 0) % 12
  return (
    <span className={styles.avatar} data-size={size} data-hue={hue} aria-hidden="true">
      {photo ? (
        <Picture src={photo} alt="" width={160} height={160} className={styles.photo} />
      ) : (
        <span>{initials(name)}</span>
      )}
    </span>
  )
}

function initials(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return ([...first][0] ?? '?').toLocaleUpperCase() + ([...last][0] ?? '').toLocaleUpperCase()
}
