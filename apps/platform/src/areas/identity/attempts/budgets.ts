import { emailKey } from '../../../base/texts/email-key.ts'
import type { Services } from '../../../data/services.ts'
import { needsCaptcha, requireCaptcha } from '../captcha/require.ts'
import type { MemberRow } from '../member-row.ts'
import { isTrusted } from '../mfa/store/devices.ts'
import type { Credentials } from '../sign-in/credentials.ts'
import { placesOf } from '../sign-in/sign-in-log.ts'
import { accountBudget, takeAttempt } from './attempts.ts'
import { forgetAttempts, giveBack } from './store.ts'

const NO_LIMIT = 2_000_000_000

/**
 * One try of the account's, of the network address's and of everybody's; refused by one, the others get theirs back.
 * Visitors who signed in from here before have an account budget of their own, so that a stranger who guesses never locks the
 * member out.
 */
export async function takeBudgets(
  services: Services,
  { client, captchaTokens, deviceToken }: Credentials,
  account: string,
  member: MemberRow | undefined,
) {
  const { db, clock, config } = services
  const known =
    (await placesOf(db, clock, member?.id, client)) === 'here' ||
    (member !== undefined && (await isTrusted(db, clock, member.id, deviceToken)))
  const own = accountBudget(known ? `account:${account}:${client.address}` : `account:${account}`)
  const budgets = [
    own,
    { of: `address:${client.address}`, allowed: config.failuresPerAddress },
    // Counted for everybody, so that all do the same work; who is known here is not refused by it.
    { of: 'everybody', allowed: known ? NO_LIMIT : config.failuresInAll },
  ]
  const taken: number[] = []
  const giveAllBack = () => Promise.all(taken.map((_, index) => giveBack(db, budgets[index]?.of ?? '')))
  try {
    for (const budget of budgets) taken.push(await takeAttempt(db, clock, budget))
    const tries = taken[0] ?? 1
    if (needsCaptcha(services, emailKey(account), tries)) {
      await requireCaptcha(services, captchaTokens, client, tries)
    }
  } catch (error) {
    // No password was looked at.
    await giveAllBack()
    throw error
  }
  return {
    async succeeded() {
      await giveAllBack()
      await forgetAttempts(db, own.of)
    },
  }
}
