import { Widget } from '@galleria/federation'
import { renderInModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import module from '../module.ts'
import { recentSearches, rememberSearch } from '../rules/search/recent-searches.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const open = () => renderInModule(module, <Widget name="catalog.search" />, { platform: site })
const field = () => screen.findByRole('combobox', { name: 'Search' })
const overshirt = /Studio Overshirt/
const lines = () => within(screen.getByRole('listbox')).getAllByRole('option')

test('Typing suggests products with their price, and arrow keys and Enter go there', async () => {
  const { user, router } = open()
  await user.type(await field(), 'overs')
  const line = await screen.findByRole('option', { name: /Studio Overshirt.*\$\d/ })
  // The search that it may become comes first.
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(line.getAttribute('aria-selected')).toBe('true')
  expect((await field()).getAttribute('aria-activedescendant')).toBe(line.id)
  await user.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/products/studio-overshirt')
  expect(recentSearches()).toEqual(['overs'])
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('The last line leads to all results, and arrow keys go round by way of the field', async () => {
  const { user, router } = open()
  await user.type(await field(), 'overs')
  await screen.findByRole('option', { name: overshirt })
  await user.keyboard('{ArrowUp}')
  expect(lines().at(-1)?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowDown}')
  expect((await field()).getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{ArrowUp}{Enter}')
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/search?q=overs')
})

test('A search is remembered when it is sent, before its results are there', async () => {
  const { user } = open()
  await user.type(await field(), ' kiln ')
  await user.keyboard('{Enter}')
  expect(recentSearches()).toEqual(['kiln'])
})

test('Typing suggests searches beside products, and a press on one opens its results', async () => {
  const { user, router } = open()
  await user.type(await field(), 'kil')
  const word = await screen.findByRole('option', { name: 'kiln' })
  await user.click(word)
  await expect.poll(() => router.state.location.search).toBe('?q=kiln')
  expect(recentSearches()).toEqual(['kiln'])
})

test('A misspelt word finds what is much like it, and says so', async () => {
  const { user } = open()
  await user.type(await field(), 'overshrit')
  expect(await screen.findByText('No exact match for “overshrit”. Similar items:')).toBeTruthy()
  expect(screen.getByRole('option', { name: overshirt })).toBeTruthy()
})

test('Recent searches of this device come before anything is typed, and can be cleared', async () => {
  rememberSearch('vase')
  const { user } = open()
  await user.click(await field())
  expect(screen.getByRole('option', { name: 'vase' }).getAttribute('href')).toBe('/search?q=vase')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(recentSearches()).toEqual([])
})

test('Escape folds the suggestions away and keeps what was typed', async () => {
  const { user } = open()
  await user.type(await field(), 'overs')
  await screen.findByRole('option', { name: overshirt })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(((await field()) as HTMLInputElement).value).toBe('overs')
})

test('Without the platform the field says what still works', async () => {
  const { user } = renderInModule(module, <Widget name="catalog.search" />)
  await user.type(await field(), 'vase')
  expect(await screen.findByText(/Press Enter to search/)).toBeTruthy()
  expect(lines()).toHaveLength(1)
})
