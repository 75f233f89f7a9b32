import { Link, useLocation, useNavigate, useNavigation } from '@galleria/router'
import { Button, ButtonLink, EmptyState, inStyle, Skeleton } from '@galleria/ui'
import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { lazy, type MouseEvent, Suspense, useMemo, useRef, useState } from 'react'
import { withoutPage } from '../list/list-query.ts'
import { useMessages } from '../messages/index.ts'
import { BulkBar } from './BulkBar.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import type { Column } from './column.ts'
import { useKeptColumns } from './kept-columns.ts'
import { Pager } from './Pager.tsx'
import { TableRow } from './TableRow.tsx'
import styles from './table.module.css'
import type { DataTableProps } from './table-props.ts'
import { useRowKeys } from './use-row-keys.ts'

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }))
const ColumnsDialog = lazy(async () => ({ default: (await import('./TableDialogs.tsx')).ColumnsDialog }))
const KeysDialog = lazy(async () => ({ default: (await import('./TableDialogs.tsx')).KeysDialog }))

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })
type Features = typeof features

/** Rows from which on only those in sight are drawn. */
const MANY = 120
const SKELETONS = 8
const none: readonly never[] = []

export default function TableView<Row>(props: DataTableProps<Row>) {
  const { list, label, columns, rows, keyOf, nameOf, linkOf, bulk, count, found, owner = '' } = props
  const t = useMessages()
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const isFollowing = navigation.state === 'loading' && navigation.location.pathname === pathname
  const isLoading = props.isLoading ?? isFollowing
  const { kept, keep } = useKeptColumns(list, owner)
  const shown = kept ?? columns.filter(({ hidden }) => !hidden).map(({ id }) => id)
  const [isChoosing, setChoosing] = useState(false)
  const query = withoutPage(search)
  const [picked, setPicked] = useState<Picked>({ of: query, keys: {}, isAll: false })
  // The selection belonged to another query.
  const now = picked.of === query ? picked : { of: query, keys: {}, isAll: false }

  const definitions = useMemo(() => columns.map((column) => ({ id: column.id })), [columns])
  const table = useTable<Features, Row & object>({
    features,
    columns: definitions,
    data: (rows ?? none) as readonly (Row & object)[],
    getRowId: (row) => keyOf(row),
    state: {
      rowSelection: now.keys,
      columnVisibility: Object.fromEntries(
        columns.map(({ id }, index) => [id, index === 0 || shown.includes(id)]),
      ),
    },
    onRowSelectionChange: (change) =>
      setPicked({
        of: query,
        isAll: false,
        keys: typeof change === 'function' ? change(now.keys) : change,
      }),
    isRowRangeSelectionEvent: (event) =>
      (event as { nativeEvent?: MouseEvent }).nativeEvent?.shiftKey === true,
  })
  const lines = table.getRowModel().rows
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  const keys = Object.keys(now.keys)
  const [scroll, setScroll] = useState<HTMLElement | null>(null)
  const reveal = useRef<(index: number) => void>(undefined)
  const { onKeyDown, isHelp, setHelp } = useRowKeys({
    count: lines.length,
    reveal: (index) => reveal.current?.(index),
  })
  const open = useOpen()
  const isMany = lines.length > MANY
  const clear = () => setPicked({ of: query, keys: {}, isAll: false })
  const selected = now.isAll ? (count ?? keys.length) : keys.length
  const line = (index: number) => {
    const row = lines[index]
    if (!row) return null
    return (
      <TableRow
        key={row.id}
        row={row.original as Row}
        index={index}
        columns={visible}
        name={nameOf(row.original as Row)}
        link={linkOf?.(row.original as Row)}
        pick={
          bulk && {
            isPicked: now.isAll || row.getIsSelected(),
            onPick: row.getToggleSelectedHandler(),
          }
        }
        isOfMany={isMany}
      />
    )
  }

  if (rows && rows.length === 0) {
    return (
      <div className={styles.list} aria-busy={isLoading || undefined}>
        <p role="status" className={styles.found}>
          {found ?? t('table.rows', { count: 0 })}
        </p>
        {props.empty ?? <Nothing isNarrowed={query !== ''} />}
        {props.pages && <Pager label={label} {...props.pages} />}
      </div>
    )
  }
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        {bulk && selected > 0 ? (
          <BulkBar
            selection={{ keys: now.isAll ? none : keys, isAll: now.isAll, count: selected, clear }}
            canSelectAll={
              !now.isAll && props.canSelectAll && count !== undefined && count > keys.length
                ? count
                : undefined
            }
            onAll={() => setPicked({ of: query, keys: {}, isAll: true })}
          >
            {bulk}
          </BulkBar>
        ) : (
          <p role="status" className={styles.found}>
            {rows && (found ?? t('table.rows', { count: count ?? rows.length }))}
          </p>
        )}
        <div className={styles.tools}>
          {props.tools}
          <Button size="small" variant="quiet" onClick={() => setChoosing(true)} className={styles.choose}>
            {t('table.columns')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('table.keys')}
            title={t('table.keys')}
            onClick={() => setHelp(true)}
            className={styles.help}
          >
            ?
          </Button>
        </div>
      </div>
      <section
        ref={setScroll}
        className={styles.scroll}
        data-many={isMany || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1).
        tabIndex={0}
        aria-label={label}
        aria-busy={isLoading || rows === undefined || undefined}
        onKeyDown={onKeyDown}
        onClick={open}
        onAuxClick={open}
      >
        <table className={styles.table} aria-rowcount={isMany ? lines.length + 1 : undefined}>
          <colgroup>
            {bulk && <col className={styles.pickColumn} />}
            {visible.map(({ id, width }) => (
              <col key={id} ref={width ? inStyle({ inlineSize: width }) : undefined} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={isMany ? 1 : undefined}>
              {bulk && (
                <th scope="col" className={styles.pick}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('table.pick-page')}
                      checked={now.isAll || table.getIsAllRowsSelected()}
                      ref={(box) => {
                        if (box) box.indeterminate = !now.isAll && table.getIsSomeRowsSelected()
                      }}
                      onChange={() => (now.isAll ? clear() : table.toggleAllRowsSelected())}
                    />
                  </label>
                </th>
              )}
              {visible.map((column) => (
                <ColumnHead key={column.id} column={column as Column<unknown>} />
              ))}
            </tr>
          </thead>
          {isMany && scroll ? (
            <Suspense fallback={<tbody>{lines.slice(0, MANY).map((_, index) => line(index))}</tbody>}>
              <VirtualRows
                count={lines.length}
                span={visible.length + (bulk ? 1 : 0)}
                scroll={scroll}
                reveal={reveal}
                line={line}
              />
            </Suspense>
          ) : (
            <tbody>
              {rows
                ? lines.slice(0, MANY).map((_, index) => line(index))
                : Array.from({ length: SKELETONS }, (_, index) => (
                    <tr key={index}>
                      <td colSpan={visible.length + (bulk ? 1 : 0)}>
                        <Skeleton className={styles.waiting} />
                      </td>
                    </tr>
                  ))}
            </tbody>
          )}
        </table>
      </section>
      {props.pages && <Pager label={label} {...props.pages} />}
      <Suspense>
        {isChoosing && (
          <ColumnsDialog
            columns={columns as readonly Column<unknown>[]}
            shown={shown}
            onShow={keep}
            onClose={() => setChoosing(false)}
          />
        )}
        {isHelp && <KeysDialog canPick={bulk !== undefined} onClose={() => setHelp(false)} />}
      </Suspense>
    </div>
  )
}

interface Picked {
  readonly of: string
  readonly keys: Record<string, true>
  readonly isAll: boolean
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const t = useMessages()
  const { pathname } = useLocation()
  return (
    <EmptyState
      title={isNarrowed ? t('table.none') : t('table.empty')}
      description={isNarrowed ? t('table.none-more') : undefined}
      action={
        isNarrowed && (
          <ButtonLink as={Link} to={pathname}>
            {t('filters.clear')}
          </ButtonLink>
        )
      }
    />
  )
}

/** A press anywhere on a row opens its link, unless it was on a control, or text was being selected. */
function useOpen() {
  const navigate = useNavigate()
  return ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
    const pressed = target as Element
    if (pressed.closest('a, button, input, label, select, textarea, summary, [role="button"]')) return
    const link = pressed.closest('[data-index]')?.querySelector<HTMLAnchorElement>('a[data-open]')
    if (!link || button > 1 || getSelection()?.isCollapsed === false) return
    if (button === 1 || ctrlKey || metaKey || shiftKey) window.open(link.href, '_blank', 'noopener')
    else void navigate(link.dataset.open ?? '')
  }
}
