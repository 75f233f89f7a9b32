import type { MediaItem, Product } from '@galleria/platform-client/products'
import { Icon, IconButton, Picture } from '@galleria/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { altOf, pictureOf } from '../../rules/picture.ts'
import { filmOf, galleryOf, isPicture, startingWith } from '../../rules/product/gallery.ts'
import styles from './Gallery.module.css'
import { useStrip } from './use-strip.ts'

const load = () => import(/* webpackChunkName: 'for-some' */ './Viewer.tsx')
const Viewer = lazy(load)
const Film = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'for-some' */ './for-some.ts')).Film,
}))

interface Props {
  readonly product: Product
  /** Medium that shows the chosen variant. */
  readonly leading: MediaItem | undefined
}

/** A strip that scrolls, with ways to each place in it. Without script its links lead to places and files. */
export function Gallery({ product, leading }: Props) {
  const t = useMessages()
  const [first] = useState(leading?.id)
  const slides = startingWith(galleryOf(product), first)
  const count = slides.length
  const { strip, at, show, onKeyDown, ...scrolled } = useStrip(
    count,
    slides.findIndex(({ id }) => id === leading?.id),
  )
  const link = useRef<HTMLAnchorElement>(null)
  const [playing, play] = useState<string>()
  const [open, setOpen] = useState(false)
  const close = (id: string) => {
    setOpen(false)
    show(slides.findIndex((slide) => slide.id === id))
    requestAnimationFrame(() => link.current?.focus({ preventScroll: true }))
  }
  const nameOf = (item: MediaItem, index: number) =>
    t('gallery.picture', { at: index + 1, count, name: altOf(item, product.name) })

  return (
    <section className={styles.gallery} aria-label={t('gallery.title')} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        {count === 0 && (
          <>
            <Picture {...pictureOf(undefined)} alt="" ratio="1" />
            <p className={styles.count}>{t('gallery.none')}</p>
          </>
        )}
        <ul className={styles.strip} ref={strip} {...scrolled}>
          {slides.map((item, index) => {
            const film = filmOf(item)
            const here = index === at
            return (
              <li key={item.id} id={`picture-${index + 1}`} className={styles.slide}>
                <a
                  ref={here ? link : null}
                  href={film ?? item.image?.url}
                  tabIndex={here ? undefined : -1}
                  aria-label={
                    film
                      ? t('gallery.play', { name: altOf(item, product.name) })
                      : t('gallery.enlarge', { name: altOf(item, product.name) })
                  }
                  onPointerEnter={film ? undefined : load}
                  onFocus={film ? undefined : load}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    if (film) play(item.id)
                    else setOpen(true)
                  }}
                >
                  <Picture
                    {...pictureOf(item)}
                    alt={altOf(item, product.name)}
                    ratio="1"
                    sizes="(min-width: 48rem) 50vw, 100vw"
                    priority={index === 0}
                  />
                  {film && <span className={styles.play} aria-hidden="true" />}
                </a>
                {film && playing === item.id && (
                  <Suspense fallback={null}>
                    <Film item={item} name={altOf(item, product.name)} near={here} />
                  </Suspense>
                )}
              </li>
            )
          })}
        </ul>
        {count > 1 && (
          <>
            <IconButton
              className={styles.back}
              label={t('gallery.previous')}
              aria-disabled={at === 0}
              onClick={() => show(at - 1)}
            >
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton
              className={styles.next}
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
      {count > 1 && (
        <ul className={styles.thumbnails}>
          {slides.map((item, index) => (
            <li key={item.id}>
              <a
                className={styles.thumbnail}
                href={`#picture-${index + 1}`}
                aria-label={nameOf(item, index)}
                aria-current={index === at}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture {...pictureOf(item)} alt="" ratio="1" sizes="6rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Suspense fallback={null}>
          <Viewer
            name={product.name}
            pictures={slides.filter(isPicture)}
            shown={slides[at]?.id}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}
