import type { RegistrySnapshot, Release } from '@galleria/delivery'
import { hasPreview, type Previews } from '../preview/index.ts'
import { type ReleaseSet, releaseSet, withReleases } from './release-set.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** Releases for the requesting browser, decided by its cookies alone. */
export interface BrowserChoice {
  readonly set: ReleaseSet
  readonly visitor: Visitor
  readonly previewed: readonly Release[]
}

/** Rejects with a `PreviewFault` where it bears a preview that is none any more. */
export async function browserChoice(
  snapshot: RegistrySnapshot,
  cookies: string | undefined,
  previews: Previews,
): Promise<BrowserChoice> {
  const visitor = visitorOf(cookies)
  const set = releaseSet(snapshot, visitor.id)
  if (!hasPreview(cookies)) return { set, visitor, previewed: [] }
  const previewed = await previews.releases(cookies)
  return { set: { ...set, modules: withReleases(set.modules, previewed) }, visitor, previewed }
}
