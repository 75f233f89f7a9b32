import type { ReleaseRecord } from '@galleria/federation'
import type { ModuleStore } from '../store/store.ts'
import { type Verdict, verdictOf } from './gate.ts'

const advice =
  'Build with @galleria/federation/rsbuild, or add subresource integrity with SHA-384 to your build: `SubresourceIntegrityPlugin` of Rspack, `webpack-subresource-integrity` of webpack.'

/**
 * Refuses a release with a script or style sheet that its entry does not check. The shell checks the entry; the entry asks
 * for everything else, and without a hash in it the browser would run whatever comes.
 */
export async function checkedChunks(
  store: Pick<ModuleStore, 'readFile'>,
  candidate: ReleaseRecord,
): Promise<Verdict> {
  const { module, version, entry, js, css, exposed } = candidate
  // Of a remote that was built elsewhere, the shell checks these before it runs the entry.
  const byShell = new Set(exposed ? [...(exposed.type === 'module' ? js : []), ...css] : [])
  const chunks = Object.keys(candidate.integrity).filter(
    (path) => /^web\/.*\.(m?js|css)$/.test(path) && path !== `web/${entry}` && !byShell.has(path.slice(4)),
  )
  if (chunks.length === 0) return verdictOf('chunks', [], advice)
  const content = await store.readFile(module, version, `web/${entry}`)
  const text = content ? new TextDecoder().decode(content) : ''
  const unchecked = chunks.filter((path) => !hashesOf(candidate, path).some((hash) => text.includes(hash)))
  return verdictOf(
    'chunks',
    unchecked.map((path) => `${entry} of ${module}@${version} doesn't check ${path}: its hash isn't in it.`),
    advice,
  )
}

/** Releases made before every hash was SHA-384 alone have another one in their entry. */
function hashesOf({ integrity, preloads }: ReleaseRecord, path: string): string[] {
  return [integrity[path], preloads?.[path.replace(/^web\//, '')]].filter((hash) => hash !== undefined)
}
