import type { ElementType, ReactNode } from 'react'
import { type AsProps, join } from './as.ts'
import styles from './TextLink.module.css'

export function TextLink<Element extends ElementType = 'a'>({
  as,
  className,
  ...rest
}: AsProps<Element, { readonly className?: string | undefined; readonly children?: ReactNode }>) {
  const Tag: ElementType = as ?? 'a'
  return <Tag {...rest} className={join(styles.link, className)} />
}
