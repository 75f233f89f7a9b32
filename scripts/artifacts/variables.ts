import { internal, settings } from '../../packages/environment/src/known.ts'

const known: ReadonlySet<string> = new Set([...settings, ...internal])

/** Variables that Node, its libraries and the store of objects read. */
const ofOthers =
  /^(NODE_EXTRA_CA_CERTS|NODE_OPTIONS|AWS_(ENDPOINT_URL_S3|REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY)|OTEL_[A-Z_]+)$/

/** Names of a file of settings, one `NAME=value` a line. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name)
}

/** Names that neither a server of ours nor what it stands on reads. */
export function strangers(names: Iterable<string>): string[] {
  return [...names].filter((name) => !known.has(name) && !ofOthers.test(name))
}
