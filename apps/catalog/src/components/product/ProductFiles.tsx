import type { MediaItem } from '@galleria/platform-client/products'
import { Heading } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import styles from './ProductFiles.module.css'

/** Sounds to hear, and documents and archives to look into, before one buys. */
export function ProductFiles({ files }: { readonly files: readonly MediaItem[] }) {
  const t = useMessages()
  return (
    <section className={styles.files} aria-label={t('files.title')}>
      <Heading level={2} size="lg">
        {t('files.title')}
      </Heading>
      {files.map((item) => (
        <File key={item.id} item={item} />
      ))}
    </section>
  )
}

function File({ item: { mediaType, title, file } }: { readonly item: MediaItem }) {
  const t = useMessages()
  if (!file) return null
  const name = title || file.url.slice(file.url.lastIndexOf('/') + 1)
  if (mediaType === 'audio')
    return (
      <figure className={styles.sound}>
        <figcaption>{name}</figcaption>
        {/* biome-ignore lint/a11y/useMediaCaption: the platform has no captions for sounds of products. */}
        <audio controls preload="none" src={file.url} aria-label={name} />
      </figure>
    )
  const type = file.format?.toUpperCase()
  return (
    <a href={file.url} target="_blank" rel="noreferrer">
      {type ? t('files.typed', { name, type }) : name}
    </a>
  )
}
