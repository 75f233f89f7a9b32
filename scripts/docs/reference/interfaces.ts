import { parseSync } from 'oxc-parser'
import { cell, codeCell } from '../markdown.ts'

export interface Field {
  readonly name: string
  readonly optional: boolean
  /** Type as the source writes it, on one line. */
  readonly type: string
  readonly about: string
  /** Fields of a type that is written out. */
  readonly fields: readonly Field[]
}

export interface Interface {
  readonly name: string
  readonly about: string
  readonly fields: readonly Field[]
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Exported interfaces of a source with what their comments say. */
export function interfacesOf(file: string, source: string): Interface[] {
  const { program, comments } = parseSync(file, source)
  const aboutOf = (node: Node) => {
    const above = comments.findLast(({ end }) => end <= node.start)
    const between = above && source.slice(above.end, node.start)
    if (!above || between?.trim() || !above.value.startsWith('*')) return ''
    return above.value
      .replace(/^\*/, '')
      .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
      .trim()
  }
  const fieldOf = (member: Node): Field => {
    const annotation = (member.typeAnnotation as { typeAnnotation?: Node } | undefined)?.typeAnnotation
    const key = member.key as { name?: string; value?: string }
    return {
      name: key.name ?? key.value ?? '',
      optional: member.optional === true,
      type: annotation
        ? source
            .slice(annotation.start, annotation.end)
            .replaceAll(/\/\*.*?\*\//gs, '')
            .replaceAll(/\s+/g, ' ')
        : '',
      about: aboutOf(member),
      fields: annotation?.type === 'TSTypeLiteral' ? fieldsOf(annotation.members as readonly Node[]) : [],
    }
  }
  const fieldsOf = (members: readonly Node[]) =>
    members.filter(({ type }) => type === 'TSPropertySignature').map(fieldOf)
  return (program.body as unknown as readonly Node[]).flatMap((statement) => {
    const declared = statement.declaration as Node | undefined
    if (declared?.type !== 'TSInterfaceDeclaration') return []
    const members = (declared.body as { body: readonly Node[] }).body
    return [
      { name: (declared.id as { name: string }).name, about: aboutOf(statement), fields: fieldsOf(members) },
    ]
  })
}

/** A table of fields; an optional one has a question mark. */
export function tableOf(fields: readonly Field[]): string {
  const rows = fields.map(
    ({ name, optional, type, about }) =>
      `| \`${name}${optional ? '?' : ''}\` | ${codeCell(type)} | ${cell(about)} |`,
  )
  return ['| Field | Type | Meaning |', '|---|---|---|', ...rows].join('\n')
}
