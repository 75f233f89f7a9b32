import { useContentLang, useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { ButtonLink, Container, Content, Picture, TextLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { pictureOf } from '../../rules/picture.ts'
import { priceText } from '../../rules/product/price-text.ts'
import type { Tile } from '../../rules/tile.ts'
import styles from './Hero.module.css'

/** The first screen of the shop: a promise in words, and one thing that keeps it. */
export function Hero({ tile }: { readonly tile: Tile | undefined }) {
  const t = useMessages()
  const format = useFormat()
  const lang = useContentLang()
  return (
    <Container as="section" className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('home.eyebrow')}</p>
        <h1 id="hero-title" className={styles.title}>
          {t('home.promise')}
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <p className={styles.actions}>
          <ButtonLink as={Link} to="/products" variant="primary" size="large">
            {t('home.everything')}
          </ButtonLink>
          <TextLink as={Link} to="/products?sort=newest">
            {t('home.new')}
          </TextLink>
        </p>
      </div>
      {tile && (
        <Link className={styles.figure} to={`/products/${tile.slug}`}>
          <Picture
            {...pictureOf(tile.picture)}
            alt=""
            ratio="1"
            sizes="(min-width: 768px) 50vw, 100vw"
            priority
          />
          <span className={styles.caption}>
            <Content text={tile.name} lang={lang.ofField(tile, 'name')} />{' '}
            <bdi suppressHydrationWarning>{priceText(tile.price, format).price}</bdi>
          </span>
        </Link>
      )}
    </Container>
  )
}
