import type { Site } from '@galleria/federation'
import type { Pictured } from '../rules/picture.ts'
import { sharedPicture } from '../rules/shared-picture.ts'
import { Preview } from './Preview.tsx'

interface Props {
  readonly site: Site
  /** Path of the page as search engines should know it. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly picture?: Pictured | undefined
  /** Text that says what the picture shows. */
  readonly alt?: string | undefined
  /** One of many views of the same things: followed, not listed. */
  readonly hidden?: boolean
  readonly type?: 'website' | 'product' | 'article'
}

/** Metadata of a page for search engines and link previews. React moves these elements into the document's head. */
export function Head({ site, path, title, description, picture, alt, hidden, type = 'website' }: Props) {
  const url = site.shellUrl + path
  const image = sharedPicture(picture)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {hidden && <meta name="robots" content="noindex, follow" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image.url} />}
      {typeof document === 'undefined' && <Preview {...{ site, title, description, image, alt, type }} />}
    </>
  )
}
