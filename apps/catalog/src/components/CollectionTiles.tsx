import type { Collection } from '@galleria/platform-client/collections'
import { Link } from '@galleria/router'
import styles from './CollectionTiles.module.css'
import { MediaPicture } from './MediaPicture.tsx'

/** The ways into the shop, by subject. */
export function CollectionTiles({ collections }: { readonly collections: readonly Collection[] }) {
  if (collections.length === 0) return null
  return (
    <section aria-labelledby="collections-title">
      <h2 id="collections-title" className={styles.title}>
        Shop by collection
      </h2>
      <ul className={styles.tiles}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <Link className={styles.tile} to={`/collections/${collection.slug}`}>
              <MediaPicture
                item={collection.media?.mainMedia}
                alt=""
                sizes="(min-width: 900px) 30vw, 50vw"
                className={styles.picture}
              />
              <span className={styles.name}>
                {collection.name}
                {collection.numberOfProducts ? (
                  <small className={styles.count}>{collection.numberOfProducts} pieces</small>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
