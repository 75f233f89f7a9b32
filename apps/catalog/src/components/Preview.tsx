import type { Site } from '@galleria/federation'
import type { SharedPicture } from '../rules/shared-picture.ts'

interface Props {
  readonly site: Site
  readonly title: string
  readonly description: string
  readonly image: SharedPicture | undefined
  readonly alt: string | undefined
  readonly type: string
}

/** Metadata for programs that draw previews of links: they read the server's HTML, so browsers are spared the code. */
export function Preview({ site, title, description, image, alt = title, type }: Props) {
  const { language, region } = new Intl.Locale(site.locale)
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      {region && <meta property="og:locale" content={`${language}_${region}`} />}
      {image?.width && <meta property="og:image:width" content={String(image.width)} />}
      {image?.height && <meta property="og:image:height" content={String(image.height)} />}
      {image && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image && <meta name="twitter:image" content={image.url} />}
      {image && <meta name="twitter:image:alt" content={alt} />}
    </>
  )
}
