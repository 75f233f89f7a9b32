import { type Format, useFormat } from '@galleria/i18n'
import { parts as shared, Table, useRestoredFocus } from '@galleria/manage'
import { Button, Notice } from '@galleria/ui'
import { type Say, useMessages } from '../../messages/index.ts'
import { type Status, statusName } from '../../shared/status-name.ts'
import { fieldName } from '../field-name.ts'
import type { Conflict } from '../rules/merge.ts'
import { choicesOf } from '../rules/variants.ts'

interface Props {
  readonly conflicts: readonly Conflict[]
  /** Collections and tax groups, of which the draft has the ids. */
  readonly named: readonly { readonly id: string; readonly name: string }[]
  readonly onSettle: (conflict: Conflict, whose: 'mine' | 'theirs') => void
}

/** Fields saved by somebody else and edited here too; each is settled for one side. */
export function Conflicts({ conflicts, named, onSettle }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { ref, ...restored } = useRestoredFocus<HTMLDivElement>()
  if (conflicts.length === 0) return null
  const nameOrValue = (value: unknown) => named.find(({ id }) => id === value)?.name ?? value
  return (
    <div ref={ref} {...restored}>
      <Notice tone="warning" title={t('editor.conflicts', { count: conflicts.length })}>
        <p>{t('editor.conflicts-more')}</p>
        <Table
          label={t('editor.conflicts-table')}
          head={[
            { title: t('editor.conflict-field') },
            { title: t('editor.conflict-mine') },
            { title: t('editor.conflict-theirs') },
            { title: t('editor.conflict-whose') },
          ]}
          rows={conflicts.map((conflict) => ({
            key: `${conflict.field}${conflict.variant ?? ''}${conflict.column ?? ''}`,
            cells: [
              <bdi key="field">{nameOf(conflict, t)}</bdi>,
              <bdi key="mine">{textOf(nameOrValue(conflict.mine), conflict, t, format)}</bdi>,
              <bdi key="theirs">{textOf(nameOrValue(conflict.theirs), conflict, t, format)}</bdi>,
              <span key="whose" className={shared.buttons}>
                <Button
                  size="small"
                  aria-label={t('editor.keep-mine-of', { field: nameOf(conflict, t) })}
                  onClick={() => onSettle(conflict, 'mine')}
                >
                  {t('editor.keep-mine')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('editor.take-theirs-of', { field: nameOf(conflict, t) })}
                  onClick={() => onSettle(conflict, 'theirs')}
                >
                  {t('editor.take-theirs')}
                </Button>
              </span>,
            ],
          }))}
        />
      </Notice>
    </div>
  )
}

function nameOf({ field, variant, column }: Conflict, t: Say): string {
  const name = fieldName(column ?? field, t)
  return variant
    ? t('editor.cell', { column: name, variant: Object.values(choicesOf(variant)).join(' · ') || name })
    : name
}

/** Lists are told by their length: what is in them stands in the editor. */
function textOf(value: unknown, { field }: Conflict, t: Say, format: Format): string {
  if (field === 'publication') return statusName(value as Status, t)
  if (field === 'publishDate' && value) return format.moment(String(value))
  if ((field === 'tags' || field === 'privateTags') && Array.isArray(value)) return value.join(', ') || '–'
  if (field === 'inPos')
    return value === 'FOLLOWS'
      ? t('editor.pos-follows')
      : value === 'SHOWN'
        ? t('editor.pos-shown')
        : t('editor.pos-hidden')
  if (typeof value === 'boolean') return value ? t('editor.yes') : t('editor.no')
  if (Array.isArray(value)) return t('editor.entries', { count: value.length })
  if (typeof value === 'object' && value !== null && 'fileName' in value) return String(value.fileName)
  if (typeof value === 'object' && value !== null)
    return Object.values(value).filter(Boolean).join(' ') || '–'
  const text = String(value ?? '')
    .replace(/<[^>]*>/g, ' ')
    .trim()
  return text.length > 120 ? `${text.slice(0, 120)}…` : text || '–'
}
