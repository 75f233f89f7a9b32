import type { Badge } from '@galleria/platform-client/badges'
import { inStyle } from '@galleria/ui'
import styles from './BadgeMark.module.css'

type Props = {
  readonly badge: Pick<Badge, 'title' | 'icon' | 'backgroundColor' | 'textColor'>
}

/** A badge as members wear it, in the colors that its maker chose. */
export function BadgeMark({ badge: { title, icon, backgroundColor, textColor } }: Props) {
  const colors = inStyle({ backgroundColor: backgroundColor ?? '', color: textColor ?? '' })
  return (
    <span className={styles.badge} ref={colors}>
      {icon && <img src={icon} alt="" className={styles.icon} />}
      <bdi>{title}</bdi>
    </span>
  )
}
