import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react'
import { join } from './as.ts'
import styles from './Picture.module.css'

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'width' | 'height' | 'alt'> {
  /** Absent: a quiet placeholder of the same size. */
  readonly src?: string | null | undefined
  readonly alt: string
  readonly width: number
  readonly height: number
  /** CSS ratio to crop to, e.g. `4 / 5`; the picture's own when absent. */
  readonly ratio?: string
  /** Stays in view when cropped; 0..1 from the top left corner. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | null | undefined
  /** Shown until the picture has come. */
  readonly blurColor?: string | null | undefined
  /** The picture the page is about: fetched first. Others are fetched when near. */
  readonly priority?: boolean
}

export function Picture({
  src,
  alt,
  width,
  height,
  ratio,
  focalPoint,
  blurColor,
  priority = false,
  className,
  style,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // A served picture may have failed before anybody listened for it.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) current.decode?.().catch(() => setFailed(true))
  }, [])
  const frame: CSSProperties = {
    aspectRatio: ratio ?? `${width} / ${height}`,
    ...(blurColor ? { backgroundColor: blurColor } : {}),
    ...style,
  }
  return (
    <span className={join(styles.frame, className)} style={frame}>
      {src && !failed ? (
        <img
          {...rest}
          ref={image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          className={styles.image}
          style={focalPoint ? { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` } : undefined}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'auto' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          onError={() => setFailed(true)}
        />
      ) : (
        <Placeholder alt={alt} />
      )}
    </span>
  )
}

function Placeholder({ alt }: { readonly alt: string }) {
  return (
    <span className={styles.placeholder} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path
          d="M14 34V20a10 10 0 0 1 20 0v14M10 34h28"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
    </span>
  )
}
