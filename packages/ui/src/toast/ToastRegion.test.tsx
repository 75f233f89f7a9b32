import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'
import { toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion />)
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const show = (...given: Parameters<typeof toast>) => act(() => toast(...given))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('The toast region has its live region before the first toast, which therefore is announced', () => {
  const live = screen.getByRole('status')
  expect(live.getAttribute('aria-live')).toBe('polite')
  show({ title: 'Saved' })
  expect(live.textContent).toContain('Saved')
})

it('A toast goes by itself, later when it offers an action', () => {
  show({ title: 'Saved' })
  show({ title: 'Removed', action: { label: 'Undo', onAction: () => {} } })
  pass(5000)
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getByText('Removed')).toBeTruthy()
  pass(3000)
  expect(screen.queryByText('Removed')).toBeNull()
})

it('A toast stays while it is pointed at', () => {
  show({ title: 'Saved' })
  const region = screen.getByRole('region', { name: 'Notifications' })
  fireEvent.pointerEnter(region)
  pass(60_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  fireEvent.pointerLeave(region)
  pass(5000)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('A toast stays while the focus is in it, and does not hold the next one when it goes', () => {
  show({ title: 'First' })
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  pass(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('First')).toBeNull()
  show({ title: 'Second' })
  pass(5000)
  expect(screen.queryByText('Second')).toBeNull()
})

it('A toast does its action once and goes', () => {
  const onAction = vi.fn()
  show({ title: 'Removed', action: { label: 'Undo', onAction } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

it('The F8 key leads to the newest toast, and back to where the focus was', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  show({ title: 'Saved' })
  show({ title: 'Added', action: { label: 'View cart', onAction: () => {} } })
  expect(screen.getByRole('status').textContent).toContain('Press F8 to reach the buttons of this message.')
  expect(fireEvent.keyDown(elsewhere, { key: 'F8', ctrlKey: true })).toBe(true)
  expect(document.activeElement).toBe(elsewhere)
  fireEvent.keyDown(elsewhere, { key: 'F8' })
  const action = screen.getByRole('button', { name: 'View cart' })
  expect(document.activeElement).toBe(action)
  expect(action.getAttribute('aria-keyshortcuts')).toBe('F8')
  fireEvent.keyDown(action, { key: 'Escape' })
  expect(document.activeElement).toBe(elsewhere)
  fireEvent.keyDown(elsewhere, { key: 'F8' })
  pass(60_000)
  for (const close of screen.getAllByRole('button', { name: 'Dismiss' })) fireEvent.click(close)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

it('The toast region shows three at most, the newest', () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) show({ title })
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Two', 'Three', 'Four'])
})
