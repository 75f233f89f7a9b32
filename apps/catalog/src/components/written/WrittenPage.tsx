import type { Site } from '@galleria/federation'
import { useContentLang, useFormat } from '@galleria/i18n'
import { Container, Content, Notice, Picture } from '@galleria/ui'
import type { readWritten } from '../../data/read-written.ts'
import { useMessages } from '../../messages/index.ts'
import { pictureOf } from '../../rules/picture.ts'
import { writtenData } from '../../rules/structured-data/written.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Head } from '../Head.tsx'
import { JsonLd } from '../JsonLd.tsx'
import { SafeHtml } from '../SafeHtml.tsx'
import { FeedLink } from './FeedLink.tsx'
import styles from './written.module.css'

type Written = Awaited<ReturnType<typeof readWritten>>['page']

interface Props {
  readonly site: Site
  readonly page: Written
  readonly isPreview?: boolean
}

/** A page of the shop, or a post of its journal, as staff wrote it. */
export function WrittenPage({ site, page, isPreview = false }: Props) {
  const t = useMessages()
  const format = useFormat()
  const lang = useContentLang()
  const { kind, slug, title, summary, body, picture, publishedDate } = page
  const isPost = kind === 'POST'
  const path = `/${isPost ? 'journal' : 'pages'}/${slug}`
  const journal = { label: t('journal.title'), to: '/journal' }
  return (
    <Container data-boundary="catalog" className={styles.page}>
      <Head
        site={site}
        path={path}
        title={page.seoTitle || t('listing.title', { name: title, site: site.name })}
        description={page.description}
        picture={picture}
        alt={picture?.altText || title}
        hidden={isPreview}
        type={isPost ? 'article' : 'website'}
      />
      <JsonLd data={typeof document === 'undefined' ? writtenData(site, page, path) : undefined} />
      {isPost && <FeedLink site={site} />}
      <Breadcrumbs site={site} crumbs={[...(isPost ? [journal] : []), { label: title, to: path }]} />
      {isPreview && <Notice tone="info">{t('written.preview')}</Notice>}
      <article className={styles.article}>
        <header className={styles.header}>
          <h1 className={styles.title}>
            <Content text={title} lang={lang.ofField(page, 'title')} />
          </h1>
          {isPost && publishedDate && (
            <p className={styles.date}>
              <time dateTime={publishedDate} suppressHydrationWarning>
                {format.date(publishedDate, { dateStyle: 'long' })}
              </time>
            </p>
          )}
          {summary && (
            <p className={styles.summary}>
              <Content text={summary} lang={lang.ofField(page, 'summary')} />
            </p>
          )}
        </header>
        {picture && (
          <Picture
            {...pictureOf(picture)}
            alt={picture.altText}
            lang={lang.ofField(page, 'altText')}
            sizes="(min-width: 48rem) 44rem, 100vw"
            priority
          />
        )}
        <SafeHtml html={body} headingLevel={2} className={styles.body} lang={lang.ofField(page, 'body')} />
      </article>
    </Container>
  )
}
