/** Registers, becomes a member, and reads back who that is. Then fails to sign in, and says why. */
import { isApplicationError } from '@galleria/platform-client'
import { login, register } from '@galleria/platform-client/authentication'
import { StateType } from '@galleria/platform-client/enums'
import { getMyMember } from '@galleria/platform-client/members'
import { memberOf, visitor } from './lib/session.ts'

const client = await visitor()
const loginId = { email: `example-${Date.now()}@example.test` }

const answer = await register(client, {
  loginId,
  password: 'a long enough password',
  profile: { firstName: 'Grace', lastName: 'Hopper' },
})
if (answer.state !== StateType.enum.SUCCESS || !answer.sessionToken)
  throw new Error(`The sign-in needs another step first: ${answer.state}`)

const member = await memberOf(client, answer.sessionToken)
const { member: grace } = await getMyMember(member, { fieldsets: ['FULL'] })
console.log('Registered', grace.contact?.firstName, 'as', grace.loginEmail, grace.status)

try {
  await login(client, { loginId, password: 'another password' })
} catch (error) {
  if (!isApplicationError(error, '-19976')) throw error
  console.log('The password is wrong:', error.code)
}
