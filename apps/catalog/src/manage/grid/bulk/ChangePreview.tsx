import { parts, Table } from '@galleria/manage'
import type { BulkPreview } from '@galleria/platform-client/catalog-bulk'
import { Button } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { EditCells } from '../../parts/EditCells.tsx'
import { RefusedList } from '../../parts/RefusedList.tsx'
import { type BulkCall, type Change, isWithoutCell, type Preview } from '../rules/bulk.ts'
import { type Speech, textOf } from '../rules/text.ts'

/** Preview of a change: of loaded cells, or of all rows found, as the platform reports it. */
export type ShownPreview =
  | (Preview & { readonly by: 'cells'; readonly of: Change; readonly names: ReadonlyMap<string, string> })
  | {
      readonly by: 'job'
      readonly call: BulkCall
      /** Picked products; without them all that are found. */
      readonly ids?: readonly string[]
      readonly preview: NamedPreview
    }

/** Names are those of brands and ribbons. */
export interface NamedPreview extends BulkPreview {
  readonly namesById: Readonly<Record<string, string>>
}

interface Props {
  readonly looked: ShownPreview
  readonly speech: Speech
  readonly currency: string
  readonly isBusy: boolean
  readonly onApply: () => void
}

const numbers: ReadonlySet<Change['what']> = new Set(['price', 'cost', 'weight', 'stock'])

/** Lines that are shown of however many. */
const SHOWN = 10

export function ChangePreview({ looked, speech, currency, isBusy, onApply }: Props) {
  const t = useMessages()
  const isJob = looked.by === 'job'
  const counts = isJob
    ? {
        changed: looked.preview.changed,
        same: looked.preview.unchanged,
        impossible: looked.preview.refused,
      }
    : { changed: looked.step.length, same: looked.same, impossible: looked.impossible }
  const isSample = isJob && looked.preview.total > looked.preview.checked
  return (
    <div className={parts.preview}>
      <p role="status">
        {isSample && `${t('bulk.sample', { count: looked.preview.checked })} `}
        {t('bulk.would', counts)}
      </p>
      {counts.changed > 0 &&
        (isJob ? <Rows preview={looked.preview} currency={currency} /> : <Cells {...{ looked, speech }} />)}
      {counts.changed > SHOWN && (
        <p className={parts.quiet}>{t('edit.more-cells', { count: counts.changed - SHOWN })}</p>
      )}
      {isJob && <Refusals preview={looked.preview} />}
      {isJob && (
        <p className={parts.quiet}>
          {'set' in looked.call || 'adjust' in looked.call ? t('bulk.job') : t('bulk.job-plain')}
        </p>
      )}
      <div className={parts.buttons}>
        <Button
          variant="primary"
          disabled={counts.changed === 0 && !isSample}
          pending={isBusy}
          onClick={onApply}
        >
          {isJob && !looked.ids
            ? t('bulk.do-all', { count: looked.preview.total })
            : t('bulk.do', { count: counts.changed })}
        </Button>
      </div>
    </div>
  )
}

interface CellsProps {
  readonly looked: Extract<ShownPreview, { by: 'cells' }>
  readonly speech: Speech
}

function Cells({ looked: { step, of, names }, speech }: CellsProps) {
  const t = useMessages()
  const worded = (value: Parameters<typeof textOf>[0]) =>
    (isWithoutCell(of.what) ? '' : textOf(value, of.what, speech)) || '–'
  const isNumber = numbers.has(of.what)
  return (
    <Table
      label={t('bulk.preview')}
      head={[
        { title: t('column.name') },
        { title: t('bulk.before'), isNumber },
        { title: t('bulk.after'), isNumber },
      ]}
      rows={step.slice(0, SHOWN).map(({ id, from, to }) => ({
        key: id,
        cells: [<bdi key="name">{names.get(id)}</bdi>, worded(from), worded(to)],
      }))}
    />
  )
}

interface RowsProps {
  readonly preview: NamedPreview
  readonly currency: string
}

/** Cell by cell, those of variants too. */
function Rows({ preview: { rows, namesById }, currency }: RowsProps) {
  const t = useMessages()
  return (
    <Table
      label={t('bulk.preview')}
      head={[{ title: t('column.name') }, { title: t('bulk.preview') }]}
      rows={rows
        .filter(({ cells }) => cells.length > 0)
        .slice(0, SHOWN)
        .map(({ productId, name, cells }) => ({
          key: productId,
          cells: [
            <bdi key="name">{name}</bdi>,
            <EditCells key="cells" {...{ cells, currency, namesById }} />,
          ],
        }))}
    />
  )
}

function Refusals({ preview: { rows, refused: count } }: { readonly preview: BulkPreview }) {
  const refused = rows.flatMap(({ productId, error }) => (error ? [{ id: productId, ...error }] : []))
  const names = Object.fromEntries(rows.map(({ productId, name }) => [productId, name]))
  return <RefusedList refused={refused.slice(0, SHOWN)} names={names} count={count} />
}
