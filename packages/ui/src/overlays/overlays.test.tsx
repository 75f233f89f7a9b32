import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../forms/Button.tsx'
import { Dialog, Drawer, Menu, MenuItem, SearchField, Tab, TabList, TabPanel, Tabs } from './index.ts'

afterEach(cleanup)

function Opened({ kind }: { readonly kind: 'dialog' | 'decision' | 'drawer' }) {
  const [isOpen, setOpen] = useState(false)
  const frame = { title: 'Size guide', isOpen, onOpenChange: setOpen }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {kind === 'drawer' ? (
        <Drawer {...frame}>
          <Button>Inside</Button>
        </Drawer>
      ) : (
        <Dialog {...frame} decisive={kind === 'decision'}>
          <Button>Inside</Button>
        </Dialog>
      )}
    </>
  )
}

it.each(['dialog', 'drawer'] as const)(
  'The UI kit keeps the focus in an open %s and gives it back',
  async (kind) => {
    const user = userEvent.setup()
    render(<Opened kind={kind} />)
    const trigger = screen.getByRole('button', { name: 'Open' })
    await user.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' })
    for (let presses = 0; presses < 4; presses += 1) {
      await user.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(trigger))
  },
)

it('The UI kit asks for a decision as an alert dialog', async () => {
  render(<Opened kind="decision" />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('alertdialog', { name: 'Size guide' })).toBeTruthy()
})

it('The UI kit opens a menu by keyboard, moves in it, and reports what was chosen', async () => {
  const user = userEvent.setup()
  const onAction = vi.fn()
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem onAction={() => onAction('orders')}>My orders</MenuItem>
      <MenuItem onAction={() => onAction('out')}>Sign out</MenuItem>
    </Menu>,
  )
  screen.getByRole('button', { name: 'Account' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menu', { name: 'Account' })).toBeTruthy()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onAction.mock.calls).toEqual([['out']])
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('The UI kit moves between tabs by arrow keys', async () => {
  const user = userEvent.setup()
  render(
    <Tabs>
      <TabList aria-label="About">
        <Tab id="story">Story</Tab>
        <Tab id="care">Care</Tab>
      </TabList>
      <TabPanel id="story">Thrown by hand</TabPanel>
      <TabPanel id="care">Wash by hand</TabPanel>
    </Tabs>,
  )
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'Care' }).textContent).toBe('Wash by hand')
})

it('The UI kit submits a search by Enter and empties it by Escape', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<SearchField label="Search products" onSubmit={onSubmit} />)
  const field = screen.getByRole('searchbox', { name: 'Search products' }) as HTMLInputElement
  await user.type(field, 'vase{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('vase')
  await user.keyboard('{Escape}')
  expect(field.value).toBe('')
})
