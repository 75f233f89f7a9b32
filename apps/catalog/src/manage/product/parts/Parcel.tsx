import { parts as shared } from '@galleria/manage'
import { Card, Field, Heading } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import type { SizeDraft } from '../rules/sizes.ts'
import { lengths } from '../rules/units.ts'
import { keyOf, newVariant } from '../rules/variants.ts'
import { NumberField } from './NumberField.tsx'
import { UnitSelect } from './UnitSelect.tsx'

/** Stock codes of the product, and the size of its parcel. */
export function Parcel({ draft, change, at, hasSku }: PartProps & { readonly hasSku: boolean }) {
  const t = useMessages()
  const only = draft.options.length === 0 ? (draft.variants[keyOf({})] ?? newVariant) : undefined
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {draft.isDigital ? t('editor.codes') : t('editor.parcel')}
      </Heading>
      <div className={shared.inline}>
        {hasSku && (
          <Field
            label={t('editor.sku')}
            dir="ltr"
            maxLength={40}
            value={draft.sku}
            error={at('product.sku')}
            onChange={(event) => change({ sku: event.target.value })}
          />
        )}
        {only && (
          <Field
            label={t('column.barcode')}
            dir="ltr"
            maxLength={40}
            value={only.barcode}
            error={at('product.barcode')}
            onChange={(event) =>
              change({ variants: { [keyOf({})]: { ...only, barcode: event.target.value } } })
            }
          />
        )}
        {!draft.isDigital && (
          <NumberField
            label={t('editor.weight')}
            value={draft.weight}
            error={at('product.weight')}
            onChange={(weight) => change({ weight })}
          />
        )}
      </div>
      {!draft.isDigital && (
        <>
          <SizeFields
            legend={t('column.size')}
            size={draft.size}
            problem={(side) => at(`product.size.${side}`)}
            onChange={(size) => change({ size })}
          />
          <SizeFields
            legend={t('column.package-size')}
            size={draft.packageSize}
            problem={(side) => at(`product.packageSize.${side}`)}
            onChange={(packageSize) => change({ packageSize })}
          />
          {!only && <p className={shared.quiet}>{t('editor.size-variants')}</p>}
        </>
      )}
    </Card>
  )
}

interface SizeProps {
  readonly legend: string
  readonly size: SizeDraft
  readonly problem: (side: 'length' | 'width' | 'height') => string | undefined
  readonly onChange: (size: SizeDraft) => void
}

function SizeFields({ legend, size, problem, onChange }: SizeProps) {
  const t = useMessages()
  const names = {
    length: t('editor.size-length'),
    width: t('editor.size-width'),
    height: t('editor.size-height'),
  }
  return (
    <fieldset className={styles.sizes}>
      <legend>{legend}</legend>
      {(['length', 'width', 'height'] as const).map((side) => (
        <NumberField
          key={side}
          label={names[side]}
          value={size[side]}
          error={problem(side)}
          onChange={(value) => onChange({ ...size, [side]: value })}
        />
      ))}
      <UnitSelect
        label={t('editor.size-unit')}
        value={size.unit}
        among={lengths}
        onChange={(unit) => onChange({ ...size, unit })}
      />
    </fieldset>
  )
}
