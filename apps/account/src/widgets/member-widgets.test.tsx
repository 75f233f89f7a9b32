import { Widget } from '@galleria/federation'
import { openShop, renderInModule, type Shopper, storeOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { assignBadge, createBadge } from '@galleria/platform-client/badges'
import { listMemberFollowers } from '@galleria/platform-client/member-followers'
import { joinCommunity, updateMember } from '@galleria/platform-client/members'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import module from '../module.ts'

const patience = { timeout: 20_000 }
let site: TestPlatform
let ann: Member
let carl: Member
beforeAll(async () => {
  site = await createTestPlatform()
  ann = await join('Ann Lee', true)
  carl = await join('Carl', false)
  const badge = { title: 'Potter', backgroundColor: '#2b4b8f', textColor: '#ffffff' }
  const made = await createBadge(storeOf(site), { badge })
  await assignBadge(storeOf(site), { id: made.badge.id, memberIds: [ann.id, carl.id] })
})
afterEach(cleanup)
afterAll(() => site.close())

type Member = Shopper & { readonly id: string }

async function join(nickname: string, isOpen: boolean): Promise<Member> {
  const member = await site.signUp()
  const shopper = openShop(site, { member })
  await updateMember(shopper.client, { member: { id: member.memberId, profile: { nickname } } })
  if (isOpen) await joinCommunity(shopper.client)
  return { ...shopper, id: member.memberId }
}

test('A member is shown by their letters and their badge, and one who hides is not', async () => {
  const { container } = renderInModule(
    module,
    <>
      <Widget name="account.member-avatar" memberId={carl.id} />
      <Widget name="account.member-avatar" memberId="nobody" />
      <Widget name="account.member-avatar" memberId={ann.id} />
    </>,
    { platform: site },
  )
  expect(await screen.findByText('AL', {}, patience)).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Badges' }).textContent).toBe('Potter')
  expect(container.querySelectorAll('[data-boundary=account]')).toHaveLength(1)
})

test('A member sees themselves, seen by others or not', async () => {
  const own = <Widget name="account.member-avatar" memberId={carl.id} size="medium" />
  renderInModule(module, own, { platform: site, session: carl.session })
  expect(await screen.findByText('C', {}, patience)).toBeTruthy()
})

test('One press follows, another one stops it', async () => {
  const place = { platform: site, session: carl.session }
  const button = <Widget name="account.follow-button" memberId={ann.id} memberName="Ann Lee" />
  const { user } = renderInModule(module, button, place)
  const followers = async () =>
    (await listMemberFollowers(storeOf(site), { memberId: ann.id, paging: { limit: 10 } })).memberIds
  await user.click(await screen.findByRole('button', { name: 'Follow Ann Lee' }, patience))
  // While it is being done the button takes no other press.
  const done = { name: 'Unfollow Ann Lee', busy: false }
  const stop = await screen.findByRole('button', done, patience)
  await expect.poll(followers, patience).toEqual([carl.id])
  await user.click(stop)
  await expect.poll(followers, patience).toEqual([])
})

test('A visitor is led to the sign-in, and nobody is offered to follow themselves', async () => {
  const button = <Widget name="account.follow-button" memberId={ann.id} memberName="Ann Lee" />
  renderInModule(module, button, { platform: site })
  const link = await screen.findByRole('link', { name: 'Sign in to follow' }, patience)
  expect(link.getAttribute('href')).toMatch(/^\/account\/sign-in\?returnTo=/)
  cleanup()
  const both = (
    <>
      {button}
      <Widget name="account.follow-button" memberId={carl.id} memberName="Carl" />
    </>
  )
  renderInModule(module, both, { platform: site, session: ann.session })
  expect(await screen.findByRole('button', { name: 'Follow Carl' }, patience)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ann Lee/ })).toBeNull()
})
