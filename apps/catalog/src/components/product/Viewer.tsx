import type { MediaItem } from '@galleria/platform-client/products'
import { Icon, IconButton } from '@galleria/ui'
import { Dialog } from '@galleria/ui/overlays'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { altOf, pictureOf } from '../../rules/picture.ts'
import { placeOf } from '../../rules/product/gallery.ts'
import { MOST } from '../../rules/product/zoom.ts'
import { useZoom } from './use-zoom.ts'
import styles from './Viewer.module.css'

interface Props {
  /** Name of the product. */
  readonly name: string
  readonly pictures: readonly MediaItem[]
  readonly shown: string | undefined
  readonly onClose: (id: string) => void
}

/** One picture at a time over the whole screen, to be looked at closely. */
export default function Viewer({ name, pictures, shown, onClose }: Props) {
  const t = useMessages()
  const count = pictures.length
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === shown),
    ),
  )
  const { zoom, by, reset, onKey, frame } = useZoom()
  const picture = pictures[at]
  const { src, srcSet, width, height } = pictureOf(picture)
  const show = (place: number) => {
    if (place < 0 || place >= count || place === at) return
    reset()
    setAt(place)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const place = onKey(event) ? at : placeOf(event.key, at, count, document.dir === 'rtl')
    if (place === undefined) return
    event.preventDefault()
    show(place)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog
      isOpen
      onOpenChange={() => onClose(picture?.id ?? '')}
      title={<bdi>{name}</bdi>}
      className={styles.viewer ?? ''}
    >
      <div className={styles.inner}>
        <div className={styles.frame} data-zoomed={zoom.scale > 1 || undefined} {...frame}>
          <img
            key={picture?.id}
            className={styles.picture}
            src={src}
            srcSet={srcSet}
            sizes={`${Math.round(100 * zoom.scale)}vw`}
            width={width}
            height={height}
            alt={altOf(picture, name)}
            draggable={false}
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          />
        </div>
        <div className={styles.controls}>
          {count > 1 && (
            <IconButton label={t('gallery.previous')} aria-disabled={at === 0} onClick={() => show(at - 1)}>
              <Icon name="chevron-left" />
            </IconButton>
          )}
          <IconButton
            label={t('gallery.lessen')}
            aria-disabled={zoom.scale === 1}
            onClick={() => by(1 / 1.5)}
          >
            <span aria-hidden="true">−</span>
          </IconButton>
          <IconButton label={t('gallery.zoom')} aria-disabled={zoom.scale === MOST} onClick={() => by(1.5)}>
            <span aria-hidden="true">+</span>
          </IconButton>
          {count > 1 && (
            <>
              <IconButton
                label={t('gallery.next')}
                aria-disabled={at === count - 1}
                onClick={() => show(at + 1)}
              >
                <Icon name="chevron-right" />
              </IconButton>
              <p className={styles.count} role="status">
                {t('gallery.count', { at: at + 1, count })}
              </p>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
