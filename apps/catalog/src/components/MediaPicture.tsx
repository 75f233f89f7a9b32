import type { MediaItem } from '@galleria/platform-client/products'
import { pictureSource } from '../rules/picture-source.ts'
import styles from './MediaPicture.module.css'

interface Props {
  readonly item: MediaItem | undefined
  /** What the picture tells whoever does not see it; empty where the words beside it say the same. */
  readonly alt?: string
  readonly sizes: string
  /** The largest picture of the first screen. */
  readonly priority?: boolean
  readonly className?: string | undefined
}

/** A product's or collection's picture. Its box has its final shape and colour before the picture comes. */
export function MediaPicture({ item, alt, sizes, priority, className = '' }: Props) {
  const source = pictureSource(item)
  if (!source) return <div className={`${styles.picture} ${styles.empty} ${className}`} />
  const { blurColor, focalPoint, src, srcSet, width, height } = source
  return (
    <img
      className={`${styles.picture} ${className}`}
      src={src}
      {...(srcSet && { srcSet, sizes })}
      width={width}
      height={height}
      alt={alt ?? source.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      style={{
        ...(blurColor && { backgroundColor: blurColor }),
        ...(focalPoint && { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }),
      }}
    />
  )
}
