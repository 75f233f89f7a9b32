import { parts as shared } from '@galleria/manage'
import { Card, Checkbox, Field, Heading, Select } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import type { ProductDraft } from '../rules/draft.ts'
import { Description } from './Description.tsx'

interface Props extends PartProps {
  /** Its kind stays as it was made. */
  readonly isNew: boolean
  /** Changes where the description comes from somewhere else than the keyboard. */
  readonly version: number
}

export function Basics({ draft, change, at, isNew, version }: Props) {
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
      <Description
        key={version}
        label={t('editor.description')}
        html={draft.description}
        error={at('product.description')}
        onChange={(description) => change({ description })}
      />
      <Checkbox checked={draft.visible} onChange={(event) => change({ visible: event.target.checked })}>
        {t('editor.visible')}
      </Checkbox>
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
