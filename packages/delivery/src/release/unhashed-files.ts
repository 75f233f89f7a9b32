import type { ReleaseRecord } from '@galleria/federation'

/** Files of a release that a server or a browser may ask for and that have no hash. */
export function unhashedFiles(release: ReleaseRecord): string[] {
  const { entry, server, integrity } = release
  const named = new Set([server, ...[entry, ...requestedFiles(release)].map((path) => `web/${path}`)])
  return [...named].filter((path) => !/^sha384-[\w+/]{64}$/.test(integrity[path] ?? ''))
}

/** Paths in `web/` that the module and its chunks ask for. */
function requestedFiles({ js, css, chunks }: ReleaseRecord): string[] {
  return [...new Set([...js, ...css, ...Object.values(chunks).flatMap((each) => [...each.js, ...each.css])])]
}
