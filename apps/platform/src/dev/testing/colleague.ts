import type { TestPlatform } from '../testing.ts'
import { post } from './post.ts'
import { Shopper } from './shopper.ts'

/** Answer to the exchange of a session's token for one that speaks for the store. */
export async function exchangeForStore(site: TestPlatform, subjectToken: string) {
  const answer = await post(site, '/oauth2/token', {
    grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subjectToken,
    subjectTokenType: 'urn:ietf:params:oauth:token-type:access_token',
  })
  return answer.json()
}

/** Calls of one of the staff, in their own role. */
export async function colleague(
  site: TestPlatform,
  who: Parameters<TestPlatform['signIn']>[0],
): Promise<Shopper> {
  const { accessToken } = await site.signIn(who)
  return new Shopper(site, (await exchangeForStore(site, accessToken)).access_token)
}
