import { parts as shared } from '@galleria/manage'
import { Card, Field, Heading, TextArea } from '@galleria/ui'
import { plainText } from '../../../rules/plain-text.ts'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'

interface Props extends PartProps {
  readonly shop: { readonly name: string; readonly url: string }
}

/** Search engine texts, with a preview of the result. */
export function Seo({ draft, change, at, shop }: Props) {
  const t = useMessages()
  const title = draft.seoTitle.trim() || `${draft.name || t('editor.new')} · ${shop.name}`
  const words = draft.seoDescription.trim() || plainText(draft.description, 160)
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('column.seo')}
      </Heading>
      <Field
        label={t('editor.slug')}
        hint={t('editor.slug-more')}
        dir="ltr"
        maxLength={100}
        value={draft.slug}
        error={at('product.slug')}
        onChange={(event) => change({ slug: event.target.value })}
      />
      <Field
        label={t('editor.seo-title')}
        hint={t('editor.seo-length', { count: draft.seoTitle.length, good: 60 })}
        dir="auto"
        maxLength={200}
        value={draft.seoTitle}
        onChange={(event) => change({ seoTitle: event.target.value })}
      />
      <TextArea
        label={t('editor.seo-description')}
        hint={t('editor.seo-length', { count: draft.seoDescription.length, good: 160 })}
        dir="auto"
        rows={3}
        maxLength={500}
        value={draft.seoDescription}
        onChange={(event) => change({ seoDescription: event.target.value })}
      />
      <div className={shared.preview}>
        <p>{t('editor.seo-preview')}</p>
        <p className={shared.quiet} dir="ltr">
          {shop.url}/products/{draft.slug || '…'}
        </p>
        <p className={styles.resultTitle} dir="auto">
          {title}
        </p>
        <p dir="auto">{words}</p>
      </div>
    </Card>
  )
}
