import { useContentLang } from '@galleria/i18n'
import type { Product } from '@galleria/platform-client/products'
import { Content, Disclosure } from '@galleria/ui'
import { SafeHtml } from '../SafeHtml.tsx'

/** Care, delivery, materials: there for whoever opens them, with or without JavaScript. */
export function InfoSections({
  product,
}: {
  readonly product: Pick<Product, 'additionalInfoSections' | 'untranslated'>
}) {
  const lang = useContentLang().ofField(product, 'additionalInfoSections')
  const sections = product.additionalInfoSections
  if (sections.length === 0) return null
  return (
    <div>
      {sections.map(({ title, description }) => (
        <Disclosure key={title} title={<Content text={title} lang={lang} />}>
          <SafeHtml html={description} lang={lang} />
        </Disclosure>
      ))}
    </div>
  )
}
