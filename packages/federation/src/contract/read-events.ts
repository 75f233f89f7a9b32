import { type Node, nodesOf, parse } from './walk.ts'

/** Events between modules: names of a BroadcastChannel, or of own events of the window (with a period or colon). */
export interface Events {
  readonly sends: readonly string[]
  readonly hears: readonly string[]
}

/** Reads the events of one source file; a name may be a constant of the same file. */
export function readEvents(file: string, code: string): Events {
  const program = parse(file, code)
  const texts = constantsOf(program)
  const textOf = (node: Node | undefined) =>
    typeof node?.value === 'string' ? node.value : texts.get(String(node?.name ?? ''))
  const made = (kind: RegExp) =>
    [...nodesOf(program, 'NewExpression')]
      .filter(({ callee }) => kind.test(String((callee as Node).name)))
      .flatMap((each) => textOf((each.arguments as Node[])[0]) ?? [])
  const called = [...nodesOf(program, 'CallExpression')].map(({ callee, arguments: given }) => ({
    method: String(((callee as Node).property as Node | undefined)?.name ?? (callee as Node).name),
    first: textOf((given as Node[])[0]),
  }))
  const calls = (method: string) => called.filter((each) => each.method === method)
  const channels = made(/^BroadcastChannel$/)
  const hearsChannel =
    calls('addEventListener').some(({ first }) => first === 'message') || /\.onmessage\s*=/.test(code)
  return {
    sends: unique(
      [...(calls('postMessage').length > 0 ? channels : []), ...made(/^(Custom)?Event$/)].filter(isOwn),
    ),
    hears: unique(
      [...(hearsChannel ? channels : []), ...calls('addEventListener').map(({ first = '' }) => first)].filter(
        isOwn,
      ),
    ),
  }
}

/** Tells an agreed name from an event of the browser. */
function isOwn(name: string): boolean {
  return /[.:]/.test(name)
}

function constantsOf(program: Node): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { id, init } of nodesOf(program, 'VariableDeclarator')) {
    const value = (init as Node | null)?.value
    if (typeof value === 'string') texts.set(String((id as Node).name), value)
  }
  return texts
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}
