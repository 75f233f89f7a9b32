import { useFormat } from '@galleria/i18n'
import { type Column, DataTable, useSend } from '@galleria/manage'
import type { Coupon } from '@galleria/platform-client/discounts'
import { EmptyState } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { discountCopy, stateName } from '../rules/copy.ts'
import { pagesOf, type State } from '../rules/list.ts'
import { EndButton } from './EndButton.tsx'
import { Frame } from './Frame.tsx'
import { ListSearch } from './ListSearch.tsx'
import { StateBadge } from './StateBadge.tsx'

/** Row of a list of codes or of automatic discounts. */
export interface ListedDiscount {
  readonly id: string
  readonly revision?: string | null | undefined
  readonly name: string
  /** Code that shoppers enter; automatic discounts have none. */
  readonly code?: string
  readonly discount: Coupon['discount']
  readonly state: State
  readonly used: number
  readonly limit?: number | null | undefined
  readonly start: string | undefined
  readonly end: string | undefined
}

interface Props {
  readonly list: string
  readonly title: string
  /** Label of the search. */
  readonly find: string
  /** Address of the editors, to which an id is appended. */
  readonly path: string
  readonly states: readonly State[]
  readonly rows: readonly ListedDiscount[]
  readonly query: string
  readonly cursors: Parameters<typeof pagesOf>[1]
  /** ISO 4217. */
  readonly currency: string
  /** Columns that name a row. */
  readonly names: readonly Column<ListedDiscount>[]
  /** Name of the order by uses, which codes and rules call differently. */
  readonly usedSort: string
  readonly none: { readonly title: string; readonly description: string }
  readonly isOwner: boolean
  /** False for a role that reads alone. */
  readonly mayChange: boolean
  readonly actions: ReactNode
}

/** List of discounts by state, with the number of uses; both kinds end and are copied from it. */
export function DiscountList(props: Props) {
  const { list, title, find, path, states, rows, query, cursors, currency, mayChange } = props
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  const date = (text: string | undefined) => (text ? format.date(text, { dateStyle: 'medium' }) : '–')
  const acts: Column<ListedDiscount> = {
    id: 'acts',
    header: t('list.acts'),
    cell: ({ id, revision, name, code = name, state, start }) => (
      <EndButton
        name={code}
        canEnd={state === 'LIVE'}
        pending={isSending}
        copy={`${path}/new?copy=${id}`}
        onEnd={() => send({ intent: 'end', id, revision, start })}
      />
    ),
  }
  return (
    <Frame title={title} isOwner={props.isOwner} actions={mayChange && props.actions}>
      <ListSearch
        query={query}
        label={find}
        states={states.map((value) => ({ value, name: stateName(value, t) }))}
      />
      <div role="status">{sent?.problem}</div>
      <DataTable<ListedDiscount>
        list={list}
        label={title}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name, code = name }) => code}
        linkOf={({ id }) => `${path}/${id}`}
        pages={pagesOf(query, cursors)}
        empty={<EmptyState {...props.none} />}
        columns={[
          ...props.names,
          {
            id: 'gives',
            header: t('list.gives'),
            cell: ({ discount }) => discountCopy(discount, { t, format, currency }),
            phone: 'secondary',
          },
          {
            id: 'state',
            header: t('list.state'),
            cell: ({ state }) => <StateBadge state={state} />,
            sort: 'status',
            phone: 'end',
          },
          {
            id: 'used',
            header: t('list.used'),
            align: 'end',
            sort: props.usedSort,
            sortFirst: 'desc',
            phone: 'secondary',
            cell: ({ used, limit }) => (limit ? t('list.used-of', { used, limit }) : format.number(used)),
          },
          { id: 'start', header: t('list.start'), cell: ({ start }) => date(start) },
          { id: 'end', header: t('list.end'), cell: ({ end }) => date(end) },
          ...(mayChange ? [acts] : []),
        ]}
      />
    </Frame>
  )
}
