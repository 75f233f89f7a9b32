import { type Gate, verdictOf } from './gate.ts'

/** Whatever a server or a browser may ask for has a hash; what has none would be refused there. */
export const integrity: Gate = ({ candidate }) => {
  const { module, version, entry, server, js, css, chunks, integrity, preloads } = candidate
  const asked = [...js, ...css, ...Object.values(chunks).flatMap((each) => [...each.js, ...each.css])]
  const named = [server, ...[entry, ...asked].map((path) => `web/${path}`)]
  const bare = [...new Set(named)].filter((path) => !/^sha384-[\w+/]{64}$/.test(integrity[path] ?? ''))
  const blind = [...new Set(asked)].filter((path) => !preloads[path] && !bare.includes(`web/${path}`))
  return verdictOf(
    'integrity',
    [...bare, ...blind].map((path) => `${path} of ${module}@${version} has no hash.`),
    'Build the module again with @galleria/federation/rsbuild; it names every file.',
  )
}
