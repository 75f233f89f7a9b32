import { useFormat } from '@galleria/i18n'
import { type Entity, EntityPicker, parts as styles, useSend } from '@galleria/manage'
import type { DiscountPreview } from '@galleria/platform-client/discounts'
import { Button, Heading, Notice, QuantityStepper } from '@galleria/ui'
import { useState } from 'react'
import type { SampleProduct } from '../data/sample.ts'
import { useMessages } from '../messages/index.ts'
import type { DiscountDraft, Times } from '../rules/draft.ts'
import { Chosen } from './Chosen.tsx'
import own from './marketing.module.css'

interface Props {
  readonly draft: DiscountDraft
  readonly times: Times
  readonly sample: readonly SampleProduct[]
  readonly currency: string
}

/** A sample cart, priced by the platform with the terms as they are typed. */
export function PreviewPanel({ draft, times, sample, currency }: Props) {
  const t = useMessages()
  const [lines, setLines] = useState(sample)
  const { sent, isSending, send } = useSend<{ preview?: DiscountPreview }>()
  return (
    <aside className={styles.preview} aria-label={t('preview.title')}>
      <Heading level={2} size="lg">
        {t('preview.title')}
      </Heading>
      {lines.length === 0 && <p className={styles.quiet}>{t('preview.no-items')}</p>}
      {lines.length > 0 && <Lines lines={lines} onChange={setLines} />}
      {/* The list above has the goods of the cart, with their quantities. */}
      <EntityPicker
        of="products"
        label={t('preview.add')}
        value={[]}
        onChange={(found) => setLines(withProducts(lines, found))}
      />
      <div className={styles.buttons}>
        <Button
          pending={isSending}
          aria-disabled={lines.length === 0 || undefined}
          onClick={() => send({ intent: 'preview', draft, times, sample: lines })}
        >
          {t('preview.do')}
        </Button>
      </div>
      <div role="status">
        {sent?.preview && <Result preview={sent.preview} currency={currency} />}
        {(sent?.errors || sent?.problem) && (
          <Notice tone="danger">{sent.problem ?? t('preview.faults')}</Notice>
        )}
      </div>
    </aside>
  )
}

const withProducts = (lines: readonly SampleProduct[], found: readonly Entity[]) => [
  ...lines,
  ...found
    .map(({ id, name }) => ({ scope: `product:${id}`, name, quantity: 1 }))
    .filter(({ scope }) => !lines.some((line) => line.scope === scope)),
]

interface LinesProps {
  readonly lines: readonly SampleProduct[]
  readonly onChange: (lines: readonly SampleProduct[]) => void
}

function Lines({ lines, onChange }: LinesProps) {
  const t = useMessages()
  return (
    <Chosen
      chosen={lines}
      control={(line) => (
        <QuantityStepper
          label={t('preview.quantity', { name: line.name })}
          value={line.quantity}
          max={100}
          onChange={(quantity) =>
            onChange(lines.map((each) => (each === line ? { ...each, quantity } : each)))
          }
        />
      )}
      onRemove={(removed) => onChange(lines.filter((line) => line !== removed))}
    />
  )
}

function Result({ preview, currency }: { readonly preview: DiscountPreview; readonly currency: string }) {
  const t = useMessages()
  const format = useFormat()
  const money = (amount: string) => format.money(amount, currency)
  const reasons = {
    CONDITION_NOT_MET: t('preview.condition'),
    NO_MATCHING_ITEMS: t('preview.no-match'),
    LARGER_DISCOUNT_APPLIES: t('preview.larger'),
  }
  return (
    <>
      {preview.reason && <Notice tone="warning">{reasons[preview.reason as keyof typeof reasons]}</Notice>}
      {preview.freeShipping && <p>{t('preview.shipping')}</p>}
      <dl className={own.totals}>
        <dt>{t('preview.subtotal')}</dt>
        <dd>{money(preview.subtotal)}</dd>
        <dt>{t('preview.off')}</dt>
        <dd>
          <strong>{format.money(-Number(preview.amount) || 0, currency)}</strong>
        </dd>
        {preview.others.map(({ id, name, amount }) => (
          <div key={id} className={own.total}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>{format.money(-Number(amount), currency)}</dd>
          </div>
        ))}
        <dt>{t('preview.total')}</dt>
        <dd>
          <strong>{money(preview.subtotalAfterDiscounts)}</strong>
        </dd>
      </dl>
    </>
  )
}
