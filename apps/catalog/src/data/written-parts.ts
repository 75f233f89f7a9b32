import type { ContentPicture, PageSummary } from '@galleria/platform-client/content-pages'
import type { Pictured } from '../rules/picture.ts'

/** A picture as `pictureOf` takes it, with its text. */
export interface WrittenPicture extends Pictured {
  readonly altText: string
}

export function writtenPicture({ url, width, height, altText }: ContentPicture): WrittenPicture {
  return {
    altText: altText ?? '',
    image: { url, ...(width && { width }), ...(height && { height }) },
  }
}

/** Post in a list. */
export interface Post extends Pick<PageSummary, 'slug' | 'title' | 'summary'> {
  readonly publishedDate: string
  readonly untranslated?: readonly string[]
  readonly picture?: WrittenPicture
}

export function postOf({ slug, title, summary, untranslated, publishedDate, picture }: PageSummary): Post {
  return {
    ...{ slug, title, summary, publishedDate: publishedDate ?? '' },
    ...(untranslated && { untranslated }),
    ...(picture && { picture: writtenPicture(picture) }),
  }
}
