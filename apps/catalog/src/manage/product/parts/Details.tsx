import { parts as shared } from '@galleria/manage'
import { Card, Checkbox, Field, Heading, Notice, TextArea } from '@galleria/ui'
import { useId } from 'react'
import { useMessages } from '../../messages/index.ts'
import { rowsOf } from '../rules/variants.ts'
import { Filing, type FilingProps } from './Filing.tsx'
import { NumberField } from './NumberField.tsx'

interface Props extends FilingProps {
  readonly brands: readonly string[]
  readonly ribbons: readonly string[]
}

/** Brand, ribbon and preorder fields. */
export function Details(props: Props) {
  const { draft, change, at, brands, ribbons } = props
  const t = useMessages()
  const [brandList, ribbonList] = [useId(), useId()]
  const { preorder } = draft
  // For all variants at first; the table of variants takes single ones out.
  const orderAhead = (enabled: boolean) => {
    const rows = rowsOf(draft.options, draft.variants)
    const variants = Object.fromEntries(
      rows.map(({ key, variant }) => [key, { ...variant, preorder: enabled }]),
    )
    change({ preorder: { ...preorder, enabled }, variants })
  }
  return (
    <>
      <Card className={shared.form}>
        <Heading level={2} size="lg">
          {t('editor.belongs')}
        </Heading>
        <div className={shared.inline}>
          <Field
            label={t('column.brand')}
            list={brandList}
            maxLength={50}
            dir="auto"
            value={draft.brand}
            error={at('product.brand')}
            onChange={(event) => change({ brand: event.target.value })}
          />
          <Field
            label={t('column.ribbon')}
            list={ribbonList}
            maxLength={30}
            dir="auto"
            value={draft.ribbon}
            error={at('product.ribbon')}
            onChange={(event) => change({ ribbon: event.target.value })}
          />
        </div>
        <Names id={brandList} names={brands} />
        <Names id={ribbonList} names={ribbons} />
        <Filing {...props} />
      </Card>
      <Card className={shared.form}>
        <Heading level={2} size="lg">
          {t('editor.preorder')}
        </Heading>
        <Checkbox checked={preorder.enabled} onChange={(event) => orderAhead(event.target.checked)}>
          {t('editor.preorder-on')}
        </Checkbox>
        {preorder.enabled && (
          <>
            <TextArea
              label={t('editor.preorder-message')}
              rows={2}
              maxLength={250}
              value={preorder.message}
              onChange={(event) => change({ preorder: { ...preorder, message: event.target.value } })}
            />
            <NumberField
              label={t('editor.preorder-limit')}
              hint={t('editor.preorder-limit-more')}
              isWhole
              value={preorder.limit}
              error={at('preorderInfo.limit')}
              onChange={(limit) => change({ preorder: { ...preorder, limit } })}
            />
          </>
        )}
        {!preorder.enabled && draft.isDigital && <Notice tone="info">{t('editor.digital-more')}</Notice>}
      </Card>
    </>
  )
}

function Names({ id, names }: { readonly id: string; readonly names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
