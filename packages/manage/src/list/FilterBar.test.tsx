import { defineModule } from '@galleria/federation'
import { renderModule } from '@galleria/federation/testing'
import { Link } from '@galleria/router'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPart } from '../kit.fixture.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { Filter } from './filters.ts'

afterEach(cleanup)

const filters: readonly Filter[] = [
  {
    name: 'status',
    label: 'Status',
    isMany: true,
    choices: [
      { value: 'OPEN', label: 'Open' },
      { value: 'DONE', label: 'Done' },
    ],
  },
  { name: 'channel', label: 'Channel', choices: [{ value: 'web', label: 'Web' }] },
  { name: 'min', label: 'At least', type: 'number' },
]
const tabs = [
  { label: 'All', query: '' },
  { label: 'To send', query: 'sent=no', count: 1200 },
]

const open = (at = '/list') =>
  openPart(
    <FilterBar label="Find orders" words="Name or number" filters={filters} dates="Date" tabs={tabs} />,
    { at },
  )

test('The list follows the words that are typed, keeps the field and leaves no step in the history', async () => {
  const { router, user } = open('/list?sort=-total&cursor=x')
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Name or number' })
  await user.type(field, 'ada ')
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-total&q=ada'))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('ada ')
  await user.clear(field)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-total'))
})

/** List beside a row, a tab and a page that takes longer than the pause after typing. */
function openSlowly() {
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 700, null))
  const List = () => (
    <>
      <FilterBar label="Find orders" words="Name or number" tabs={tabs} />
      <Link to="/list/1">First row</Link>
    </>
  )
  const routes = [
    { path: 'list', Component: List, loader: slowly },
    { path: 'list/1', Component: () => <p>The first order</p>, loader: slowly },
  ]
  return renderModule(defineModule({ name: 'manage', routes }), { at: '/list' })
}

test('A row that is opened right after typing stays open', async () => {
  const { router, user } = openSlowly()
  await user.type(await screen.findByRole('searchbox'), 'ada')
  await user.click(screen.getByRole('link', { name: 'First row' }))
  expect(await screen.findByText('The first order', {}, { timeout: 2000 })).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(router.state.location.pathname + router.state.location.search).toBe('/list/1')
})

test('A tab that is opened right after typing is searched for the words', async () => {
  const { router, user } = openSlowly()
  await user.type(await screen.findByRole('searchbox'), 'ada')
  await user.click(screen.getByRole('link', { name: /To send/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?sent=no&q=ada'), { timeout: 3000 })
})

test('Chosen filters stand in the URL and as chips, each of which drops one', async () => {
  const { router, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Filters', expanded: false }))
  await user.click(screen.getByRole('checkbox', { name: 'Open' }))
  await user.click(screen.getByRole('checkbox', { name: 'Done' }))
  await user.selectOptions(screen.getByLabelText('Channel'), 'web')
  await user.type(screen.getByLabelText('At least'), '20')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?status=OPEN&status=DONE&channel=web&min=20'),
  )
  const chips = await screen.findByRole('list', { name: 'Active filters' })
  await user.click(within(chips).getByRole('link', { name: 'Remove filter Status: Done' }))
  await waitFor(() => expect(router.state.location.search).toBe('?channel=web&min=20&status=OPEN'))
  await user.click(screen.getByRole('link', { name: 'Clear all' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull())
})

test('A period fills both days, and other days can be typed', async () => {
  const { router, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.selectOptions(screen.getByLabelText('Period'), 'Today')
  const from = screen.getByLabelText<HTMLInputElement>('Date from')
  expect(from.value).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await user.clear(from)
  await user.type(from, '2026-01-31')
  await user.clear(screen.getByLabelText('Date to'))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-31'))
})

test('A tab says how many it has and which one is shown', async () => {
  const { router, user } = open('/list?q=ada')
  const nav = await screen.findByRole('navigation')
  expect(within(nav).getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page')
  await user.click(within(nav).getByRole('link', { name: /To send.*1,200/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=ada&sent=no'))
})
