import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { join } from './as.ts'
import { Fill } from './Fill.tsx'
import styles from './Picture.module.css'

type Ratio = '1' | '4 / 5' | '4 / 3' | '16 / 9'

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'width' | 'height' | 'alt' | 'style'> {
  /** Absent: a quiet placeholder of the same size. */
  readonly src?: string | null | undefined
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Aspect ratio of the crop; the picture's own when absent. */
  readonly ratio?: Ratio
  /** Stays in view when cropped; 0..1 from the top left corner. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | null | undefined
  /** Shown until the picture has come. */
  readonly blurColor?: string | null | undefined
  /** The picture the page is about: fetched first. Others are fetched when near. */
  readonly priority?: boolean
}

const ratios = { '1': 'square', '4 / 5': 'portrait', '4 / 3': 'landscape', '16 / 9': 'wide' } as const

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
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // A served picture may have failed before anybody listened for it.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) current.decode?.().catch(() => setFailed(true))
  }, [])
  return (
    <span className={join(styles.frame, ratio ? styles[ratios[ratio]] : styles.own, className)}>
      {blurColor && <Fill color={blurColor} className={styles.blur} />}
      {src && !failed ? (
        <img
          {...rest}
          ref={image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          className={styles.image}
          data-x={focalPoint ? tenth(focalPoint.x) : undefined}
          data-y={focalPoint ? tenth(focalPoint.y) : undefined}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'auto' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          onError={() => setFailed(true)}
        />
      ) : (
        <Placeholder alt={alt} own={ratio ? undefined : `0 0 ${width} ${height}`} />
      )}
    </span>
  )
}

/** The policy has no style attributes: as near as the style sheet has it. */
function tenth(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 10)
}

/** `own` is the picture's own shape, where nothing else tells it. */
function Placeholder({ alt, own }: { readonly alt: string; readonly own: string | undefined }) {
  return (
    <span className={styles.placeholder} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
      {own && <svg viewBox={own} aria-hidden="true" className={styles.shape} />}
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.drawing}>
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
