import { languageOf } from '@galleria/i18n'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPart } from '../kit.fixture.tsx'
import { messages } from '../messages/index.ts'
import type { Column } from './column.ts'
import { DataTable, loadTable } from './DataTable.tsx'
import type { DataTableProps } from './table-props.ts'

interface Order {
  readonly id: string
  readonly number: string
  readonly total: number
}

const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number, sort: 'number' },
  {
    id: 'total',
    header: 'Total',
    cell: ({ total }) => total,
    align: 'end',
    sort: 'total',
    sortFirst: 'desc',
  },
  { id: 'note', header: 'Note', cell: () => <button type="button">Open note</button>, hidden: true },
]
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({ id: `o${index}`, number: `#${100 + index}`, total: index }))

beforeAll(() => loadTable())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

function open(props: Partial<DataTableProps<Order>> = {}, at = '/list') {
  return openPart(
    <DataTable
      list="orders"
      label="Orders"
      columns={columns}
      rows={orders(3)}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
      linkOf={({ id }) => `/list/${id}`}
      {...props}
    />,
    { at },
  )
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('A table shows its rows, names each by its first cell, and says how many there are', async () => {
  open({ count: 12 })
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(names()).toEqual(['#100', '#101', '#102'])
  expect(screen.getByRole('status').textContent).toBe('12 rows')
  expect(screen.getByRole('link', { name: '#101' }).getAttribute('href')).toBe('/list/o1')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('A press anywhere on a row opens it, but not a press on a control within it', async () => {
  localStorage.setItem('galleria.manage.orders.columns.', '["number","total","note"]')
  const { router, user } = open()
  await user.click((await screen.findAllByRole('button', { name: 'Open note' }))[1] as HTMLElement)
  expect(router.state.location.pathname).toBe('/list')
  await user.click(screen.getByRole('cell', { name: '2' }))
  expect(router.state.location.pathname).toBe('/list/o2')
})

test('A header sorts by its column, the usual way first and then the other, from the first page', async () => {
  const { router, user } = open({}, '/list?status=OPEN&cursor=abc')
  await user.click(await screen.findByRole('link', { name: 'Total' }))
  expect(router.state.location.search).toBe('?status=OPEN&sort=-total')
  const orderOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
  await waitFor(() => expect(orderOf('Total')).toBe('descending'))
  await user.click(screen.getByRole('link', { name: 'Total' }))
  expect(router.state.location.search).toBe('?status=OPEN&sort=total')
  expect(orderOf('Order')).toBeNull()
})

test('Arrows and letters move among rows, select and open, and a question mark tells of them', async () => {
  const { router, user } = open({ bulk: ({ count }) => <p>{`Send ${count}`}</p> })
  const table = await screen.findByRole('region', { name: 'Orders' })
  table.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('#100')
  await user.keyboard('jj')
  expect(document.activeElement?.textContent).toBe('#102')
  await user.keyboard('k')
  await user.keyboard('x')
  expect(screen.getByText('Send 1')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select #101' }).checked).toBe(true)
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).getByText('Select the row')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('#101'))
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/list/o1')
})

test('Letters that are typed into a field of a cell stay letters', async () => {
  const field: Column<Order> = { id: 'field', header: 'Field', cell: () => <input aria-label="Tracking" /> }
  const { user } = open({ columns: [...columns, field], bulk: () => null })
  const [input] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Tracking' })
  await user.type(input as HTMLInputElement, 'jkx?')
  expect(input?.value).toBe('jkx?')
  expect(screen.queryByText(/selected/)).toBeNull()
})

test('Selected rows bring a bar, which can mean all that is found, and another query clears them', async () => {
  const seen: unknown[] = []
  const bulk: DataTableProps<Order>['bulk'] = (selection) => {
    seen.push({ keys: selection.keys, isAll: selection.isAll, count: selection.count })
    return <button type="button">Archive</button>
  }
  const { router, user } = open({ bulk, count: 40, canSelectAll: true })
  await user.click(await screen.findByRole('checkbox', { name: 'Select #100' }))
  expect(seen.at(-1)).toEqual({ keys: ['o0'], isAll: false, count: 1 })
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(seen.at(-1)).toEqual({ keys: ['o0', 'o1', 'o2'], isAll: false, count: 3 })
  await user.click(screen.getByRole('button', { name: 'Select all 40' }))
  expect(seen.at(-1)).toEqual({ keys: [], isAll: true, count: 40 })
  expect(screen.getByRole('status').textContent).toBe('40 selected')
  await router.navigate('/list?status=OPEN')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull())
})

test('The shift key selects the rows between two', async () => {
  const { user } = open({ bulk: () => null, rows: orders(6) })
  await user.click(await screen.findByRole('checkbox', { name: 'Select #101' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select #104' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('4 selected')).toBeTruthy()
})

test('Columns that a person chose are there again, for them alone', async () => {
  const { user } = open({ owner: 'ada' })
  expect(await screen.findByRole('columnheader', { name: 'Total' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const dialog = await screen.findByRole('dialog', { name: 'Columns' })
  expect(within(dialog).queryByRole('checkbox', { name: 'Order' })).toBeNull()
  await user.click(within(dialog).getByRole('checkbox', { name: 'Total' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Note' }))
  cleanup()
  open({ owner: 'ada' })
  expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Note',
  ])
  cleanup()
  open({ owner: 'grace' })
  expect(await screen.findByRole('columnheader', { name: 'Total' })).toBeTruthy()
})

test('A table without rows says whether filters are the reason, and offers to clear them', async () => {
  open({ rows: [] }, '/list?q=nobody')
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/list')
  expect(screen.getByRole('status').textContent).toBe('0 rows')
  cleanup()
  open({ rows: [] })
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
})

test('A table that waits for its first rows is busy', async () => {
  open({ rows: undefined })
  expect((await screen.findByRole('region')).getAttribute('aria-busy')).toBe('true')
})

test('A long list has only the rows in sight in the page, with their place among all', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  open({ rows: orders(5000) })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001'))
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeLessThan(100))
  const [first] = screen.getAllByRole('rowheader')
  expect(first?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('Pages are linked by their addresses', async () => {
  open({ pages: { first: '?', next: '?cursor=b' } })
  const nav = await screen.findByRole('navigation', { name: 'Pages of Orders' })
  expect(within(nav).getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/list?cursor=b')
})

test('A table speaks the language of the page', async () => {
  await messages.load('ar')
  openPart(
    <DataTable
      list="orders"
      label="Orders"
      columns={columns}
      rows={orders(2)}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
    />,
    { language: languageOf('/ar') },
  )
  expect((await screen.findByRole('status')).textContent).toBe('صفان')
})
