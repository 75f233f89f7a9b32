import { parts as shared } from '@galleria/manage'
import { RichField } from '@galleria/rich-text/field'
import { Card, Checkbox, Field, Heading, Select } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import type { ProductDraft } from '../rules/draft.ts'
import { PublicationFields } from './PublicationFields.tsx'

interface Props extends PartProps {
  /** Its kind stays as it was made. */
  readonly isNew: boolean
}

export function Basics({ draft, change, at, isNew }: Props) {
  const t = useMessages()
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('editor.basics')}
      </Heading>
      <Field
        label={t('editor.name')}
        value={draft.name}
        maxLength={80}
        dir="auto"
        error={at('product.name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <RichField
        label={t('editor.description')}
        html={draft.description}
        error={at('product.description')}
        onChange={(description) => change({ description })}
      />
      <PublicationFields {...{ draft, change, at }} />
      {!draft.isDigital && (
        <Select
          label={t('column.in-pos')}
          value={draft.inPos}
          onChange={(event) => change({ inPos: event.target.value as ProductDraft['inPos'] })}
        >
          <option value="FOLLOWS">{t('editor.pos-follows')}</option>
          <option value="SHOWN">{t('editor.pos-shown')}</option>
          <option value="HIDDEN">{t('editor.pos-hidden')}</option>
        </Select>
      )}
      {isNew && (
        <Checkbox checked={draft.isDigital} onChange={(event) => change({ isDigital: event.target.checked })}>
          {t('editor.digital')}
        </Checkbox>
      )}
    </Card>
  )
}
