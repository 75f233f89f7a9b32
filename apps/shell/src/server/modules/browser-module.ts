import type { Release } from '@galleria/delivery'
import type { BrowserModule } from '../../common/boot.ts'
import type { Incompatibility } from './compatibility.ts'
import { isDevRelease } from './dev-modules.ts'

/** Path at which a release's web files are served; the version makes it immutable. */
export function baseOf(release: Release): string {
  if (isDevRelease(release)) return `${release.origin}/`
  return `/modules/${release.name}/${release.version}/web/`
}

/** Hash of a file of `web/`, as the page and the release's entry ask with it. */
export function integrityOf({ integrity, preloads }: Release['description'], path: string): string {
  return preloads?.[path] ?? integrity[`web/${path}`] ?? ''
}

/** A module's words in a language it speaks besides English. */
export function wordsOf({ description }: Release, language: string | undefined): readonly string[] {
  return description.chunks[`messages/${language}.json`]?.js ?? []
}

/** `language`: whose words of the module are wanted with it. */
export function browserModule(
  release: Release,
  language: string | undefined,
  incompatibility: Incompatibility = () => undefined,
): BrowserModule {
  const { name, version, description } = release
  const lacking = incompatibility(release)
  return {
    name,
    version,
    ...(lacking && { incompatibility: lacking }),
    base: baseOf(release),
    entry: description.entry,
    prefixes: description.prefixes,
    files: [description.entry, ...description.js, ...description.css, ...wordsOf(release, language)].map(
      (path) => ({
        path,
        integrity: integrityOf(description, path),
      }),
    ),
  }
}
