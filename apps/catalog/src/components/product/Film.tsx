import type { MediaItem } from '@galleria/platform-client/products'
import { useEffect, useRef } from 'react'
import { pictureOf } from '../../rules/picture.ts'
import styles from './Film.module.css'

interface Props {
  readonly item: MediaItem
  readonly name: string
  /** Whether one looks at it; it does not play on unseen. */
  readonly near: boolean
}

/** Plays what somebody asked to see. */
export function Film({ item, name, near }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (near) video.current?.focus({ preventScroll: true })
    else video.current?.pause()
  }, [near])
  return (
    // biome-ignore lint/a11y/useMediaCaption: the platform has no captions for films of products.
    <video
      ref={video}
      className={styles.film}
      controls
      autoPlay
      playsInline
      preload="none"
      poster={pictureOf(item).src}
      aria-label={name}
    >
      {item.video?.files.map(({ url, format }) => (
        <source key={url} src={url} {...(format && { type: `video/${format}` })} />
      ))}
    </video>
  )
}
