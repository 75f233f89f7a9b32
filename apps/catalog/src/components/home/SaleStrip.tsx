import { Link } from '@galleria/router'
import { Container, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { Tile } from '../../rules/tile.ts'
import { ProductList } from '../ProductList.tsx'
import styles from './SaleStrip.module.css'

interface Props {
  readonly collection: { readonly slug: string; readonly name: string }
  readonly products: readonly Tile[]
}

/** A band across the home page for what costs less than it did. */
export function SaleStrip({ collection, products }: Props) {
  const t = useMessages()
  return (
    <section className={styles.band} aria-labelledby="sale-title">
      <Container className={styles.strip}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('home.sale-eyebrow')}</p>
          <Heading level={2} size="3xl" id="sale-title">
            {collection.name}
          </Heading>
          <p className={styles.lead}>{t('home.sale-lead')}</p>
          <TextLink as={Link} to={`/collections/${collection.slug}`}>
            {t('home.sale-all')}
          </TextLink>
        </div>
        <ProductList products={products} />
      </Container>
    </section>
  )
}
