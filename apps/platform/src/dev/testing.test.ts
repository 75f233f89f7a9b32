import { expect, it } from 'vitest'
import { DEMO_MEMBER } from '../base/development-ids.ts'
import { post } from './testing/post.ts'
import { anonymous, exchange } from './testing/sign-up.ts'
import { createTestPlatform } from './testing.ts'

it('The test kit gives every test a site of its own', async () => {
  const first = await createTestPlatform()
  const sites = [await createTestPlatform(), await createTestPlatform(), await createTestPlatform()]
  await first.signUp({ email: 'same@example.test' })
  for (const site of sites) await site.signUp({ email: 'same@example.test' })
  await Promise.all([first, ...sites].map((site) => site.close()))
})

it('The test kit knows the demo member of the seed', async () => {
  const site = await createTestPlatform({ seed: 'small' })
  const visitor = (await anonymous(site)).access_token
  const loginId = { email: DEMO_MEMBER.email }
  const answer = await post(site, '/v2/login', { loginId, password: DEMO_MEMBER.password }, visitor)
  const { sessionToken } = (await answer.json()) as { sessionToken: string }
  const { access_token: authorization } = await exchange(site, visitor, sessionToken)
  const my = await site.fetch(`${site.url}/v1/members/my?fieldsets=FULL`, { headers: { authorization } })
  expect(await my.json()).toMatchObject({ member: { loginEmail: DEMO_MEMBER.email, status: 'APPROVED' } })
  await site.close()
})
