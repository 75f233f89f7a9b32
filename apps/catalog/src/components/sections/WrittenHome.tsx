import type { Site } from '@galleria/federation'
import { Container, Notice, VisuallyHidden } from '@galleria/ui'
import type { DrawnSection } from '../../data/fill-sections.ts'
import { useMessages } from '../../messages/index.ts'
import { type Business, storeData } from '../../rules/structured-data/store.ts'
import { Head } from '../Head.tsx'
import { JsonLd } from '../JsonLd.tsx'
import { HomeSection } from './HomeSection.tsx'
import styles from './sections.module.css'

interface Props {
  readonly site: Site
  readonly business?: Business | null
  readonly home: {
    readonly seoTitle: string
    readonly seoDescription: string
    readonly sections: readonly DrawnSection[]
  }
  readonly isPreview?: boolean
}

/** The home page as staff put it together. */
export function WrittenHome({ site, business = null, home, isPreview }: Props) {
  const t = useMessages()
  const { seoTitle, seoDescription, sections } = home
  const first = sections.findIndex(({ type, title }) => type === 'HERO' && title)
  // Pictures beside texts take turns.
  const pictures = sections.filter(({ type }) => type === 'PICTURE')
  return (
    <div data-boundary="catalog" className={styles.page}>
      <Head
        site={site}
        path="/"
        title={seoTitle || t('home.title', { site: site.name })}
        description={seoDescription || t('home.description')}
        picture={sections.find(({ picture }) => picture)?.picture}
        hidden={isPreview ?? false}
      />
      <JsonLd data={typeof document === 'undefined' ? storeData(site, business) : undefined} />
      {isPreview && (
        <Container>
          <Notice tone="info">{t('written.preview')}</Notice>
        </Container>
      )}
      {first < 0 && (
        <VisuallyHidden>
          <h1>{site.name}</h1>
        </VisuallyHidden>
      )}
      {sections.map((section, at) => (
        <HomeSection
          key={section.id}
          section={section}
          isTitle={at === first}
          isFirst={at === 0}
          isTurned={pictures.indexOf(section) % 2 === 1}
        />
      ))}
    </div>
  )
}
