/** Licenses under which code may be used, changed and served without giving ours away. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** Packages that somebody looked at, each with the license that it is used under and why that will do. */
const lookedAt: Readonly<Record<string, string>> = {
  // A library that is loaded as it is and can be exchanged, which is all that the license asks.
  '@img/sharp-libvips-': 'LGPL-3.0-or-later',
  // Their READMEs say MIT; only tests use them.
  'humanize-number': 'Unknown',
  only: 'Unknown',
}

/** Packages by license, as `pnpm licenses list --json` has them. */
export type Licenses = Readonly<Record<string, readonly { readonly name: string }[]>>

/** Lines about packages with a license that nobody allowed. */
export function licenseFaults(licenses: Licenses): string[] {
  return Object.entries(licenses).flatMap(([license, packages]) =>
    isAllowed(license)
      ? []
      : packages
          .filter(({ name }) => !wasLookedAt(name, license))
          .map(
            ({ name }) =>
              `${name} has the license ${license}: find another package, or allow it in scripts/supply/license-faults.ts.`,
          ),
  )
}

function wasLookedAt(name: string, license: string): boolean {
  return Object.entries(lookedAt).some(
    ([known, its]) => its === license && (known.endsWith('-') ? name.startsWith(known) : name === known),
  )
}

/** One of an `OR` will do; of an `AND`, each must. */
function isAllowed(expression: string): boolean {
  const words = expression.replaceAll(/[()]/g, ' ')
  return words
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((license) => allowed.has(license.trim())))
}
