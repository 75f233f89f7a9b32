import { unhashedFiles } from '../release/unhashed-files.ts'
import { type Gate, verdictOf } from './gate.ts'

/** Refuses a release with a file that may be asked for and has no hash: servers and browsers would refuse that file. */
export const integrity: Gate = ({ candidate }) => {
  const { module, version } = candidate
  return verdictOf(
    'integrity',
    unhashedFiles(candidate).map((path) => `${path} of ${module}@${version} has no hash.`),
    'Build the module again with @galleria/federation/rsbuild, which hashes every file.',
  )
}
