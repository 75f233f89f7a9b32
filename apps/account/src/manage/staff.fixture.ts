import {
  openShop,
  type ReachablePlatform,
  type RenderedModule,
  renderModule,
} from '@galleria/federation/testing'
import module from '../module.ts'

/** A platform in this process, with whom its seed knows. */
interface SeededSite extends ReachablePlatform {
  signIn(who: {
    readonly email: string
    readonly password: string
  }): Promise<{ readonly accessToken: string; readonly refreshToken: string }>
}

/** Signs in and opens a page of the store's side. */
export async function openAs(
  site: SeededSite,
  who: 'owner' | 'staff' | 'ada',
  at: string,
): Promise<RenderedModule> {
  const member = await site.signIn({ email: `${who}@galleria.test`, password: 'lovelace-1843' })
  return renderModule(module, { at, platform: site, session: openShop(site, { member }).session })
}
