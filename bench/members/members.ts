import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CLIENT_ID, DEMO_MEMBER } from '../../apps/platform/src/base/development-ids.ts'
import { anonymous, signIn } from '../../apps/platform/src/dev/testing/sign-up.ts'
import { openStore } from '../commerce/store.ts'
import { fillMembers, OWNER } from './fill.ts'
import { lists } from './lists.ts'
import { pagesOf } from './pages.ts'
import { searchTimes } from './search.ts'

/**
 * Measures a large directory: `npm run bench -- members [--members 1000000] [--count 40]`. Small figures make a quick
 * trial of the bench itself.
 */
export async function members(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      members: { type: 'string', default: '1000000' },
      count: { type: 'string', default: '40' },
    },
  })
  const count = Number(values.count)
  const home = await mkdtemp(join(tmpdir(), 'galleria-members-'))
  await chmod(home, 0o755)
  try {
    const store = await openStore(home, 10, 'production')
    try {
      const site = { fetch, url: store.url, clientId: CLIENT_ID }
      const visitor = (await anonymous(site)).access_token
      const member = (await signIn(site, DEMO_MEMBER)).accessToken
      await store.within(async (client) => {
        await fillMembers(client, Number(values.members))
        console.log(`${values.members} members, load ${loadavg()[0]?.toFixed(1)}`)
        const tokens = { visitor, member, owner: OWNER }
        for (const list of lists) await pagesOf(store.url, client, tokens, list, count)
        await searchTimes(store.url, client, tokens, count)
      })
    } finally {
      await store.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}
