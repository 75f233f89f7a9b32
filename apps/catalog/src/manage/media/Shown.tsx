import type { FileDescriptor } from '@galleria/platform-client/media'
import { Picture } from '@galleria/ui'
import { altOf, pictureOf } from '../../rules/picture.ts'
import own from '../parts/catalog.module.css'
import { itemOf } from './item-of.ts'

/** The file itself, where a page can show it; a private one has no address to show. */
export function Shown({ file }: { readonly file: FileDescriptor }) {
  const { displayName, media, url } = file
  const item = itemOf(file)
  if (media.video)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the platform has no captions for films of products.
      <video
        className={own.film}
        controls
        playsInline
        preload="none"
        src={media.video.url}
        poster={file.thumbnailUrl ?? undefined}
        aria-label={displayName}
      />
    )
  if (media.audio)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the platform has no captions for sounds of products.
      <audio controls preload="none" src={media.audio.url} aria-label={displayName} />
    )
  if (!url || !item.image) return null
  return (
    <Picture {...pictureOf(item)} alt={altOf(item, displayName)} sizes="(min-width: 64rem) 30rem, 90vw" />
  )
}
