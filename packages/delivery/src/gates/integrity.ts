import { requestedFiles, unhashedFiles } from '../release/unhashed-files.ts'
import { type Gate, verdictOf } from './gate.ts'

/** Refuses a release with a file that may be asked for and has no hash: servers and browsers would refuse that file. */
export const integrity: Gate = ({ candidate }) => {
  const { module, version, preloads } = candidate
  const unhashed = unhashedFiles(candidate)
  const unchecked = requestedFiles(candidate).filter(
    (path) => !preloads[path] && !unhashed.includes(`web/${path}`),
  )
  return verdictOf(
    'integrity',
    [...unhashed, ...unchecked].map((path) => `${path} of ${module}@${version} has no hash.`),
    'Build the module again with @galleria/federation/rsbuild, which hashes every file.',
  )
}
