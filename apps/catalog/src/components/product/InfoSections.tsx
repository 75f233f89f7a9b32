import type { Product } from '@galleria/platform-client/products'
import { Disclosure } from '@galleria/ui'
import { SafeHtml } from './SafeHtml.tsx'

/** Care, delivery, materials: there for whoever opens them, with or without JavaScript. */
export function InfoSections({ sections }: { readonly sections: Product['additionalInfoSections'] }) {
  if (sections.length === 0) return null
  return (
    <div>
      {sections.map(({ title, description }) => (
        <Disclosure key={title} title={title}>
          <SafeHtml html={description} />
        </Disclosure>
      ))}
    </div>
  )
}
