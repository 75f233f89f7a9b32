import type { SignedIn } from '@galleria/auth/testing'
import {
  openShop,
  type ReachablePlatform,
  type RenderedModule,
  renderModule,
  storeOf,
} from '@galleria/federation/testing'
import type { PlatformClient } from '@galleria/platform-client'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import module from '../../module.ts'

/** A platform in this process, with whom its seed knows. */
interface SeededSite extends ReachablePlatform {
  signIn(who: { readonly email: string; readonly password: string }): Promise<SignedIn>
}

interface OwnedSite extends SeededSite {
  readonly ownerKey: string
  close(): Promise<void>
}

/** Time for a dialog, a table or an editor, whose code is fetched when it is first asked for. */
export const LONG = { timeout: 30_000 }

/** Prepares a file of tests for a platform, which ends with them. @returns a client that speaks for its owner */
export function ownerOf(site: OwnedSite): PlatformClient {
  // Stand in for the browser's fetch, because the store's side makes a client of its own.
  beforeAll(() => vi.stubGlobal('fetch', site.fetch))
  afterEach(cleanup)
  afterAll(() => site.close())
  return storeOf(site)
}

/** Signs in and opens a page of the admin. */
export async function openAs(
  site: SeededSite,
  who: 'owner' | 'packer' | 'staff' | 'support' | 'ada',
  at: string,
): Promise<RenderedModule> {
  const member = await site.signIn({ email: `${who}@galleria.test`, password: 'lovelace-1843' })
  return renderModule(module, { at, platform: site, session: openShop(site, { member }).session })
}
