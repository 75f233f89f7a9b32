import { Widget } from '@galleria/federation'
import { useContentLang } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { ButtonLink, Container, Content, Heading, Picture, TextLink } from '@galleria/ui'
import type { DrawnSection } from '../../data/fill-sections.ts'
import { useMessages } from '../../messages/index.ts'
import { pictureOf } from '../../rules/picture.ts'
import { CollectionTiles } from '../home/CollectionTiles.tsx'
import hero from '../home/Hero.module.css'
import { ProductSection } from '../ProductSection.tsx'
import { SafeHtml } from '../SafeHtml.tsx'
import { PostList } from '../written/PostList.tsx'
import styles from './sections.module.css'

interface Props {
  readonly section: DrawnSection
  /** Whether its title is the page's. */
  readonly isTitle: boolean
  /** Whether it is the first on the page: its picture is what the page is about. */
  readonly isFirst: boolean
  /** Whether the picture stands behind the text. */
  readonly isTurned: boolean
}

/** One section of the home page; a type that is not known here, of a newer platform, shows nothing. */
export function HomeSection({ section, isTitle, isFirst, isTurned }: Props) {
  const t = useMessages()
  const lang = useContentLang()
  const { type, title, text, picture, products = [], collections = [], posts = [] } = section
  const words = title && <Content text={title} lang={lang.ofField(section, 'title')} />
  const heading = words && (
    <Heading level={2} size="2xl">
      {words}
    </Heading>
  )
  const textLang = lang.ofField(section, 'text')
  const shown = picture && (
    <Picture
      {...pictureOf(picture)}
      alt={picture.altText}
      lang={lang.ofField(section, 'altText')}
      ratio={type === 'HERO' ? '4 / 3' : '1'}
      sizes="(min-width: 48rem) 50vw, 100vw"
      priority={isFirst}
      className={styles.picture}
    />
  )
  const [collection] = collections
  switch (type) {
    case 'HERO': {
      const Title = isTitle ? 'h1' : 'h2'
      return (
        <Container
          as="section"
          className={picture ? hero.hero : styles.plainHero}
          aria-label={title || undefined}
        >
          <div>
            {words && <Title className={hero.title}>{words}</Title>}
            {text && (
              <p className={hero.lead}>
                <Content text={text} lang={textLang} />
              </p>
            )}
            <Onward section={section} isButton />
          </div>
          {shown}
        </Container>
      )
    }
    case 'PRODUCTS':
      return <ProductSection title={title || t('home.featured')} heading={words} products={products} />
    case 'COLLECTION':
      return (
        <ProductSection
          title={title || (collection?.name ?? '')}
          heading={
            words ||
            (collection && <Content text={collection.name} lang={lang.ofField(collection, 'name')} />)
          }
          {...(collection && { to: `/collections/${collection.slug}` })}
          products={products}
        />
      )
    case 'COLLECTIONS':
      return <CollectionTiles collections={collections} title={words} />
    case 'TEXT':
      return (
        <Container as="section" className={styles.text} aria-label={title || undefined}>
          {heading}
          <SafeHtml html={text} className={styles.body} lang={textLang} />
        </Container>
      )
    case 'PICTURE':
      return (
        <Container
          as="section"
          className={`${styles.beside} ${isTurned ? styles.turned : ''}`}
          aria-label={title || undefined}
        >
          {shown}
          <div className={styles.words}>
            {heading}
            <SafeHtml html={text} className={styles.body} lang={textLang} />
            <Onward section={section} />
          </div>
        </Container>
      )
    case 'NEWSLETTER':
      return (
        <div className={styles.band}>
          <Container as="section" className={styles.words} aria-label={title || undefined}>
            {heading}
            {text && (
              <p>
                <Content text={text} lang={textLang} />
              </p>
            )}
            <Widget
              name="account.newsletter"
              placement="home"
              load="interaction"
              fallback={
                <TextLink as={Link} to="/newsletter">
                  {t('home.newsletter')}
                </TextLink>
              }
            />
          </Container>
        </div>
      )
    case 'JOURNAL':
      return (
        <Container as="section" className={styles.journal} aria-label={title || t('journal.title')}>
          <Heading level={2} size="2xl">
            {words || t('journal.title')}
          </Heading>
          <PostList posts={posts} headingLevel={3} />
          <p>
            <TextLink as={Link} to="/journal">
              {t('home.journal')}
            </TextLink>
          </p>
        </Container>
      )
    default:
      return null
  }
}

/** The way on from a hero or a picture. */
function Onward({
  section,
  isButton = false,
}: {
  readonly section: DrawnSection
  readonly isButton?: boolean
}) {
  const t = useMessages()
  const lang = useContentLang()
  const { label, to } = section
  if (!to) return null
  const words = label ? <Content text={label} lang={lang.ofField(section, 'label')} /> : t('home.onward')
  return (
    <p className={styles.onward}>
      {isButton ? (
        <ButtonLink as={Link} to={to} variant="primary" size="large">
          {words}
        </ButtonLink>
      ) : (
        <TextLink as={Link} to={to}>
          {words}
        </TextLink>
      )}
    </p>
  )
}
