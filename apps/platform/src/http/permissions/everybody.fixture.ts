import { EDITOR, OWNER, PACKER, STAFF, SUPPORT } from '../../base/development-ids.ts'
import { apiKey } from '../../dev/testing/api-key.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import type { TestMember, TestPlatform } from '../../dev/testing.ts'
import { type Identity, keyPermissions } from './cells.ts'

export interface Everybody {
  readonly tokens: Readonly<Record<Identity, string>>
  readonly member: TestMember
  /** As if who is blocked had never been ended: every refusal ends the session anew. */
  readonly reopenBlocked: () => Promise<unknown>
}

/** One of each who may ask, with their tokens; the site's clock goes on by twenty minutes meanwhile. */
export async function everybody(site: TestPlatform): Promise<Everybody> {
  const expired = (await site.signUp()).accessToken
  site.clock.advance(1200)
  const [member, other, muted, blocked] = [
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
  ]
  for (const [{ memberId }, end] of [
    [muted, 'mute'],
    [blocked, 'block'],
  ] as const)
    await site.fetch(`${site.url}/members/v1/members/${memberId}/${end}`, {
      method: 'POST',
      headers: { authorization: site.ownerKey, 'content-type': 'application/json' },
      body: '{}',
    })
  const tokens = {
    none: '',
    visitor: (await anonymous(site)).access_token,
    'other visitor': (await anonymous(site)).access_token,
    'visitor with key': `${(await anonymous(site)).access_token},${site.ownerKey}`,
    'member with key': `${other.accessToken},${site.ownerKey}`,
    member: member.accessToken,
    'other member': other.accessToken,
    muted: muted.accessToken,
    blocked: blocked.accessToken,
    app: site.ownerKey,
    'API key': await apiKey(site, keyPermissions),
    manager: await forStaff(site, STAFF),
    packer: await forStaff(site, PACKER),
    editor: await forStaff(site, EDITOR),
    support: await forStaff(site, SUPPORT),
    owner: await forStaff(site, OWNER),
    expired,
    forged: 'x'.repeat(43),
  }
  const { db } = site.platform.services
  const reopenBlocked = () =>
    db
      .updateTable('tokenFamilies')
      .set({ revokedAt: null })
      .where('memberId', '=', blocked.memberId)
      .execute()
  return { tokens, member, reopenBlocked }
}

async function forStaff(site: TestPlatform, who: Parameters<TestPlatform['signIn']>[0]): Promise<string> {
  const { accessToken: subjectToken } = await site.signIn(who)
  const answer = await site.fetch(`${site.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subjectToken,
      subjectTokenType: 'urn:ietf:params:oauth:token-type:access_token',
    }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
