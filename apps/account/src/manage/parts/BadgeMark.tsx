import type { Badge } from '@galleria/platform-client/badges'
import styles from './BadgeMark.module.css'

type Props = {
  readonly badge: Pick<Badge, 'title' | 'icon' | 'backgroundColor' | 'textColor'>
}

/** A badge as members wear it, in the colours that its maker chose. */
export function BadgeMark({ badge: { title, icon, backgroundColor, textColor } }: Props) {
  const colours = { backgroundColor: backgroundColor ?? undefined, color: textColor ?? undefined }
  return (
    <span className={styles.badge} style={colours}>
      {icon && <img src={icon} alt="" className={styles.icon} />}
      <bdi>{title}</bdi>
    </span>
  )
}
