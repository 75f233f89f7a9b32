import { createTestPlatform } from '@galleria/platform/testing'
import { queryMembershipPrograms, queryMemberships } from '@galleria/platform-client/memberships'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

test('A plan is made for a collection, given to a member, and taken away after a question', async () => {
  const { user, router } = await openAs(site, 'staff', '/manage/marketing/memberships/new')
  await user.type(await screen.findByLabelText('Name', {}, LONG), 'Ten cups')
  await user.type(screen.getByLabelText('Uses'), '10')
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  expect(await screen.findByText('Fill in this field.', { selector: 'p' }, LONG)).toBeTruthy()
  const pays = within(screen.getByRole('group', { name: 'Pays for' }))
  await user.click(pays.getByRole('combobox', { name: 'Collections' }))
  const [found] = await pays.findAllByRole('option', {}, LONG)
  await user.click(found as HTMLElement)
  await expect.poll(() => save.getAttribute('aria-busy'), LONG).toBeNull()
  await user.click(save)
  await expect.poll(() => router.state.location.pathname, LONG).toMatch(/memberships\/[\da-f-]{36}$/)
  const { membershipPrograms } = await queryMembershipPrograms(store, {})
  const plan = membershipPrograms.find(({ name }) => name === 'Ten cups')
  expect(plan).toMatchObject({ credits: 10, scopes: [expect.stringMatching(/^collection:/)] })

  const give = await screen.findByRole('button', { name: 'Give membership' }, LONG)
  await user.click(give)
  expect(await screen.findByText('Fill in this field.', { selector: 'p' }, LONG)).toBeTruthy()
  await user.type(screen.getByRole('combobox', { name: 'Member' }), 'owner@')
  await user.click(await screen.findByRole('option', { name: /owner@galleria\.test/ }, LONG))
  fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2090-06-30' } })
  await expect.poll(() => give.getAttribute('aria-busy'), LONG).toBeNull()
  await user.click(give)
  expect(await screen.findByText('10 of 10', {}, LONG)).toBeTruthy()
  const held = async () =>
    (await queryMemberships(store, { query: { filter: { programId: plan?.id } } })).memberships
  expect(await held()).toMatchObject([{ expirationDate: '2090-06-30T23:59:00.000Z' }])
  await user.click(screen.getAllByRole('button', { name: /^Remove/ }).at(-1) as HTMLElement)
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.poll(held, LONG).toEqual([])
})
