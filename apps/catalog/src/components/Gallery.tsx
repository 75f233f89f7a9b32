import type { MediaItem, Product } from '@galleria/platform-client/products'
import { Picture } from '@galleria/ui'
import { useState } from 'react'
import { galleryOf } from '../rules/gallery.ts'
import { altOf, pictureOf } from '../rules/picture.ts'
import styles from './Gallery.module.css'

interface Props {
  readonly product: Product
  /** The picture of what is chosen. */
  readonly leading: MediaItem | undefined
}

/** One large picture and a way to the others; a new choice brings its own to the front. */
export function Gallery({ product, leading }: Props) {
  const [picked, setPicked] = useState<{ readonly of: string | undefined; readonly id: string }>()
  const pictures = galleryOf(product)
  const shownId = picked && picked.of === leading?.id ? picked.id : leading?.id
  const shown = pictures.find(({ id }) => id === shownId) ?? pictures[0]
  return (
    <section className={styles.gallery} aria-label="Pictures">
      <div className={styles.stage}>
        <Picture
          {...pictureOf(shown)}
          key={shown?.id}
          alt={altOf(shown, product.name)}
          ratio="1"
          sizes="(min-width: 900px) 50vw, 100vw"
          priority
        />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                className={styles.thumbnail}
                type="button"
                aria-label={`Picture ${index + 1} of ${pictures.length}: ${altOf(picture, product.name)}`}
                aria-current={picture === shown}
                onClick={() => setPicked({ of: leading?.id, id: picture.id })}
              >
                <Picture {...pictureOf(picture)} alt="" ratio="1" sizes="6rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
