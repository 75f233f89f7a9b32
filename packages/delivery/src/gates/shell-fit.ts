import type { ReleaseRecord, ShellAgreement } from '@galleria/federation'
import semver from 'semver'

/** Offer of a shell to modules; without an agreement, versions alone are compared. */
export interface ShellOffer {
  readonly provides: Readonly<Record<string, string>>
  readonly agreement?: Pick<ShellAgreement, 'exports' | 'operations'> | undefined
}

/** Whether a shell that brings this version, or none, has what a module needs. */
export function isInRange(version: string | undefined, range: string): boolean {
  return semver.satisfies(version ?? '', range, { includePrerelease: true })
}

/** Needs of a release that a shell lacks, a phrase each: `react ^19.3.0`, `Fancy of @galleria/ui`, `the call GetCart`. */
export function lackingVersions(
  { requires }: Pick<ReleaseRecord, 'requires'>,
  { provides }: ShellOffer,
): { readonly need: string; readonly has: string }[] {
  return Object.entries(requires)
    .filter(([name, range]) => !isInRange(provides[name], range))
    .map(([name, range]) => ({ need: `${name} ${range}`, has: provides[name] ?? 'none' }))
}

/** Names of exports and calls that the release takes and the shell doesn't bring. */
export function lackingNames(
  { imports = {}, operations = {} }: Pick<ReleaseRecord, 'imports' | 'operations'>,
  { agreement }: ShellOffer,
): string[] {
  if (!agreement) return []
  const exports = Object.entries(imports).flatMap(([name, taken]) => {
    const brought = Object.hasOwn(agreement.exports, name) ? agreement.exports[name] : undefined
    // Pass a package whose exports the shell's build could not list.
    return brought ? taken.filter((each) => !brought.includes(each)).map((each) => `${each} of ${name}`) : []
  })
  const calls = Object.keys(operations).filter((name) => !agreement.operations.includes(name))
  return [...exports, ...calls.map((name) => `the platform's call ${name} (${operations[name]})`)]
}

/** Why a release can't run in a shell; undefined when it can. */
export function unfitFor(shell: ShellOffer, record: ReleaseRecord): string | undefined {
  const [version] = lackingVersions(record, shell)
  if (version) return `needs ${version.need}, and this shell brings ${version.has}`
  const [name] = lackingNames(record, shell)
  return name && `needs ${name}, which this shell doesn't bring`
}
