import type { ReleaseRecord } from '@galleria/federation'
import { type Gate, verdictOf } from './gate.ts'

/** Whatever a server or a browser may ask for has a hash; what has none would be refused there. */
export const integrity: Gate = ({ candidate }) => {
  const { module, version, preloads } = candidate
  const bare = bareFiles(candidate)
  const blind = askedOf(candidate).filter((path) => !preloads[path] && !bare.includes(`web/${path}`))
  return verdictOf(
    'integrity',
    [...bare, ...blind].map((path) => `${path} of ${module}@${version} has no hash.`),
    'Build the module again with @galleria/federation/rsbuild; it names every file.',
  )
}

/** Files of a release that may be asked for and have no hash. */
export function bareFiles(release: ReleaseRecord): string[] {
  const { entry, server, integrity } = release
  const named = new Set([server, ...[entry, ...askedOf(release)].map((path) => `web/${path}`)])
  return [...named].filter((path) => !/^sha384-[\w+/]{64}$/.test(integrity[path] ?? ''))
}

function askedOf({ js, css, chunks }: ReleaseRecord): string[] {
  return [...new Set([...js, ...css, ...Object.values(chunks).flatMap((each) => [...each.js, ...each.css])])]
}
