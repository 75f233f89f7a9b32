import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Names of a message's arguments with their types in TypeScript. */
export function argumentsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>()
  const add = (name: string, type: string) => found.set(name, (found.get(name) ?? new Set()).add(type))
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.argument:
          add(element.value, 'string | number')
          break
        case TYPE.number:
          add(element.value, 'number')
          break
        case TYPE.date:
        case TYPE.time:
          add(element.value, 'Date | number')
          break
        case TYPE.select:
          add(element.value, 'string')
          for (const { value } of Object.values(element.options)) visit(value)
          break
        case TYPE.plural:
          add(element.value, 'number')
          for (const { value } of Object.values(element.options)) visit(value)
          break
        case TYPE.tag:
          add(element.value, '(children: ReactNode[]) => ReactNode')
          visit(element.children)
          break
      }
    }
  }
  visit(parse(text))
  return new Map([...found].sort(byName).map(([name, types]) => [name, narrowest(types)]))
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

/** `{count, plural, …}` beside `{count}` is a number. */
function narrowest(types: ReadonlySet<string>): string {
  const [first = 'string | number', ...others] = [...types].filter(
    (type) => type !== 'string | number' || types.size === 1,
  )
  if (others.length > 0) throw new Error(`An argument cannot be both ${first} and ${others.join(' and ')}`)
  return first
}
