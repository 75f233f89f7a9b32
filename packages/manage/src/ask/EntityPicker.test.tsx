import { defineModule } from '@galleria/federation'
import { renderModule } from '@galleria/federation/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { EntityPicker } from './EntityPicker.tsx'
import type { Entity } from './entity.ts'

afterEach(cleanup)

const people: readonly Entity[] = [
  { id: 'a', name: 'Ada', detail: 'ada@galleria.test' },
  { id: 'g', name: 'Grace', detail: 'grace@galleria.test', isHidden: true },
]

/** A page whose route answers the picker, slower for shorter words. */
function open(isMany: boolean, isOrdered = false, until = (_words: string) => Promise.resolve()) {
  const asked: string[] = []
  function Page() {
    const [value, setValue] = useState<readonly Entity[]>([])
    return (
      <EntityPicker
        of="members"
        label="Customer"
        value={value}
        onChange={setValue}
        {...{ isMany, isOrdered }}
      />
    )
  }
  const page = defineModule({
    name: 'manage',
    routes: [
      {
        path: 'list',
        Component: Page,
        async loader({ request }) {
          const query = new URL(request.url).searchParams
          if (query.get('kit') !== 'find') return null
          const words = query.get('words') ?? ''
          asked.push(`${query.get('of')} ${words}`.trim())
          await until(words)
          const found = people.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
          return words === 'broken' ? { failed: true, words } : { words, found }
        },
      },
    ],
  })
  return { ...renderModule(page, { at: '/list' }), asked }
}

test('A picker offers what its words find, and takes one by keyboard', async () => {
  const { user, asked } = open(false)
  const field = await screen.findByRole('combobox', { name: 'Customer' })
  await user.click(field)
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await user.type(field, 'gra')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(asked).toEqual(['members', 'members gra'])
  await user.keyboard('{ArrowDown}')
  const [option] = screen.getAllByRole('option')
  expect(field.getAttribute('aria-activedescendant')).toBe(option?.id)
  expect(within(option as HTMLElement).getByText('Hidden')).toBeTruthy()
  await user.keyboard('{Enter}')
  const chosen = await screen.findByRole('list', { name: 'Chosen: Customer' })
  expect(within(chosen).getByText('Grace')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('A picker of many offers no one twice, and drops one without losing the focus', async () => {
  const { user } = open(true)
  const field = await screen.findByRole('combobox', { name: 'Customer' })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: /Ada/ }))
  await user.click(field)
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toHaveLength(1),
  )
  await user.click(screen.getByRole('option', { name: /Grace/ }))
  const chosen = screen.getByRole('list', { name: 'Chosen: Customer' })
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(2)
  await user.click(within(chosen).getByRole('button', { name: 'Remove Ada' }))
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(field)
})

test('A late answer to words of before takes no offer away', async () => {
  let release = () => {}
  const { user, asked } = open(false, false, (words) =>
    words === '' && asked.length > 1 ? new Promise((resolve) => (release = resolve)) : Promise.resolve(),
  )
  const field = await screen.findByRole('combobox', { name: 'Customer' })
  await user.type(field, 'gra')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.clear(field)
  await waitFor(() => expect(asked.at(-1)).toBe('members'))
  await user.type(field, 'gra')
  const [option] = screen.getAllByRole('option')
  release()
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.getAllByRole('option')).toEqual([option])
})

test('A search that fails says so and keeps the words', async () => {
  const { user } = open(false)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Customer' })
  await user.type(field, 'broken')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(field.value).toBe('broken')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('An order of choices is changed by keyboard, and the new place is told', async () => {
  const { user } = open(true, true)
  const field = await screen.findByRole('combobox', { name: 'Customer' })
  for (const name of [/Ada/, /Grace/]) {
    await user.click(field)
    await user.click(await screen.findByRole('option', { name }))
  }
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names()).toEqual([expect.stringContaining('Ada'), expect.stringContaining('Grace')])
  const up = screen.getByRole('button', { name: /up.*Grace|Grace.*up/i })
  up.focus()
  await user.keyboard('{Enter}')
  expect(names()).toEqual([expect.stringContaining('Grace'), expect.stringContaining('Ada')])
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Grace/)
  expect(screen.getByText(/Grace.*1/, { selector: '[role="status"]' })).toBeTruthy()
})
