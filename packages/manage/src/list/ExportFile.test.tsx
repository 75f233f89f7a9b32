import { defineModule } from '@galleria/federation'
import { renderModule } from '@galleria/federation/testing'
import { PlatformError } from '@galleria/platform-client'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ExportFile } from './ExportFile.tsx'
import { exported } from './exported.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Opens a page at a query, whose action writes a file of it. */
function open(write: (query: string) => string) {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const action = async ({ request }: { request: Request }) => {
    const { query } = (await request.json()) as { query: string }
    return exported(async () => write(query))
  }
  const routes = [{ path: 'list', Component: () => <ExportFile name="orders" />, action }]
  return { saved, ...renderModule(defineModule({ name: 'manage', routes }), { at: '/list?q=ada' }) }
}

test('An export saves what the action wrote for the query of the page, once for each click', async () => {
  const { saved, user } = open((query) => `Name\r\n${query}\r\n`)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('Exported.')).toBeTruthy()
  expect(saved).toHaveLength(1)
  expect(await saved[0]?.text()).toBe('Name\r\n?q=ada\r\n')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await vi.waitFor(() => expect(saved).toHaveLength(2))
})

test('An export that fails says so, saves nothing, and can be tried again', async () => {
  let isDown = true
  const { saved, user } = open(() => {
    if (isDown) throw new PlatformError('Down', { status: 503 })
    return 'Name\r\n'
  })
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('The export stopped. Try again.')).toBeTruthy()
  expect(saved).toHaveLength(0)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('Exported.')).toBeTruthy()
  expect(screen.queryByText('The export stopped. Try again.')).toBeNull()
})
