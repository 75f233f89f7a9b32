import { renderInModule } from '@galleria/federation/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import module from '../../module.ts'
import { Devices } from './Devices.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const session = (id: string, lastSeenDate: string, current = false) => ({
  ...{ id, current, lastSeenDate, createdDate: lastSeenDate, ipAddress: '192.0.2.7' },
  userAgent: 'Mozilla/5.0 (Macintosh) Firefox/140.0',
})

test('A session says whether it is active, or when it was last seen to the minute, and from where', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T20:00:00Z') })
  const sessions = [
    session('a', '2026-11-23T19:59:00Z', true),
    session('b', '2026-11-23T15:12:00Z'),
    session('c', '2026-11-20T08:05:00Z'),
  ]
  renderInModule(module, <Devices sessions={sessions} doing={undefined} />)
  const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent?.replace(/\s+/g, ' '))
  expect(lines[0]).toContain('Active now · IP 192.0.2.7')
  expect(lines[1]).toContain('Last seen today, 3:12 PM · IP 192.0.2.7')
  expect(lines[2]).toContain('Last seen November 20, 2026 at 8:05 AM · IP 192.0.2.7')
})
