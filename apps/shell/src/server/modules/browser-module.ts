import type { Release } from '@galleria/delivery'
import type { BrowserModule } from '../../common/boot.ts'
import type { Incompatibility } from './compatibility.ts'
import { isSourceRelease } from './dev-modules.ts'

/** Where browsers get a release's files, ending in a slash; its version makes the address immutable. */
export type AddressOf = (release: Release) => string

/** `modulesUrl`: the store's own address, such as a CDN's; without it the shell serves the files. */
export function createAddresses(modulesUrl: string | undefined): AddressOf {
  return (release) => {
    if (isSourceRelease(release)) return `${release.origin}/`
    if (modulesUrl) return `${modulesUrl}/${release.path}/web/`
    return `/modules/${release.name}/${release.version}/web/`
  }
}

/** Hash of a file of `web/`, as the page and the release's entry ask with it. */
export function integrityOf({ integrity, preloads }: Release['description'], path: string): string {
  return preloads?.[path] ?? integrity[`web/${path}`] ?? ''
}

/** A module's words in a language it speaks besides English. */
export function wordsOf({ description }: Release, language: string | undefined): readonly string[] {
  return description.chunks[`messages/${language}.json`]?.js ?? []
}

interface Options {
  readonly addressOf: AddressOf
  readonly incompatibility: Incompatibility
}

/** `language`: whose words of the module are wanted with it. */
export function browserModule(
  release: Release,
  language: string | undefined,
  { addressOf, incompatibility }: Options,
): BrowserModule {
  const { name, version, description } = release
  const lacking = incompatibility(release)
  return {
    name,
    version,
    ...(lacking && { incompatibility: lacking }),
    base: addressOf(release),
    entry: description.entry,
    ...(description.exposed && { exposed: description.exposed }),
    prefixes: description.prefixes,
    files: [description.entry, ...description.js, ...description.css, ...wordsOf(release, language)].map(
      (path) => ({
        path,
        integrity: integrityOf(description, path),
      }),
    ),
  }
}
