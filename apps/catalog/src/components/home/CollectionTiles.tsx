import { useContentLang } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Container, Content, Heading, Picture } from '@galleria/ui'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { CollectionTile } from '../../rules/home.ts'
import { pictureOf } from '../../rules/picture.ts'
import styles from './CollectionTiles.module.css'

interface Props {
  readonly collections: readonly CollectionTile[]
  /** Heading that staff wrote. */
  readonly title?: ReactNode
}

/** The ways into the shop, by subject. */
export function CollectionTiles({ collections, title }: Props) {
  const t = useMessages()
  const lang = useContentLang()
  const id = useId()
  if (collections.length === 0) return null
  return (
    <Container as="section" aria-labelledby={id}>
      <Heading level={2} size="2xl" id={id} className={styles.title}>
        {title || t('home.collections')}
      </Heading>
      <ul className={styles.tiles}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <Link className={styles.tile} to={`/collections/${collection.slug}`}>
              <Picture
                {...pictureOf(collection.picture)}
                alt=""
                ratio="4 / 3"
                sizes="(min-width: 820px) 30vw, 50vw"
                className={styles.picture}
              />
              <span className={styles.name}>
                <Content text={collection.name} lang={lang.ofField(collection, 'name')} />{' '}
                {collection.count ? (
                  <small className={styles.count}>{t('home.pieces', { count: collection.count })}</small>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
