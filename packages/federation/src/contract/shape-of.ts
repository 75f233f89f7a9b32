import type { Prop, Props, Shape } from './shape.ts'
import type { Node } from './walk.ts'

const keywords: Readonly<Record<string, Shape>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSUnknownKeyword: 'unknown',
}

/** Reads a type as it is written; what it does not understand it keeps word by word. */
export function shapeOf(type: Node, code: string): Shape {
  const keyword = keywords[type.type]
  if (keyword) return keyword
  if (type.type === 'TSParenthesizedType') return shapeOf(type.typeAnnotation as Node, code)
  if (type.type === 'TSTypeLiteral') return { object: propsOf(type.members as Node[], code) }
  if (type.type === 'TSArrayType') return { array: shapeOf(type.elementType as Node, code) }
  if (type.type === 'TSTypeOperator' && type.operator === 'readonly')
    return shapeOf(type.typeAnnotation as Node, code)
  if (type.type === 'TSUnionType') return { oneOf: (type.types as Node[]).map((each) => shapeOf(each, code)) }
  if (type.type === 'TSLiteralType') {
    const { value } = type.literal as Node
    if (['string', 'number', 'boolean'].includes(typeof value)) return { literal: value as string }
  }
  if (type.type === 'TSTypeReference') return referred(type, code)
  return { text: code.slice(type.start, type.end).replace(/\s+/g, ' ') }
}

function referred(type: Node, code: string): Shape {
  const name = (type.typeName as Node).name
  const [first, second] = ((type.typeArguments as Node | null)?.params ?? []) as Node[]
  if (name === 'Readonly' && first) return shapeOf(first, code)
  if ((name === 'Array' || name === 'ReadonlyArray') && first) return { array: shapeOf(first, code) }
  if (name === 'Record' && first && second) {
    return first.type === 'TSNeverKeyword' ? { object: {} } : { record: shapeOf(second, code) }
  }
  return { text: code.slice(type.start, type.end).replace(/\s+/g, ' ') }
}

function propsOf(members: readonly Node[], code: string): Props {
  const props: Record<string, Prop> = {}
  for (const member of members) {
    if (member.type !== 'TSPropertySignature') continue
    const key = member.key as Node
    const annotation = (member.typeAnnotation as Node | null)?.typeAnnotation as Node | undefined
    props[String(key.name ?? key.value)] = {
      type: annotation ? shapeOf(annotation, code) : 'unknown',
      ...(member.optional ? { optional: true as const } : {}),
    }
  }
  return props
}
