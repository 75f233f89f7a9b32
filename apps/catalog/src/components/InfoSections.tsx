import type { Product } from '@galleria/platform-client/products'
import styles from './InfoSections.module.css'
import { SafeHtml } from './SafeHtml.tsx'

/** Care, delivery, materials: there for whoever opens them, with or without JavaScript. */
export function InfoSections({ sections }: { readonly sections: Product['additionalInfoSections'] }) {
  if (sections.length === 0) return null
  return (
    <div className={styles.sections}>
      {sections.map(({ title, description }) => (
        <details key={title} className={styles.section}>
          <summary className={styles.title}>{title}</summary>
          <SafeHtml className={styles.words} html={description} />
        </details>
      ))}
    </div>
  )
}
