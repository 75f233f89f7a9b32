import { type Node, nodesOf, parse } from './walk.ts'

/** Addresses and calls that a browser's script has, after everything unused was dropped. */
export interface Output {
  /** Texts that look like an address of the store; `*` stands for a part known at run time. */
  readonly links: readonly string[]
  /** Calls of the platform by name: `GET /ecom/v1/carts/current`. */
  readonly operations: Readonly<Record<string, string>>
}

const methods: ReadonlySet<unknown> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Reads one built script. */
export function readOutput(file: string, code: string): Output {
  const program = parse(file, code)
  const operations: Record<string, string> = {}
  for (const object of nodesOf(program, 'ObjectExpression')) {
    const { name, method, path } = textsOf(object)
    if (name !== undefined && methods.has(method) && path?.startsWith('/'))
      operations[name] = `${method} ${path}`
  }
  const paths = new Set(Object.values(operations).map((each) => each.slice(each.indexOf(' ') + 1)))
  const texts = [
    ...[...nodesOf(program, 'Literal')].map(({ value }) => value),
    ...[...nodesOf(program, 'TemplateLiteral')].map(templateText),
  ]
  const links = texts.filter((text): text is string => isAddress(text) && !paths.has(text))
  return { links: [...new Set(links.map(withoutQuery))], operations }
}

function isAddress(text: unknown): text is string {
  return (
    typeof text === 'string' && text.length < 200 && /^\/[a-z][\w-]*(\/[\w*.~-]+)*\/?([?#].*)?$/.test(text)
  )
}

function withoutQuery(text: string): string {
  return text.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
}

function templateText({ quasis }: Node): string {
  return (quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? '').join('*')
}

function textsOf({ properties }: Node): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    (properties as Node[]).flatMap(({ key, value }) => {
      const [name, text] = [key as Node | undefined, value as Node | undefined]
      return typeof text?.value === 'string' ? [[String(name?.name ?? name?.value), text.value]] : []
    }),
  )
}
