import { ManageBarContext } from '@galleria/federation'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Chart } from '../chart/Chart.tsx'
import { openPart } from '../kit.fixture.tsx'
import { AddressBlock } from './AddressBlock.tsx'
import { LetterLink } from './LetterLink.tsx'
import { StatCard, Stats } from './StatCard.tsx'
import { Timeline } from './Timeline.tsx'

afterEach(cleanup)

test('A timeline tells by day who did what and when, in the zone of the store', async () => {
  const events = [
    { id: 'b', at: '2026-03-01T16:30:00Z', title: 'Order canceled', who: 'Ada', detail: 'Out of stock' },
    { id: 'a', at: '2026-03-01T09:00:00Z', title: 'Order placed' },
  ]
  openPart(<Timeline label="History" events={events} />, { site: { timeZone: 'Asia/Tokyo' } })
  const region = await screen.findByRole('region', { name: 'History' })
  expect(
    within(region)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['March 2, 2026', 'March 1, 2026'])
  const [canceled, placed] = within(region).getAllByRole('listitem')
  expect(canceled?.textContent).toMatch(/^Order canceledby \u2068Ada\u2069 · 1:30\sAMOut of stock$/)
  expect(placed?.textContent).toMatch(/Automatic · 6:00\sPM/)
})

test('A figure says how it changed, and whether that is good', async () => {
  openPart(
    <Stats>
      <StatCard label="Sales" value="$1,200" change={0.124} to="/elsewhere" />
      <StatCard label="Returns" value="3" change={-0.5} better="less" />
      <StatCard label="Orders" value="12" change={0} note="today" />
    </Stats>,
  )
  expect((await screen.findByText('12% more than before')).dataset.good).toBe('true')
  expect(screen.getByText('50% less than before').dataset.good).toBe('true')
  expect(screen.getByText('No change').dataset.good).toBeUndefined()
  expect(screen.getByRole('link', { name: 'Sales' }).getAttribute('href')).toBe('/elsewhere')
})

test('An address has a line for each part that is known, and the name of its country', async () => {
  openPart(
    <AddressBlock
      name="Ada Lovelace"
      phone="+44 20 7946 0000"
      address={{
        addressLine: 'St James 1',
        city: 'London',
        postalCode: 'SW1',
        country: 'GB',
        subdivision: null,
      }}
    />,
  )
  const address = (await screen.findByText('Ada Lovelace')).closest('address')
  expect([...(address?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Ada Lovelace', 'St James 1', 'SW1 London', 'United Kingdom', '+44 20 7946 0000'],
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+442079460000')
})

test.each(['bars', 'line'] as const)('A chart of %s has its figures as a table too', async (kind) => {
  openPart(
    <Chart
      title="Sales"
      kind={kind}
      what="Day"
      labels={['Mon', 'Tue']}
      series={[
        { name: 'This week', values: [10, -20] },
        { name: 'Last week', values: [5, 0] },
      ]}
      format={(value) => `${value} €`}
    />,
  )
  const table = await screen.findByRole('table', { hidden: true })
  const cells = within(table).getAllByRole('row', { hidden: true })
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'DayThis weekLast week',
    'Mon10 €5 €',
    'Tue-20 €0 €',
  ])
  const drawing = table.closest('figure')?.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.querySelectorAll('path').length).toBe(kind === 'line' ? 2 : 0)
})

test('A link to an email is there for a role that sees emails, and for no other', async () => {
  const links = [
    { section: 'marketing', label: 'Emails', to: '/manage/marketing/letters', order: 1, area: 'marketing' },
  ]
  const page = (role: string) => (
    <ManageBarContext value={{ links, role } as never}>
      <p>Page</p>
      <LetterLink kind="gift-card" />
    </ManageBarContext>
  )
  openPart(page('EDITOR'))
  const link = await screen.findByRole('link', { name: 'Edit the email' })
  expect(link.getAttribute('href')).toBe('/manage/marketing/letters/gift-card')
  cleanup()
  openPart(page('PACKER'))
  await screen.findByText('Page')
  expect(screen.queryByRole('link')).toBeNull()
})
