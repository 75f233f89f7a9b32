import type { ComponentProps } from 'react'
import { join } from './as.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS lengths; a line of text by default. */
  readonly width?: string
  readonly height?: string
  readonly ratio?: string
}

/** The shape of what is coming, in its real size, so that nothing moves when it comes. */
export function Skeleton({
  width = '100%',
  height = '1em',
  ratio,
  className,
  style,
  ...rest
}: SkeletonProps) {
  const size = ratio ? { inlineSize: width, aspectRatio: ratio } : { inlineSize: width, blockSize: height }
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={join(styles.skeleton, className)}
      style={{ ...size, ...style }}
    />
  )
}
