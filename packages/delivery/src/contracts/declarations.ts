import type { Props } from '@galleria/federation'
import type { LiveContract } from './live-contracts.ts'
import { propsText } from './type-text.ts'

interface Options {
  /** Where the contracts are live, for the first line of the file. */
  readonly from: string
  /** Names that the installed `@galleria/federation` declares already. */
  readonly declared: ReadonlySet<string>
  /** Module that has its own names at hand. */
  readonly own: string | undefined
}

/** A declaration file with the widgets and slots of live modules; null where nothing is to be declared. */
export function declarationsOf(
  contracts: readonly LiveContract[],
  { from, declared, own }: Options,
): string | null {
  const others = contracts.filter(({ module }) => module !== own)
  const of = (kind: 'widgets' | 'slots') =>
    others.flatMap(({ module, version, [kind]: named }) =>
      Object.entries(named)
        .filter(([name]) => !declared.has(name))
        .map(([name, props]) => lineOf(name, props, `${module}@${version}`)),
    )
  const parts = [interfaceOf('Widgets', of('widgets')), interfaceOf('Slots', of('slots'))].flat()
  if (parts.length === 0) return null
  return [
    `// Written by "galleria types" from ${from}. Run it again instead of editing.`,
    "import '@galleria/federation/widgets'",
    '',
    "declare module '@galleria/federation/widgets' {",
    ...parts,
    '}',
    '',
  ].join('\n')
}

function interfaceOf(name: string, lines: readonly string[]): string[] {
  // Two modules may place one slot: both give what it declares.
  const all = [...new Map(lines.map((line) => [line.split('\n')[1], line])).values()]
  return all.length === 0 ? [] : [`  interface ${name} {`, ...all, '  }']
}

function lineOf(name: string, props: Props, release: string): string {
  return `    /** Of ${release}. */\n    '${name}': ${propsText(props)}`
}
