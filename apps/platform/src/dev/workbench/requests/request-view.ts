import type { PlatformConfig } from '../../../data/config.ts'
import type { Caller } from '../../../http/caller.ts'
import { type Entry, TOO_LONG } from './log.ts'
import { Masker } from './mask.ts'

/** Request as it may be shown: without secrets. */
export interface RequestView extends Summary {
  readonly requestBody: string
  readonly responseBody: string
  readonly curl: string
  readonly statements: readonly {
    readonly sql: string
    readonly parameters: readonly string[]
    readonly ms: number | null
  }[]
}

export interface Summary {
  readonly id: string
  readonly date: Date
  readonly call: string | null
  readonly method: string
  readonly path: string
  readonly status: number
  readonly role: Caller['type']
  /** Family of the tokens, or what stands for it. */
  readonly session: string | null
  readonly subject: string | null
  readonly milliseconds: number
  readonly sqlCount: number
  readonly sqlMilliseconds: number
  readonly fault: string | null
}

export function summarize(
  entry: Entry,
  config: PlatformConfig,
  masker = maskerOf(entry, config, false),
): Summary {
  const { observation } = entry
  const caller = observation.caller ?? { type: 'NONE' }
  return {
    id: entry.id,
    date: entry.at,
    call: entry.operation ?? null,
    method: entry.method,
    path: maskTarget(entry.target, masker),
    status: entry.status,
    role: caller.type,
    session: 'familyId' in caller ? caller.familyId : null,
    subject: subjectOf(caller),
    milliseconds: round(entry.ms),
    sqlCount: observation.statementCount,
    sqlMilliseconds: round(observation.sqlMs),
    fault: entry.fault ?? null,
  }
}

export function requestView(entry: Entry, config: PlatformConfig): RequestView {
  const masker = maskerOf(entry, config)
  const { requestBody, answer, statements } = entry.observation
  const summary = summarize(entry, config, masker)
  const body = maskBody(requestBody, masker)
  return {
    ...summary,
    requestBody: body,
    responseBody: maskBody(textOf(answer), masker),
    curl: curl(entry, summary.path, body, config),
    statements: statements.map(({ sql, parameters, ms }) => ({
      sql,
      parameters: parameters.map(describe),
      ms: ms === undefined ? null : round(ms),
    })),
  }
}

/** `bodies`: learn what they name secret, too; dear where they are long. */
function maskerOf(entry: Entry, config: PlatformConfig, bodies = true): Masker {
  const masker = new Masker(config)
  const { requestBody, answer } = entry.observation
  if (bodies) for (const text of [requestBody, textOf(answer)]) masker.learn(parse(text)?.value)
  masker.learn(Object.fromEntries(queryOf(entry.target)))
  return masker
}

function queryOf(target: string): URLSearchParams {
  return new URLSearchParams(target.split('?', 2)[1] ?? '')
}

function maskTarget(target: string, masker: Masker): string {
  const [path = '', query] = target.split('?', 2)
  if (!query) return masker.text(path)
  const fields = [...queryOf(target)].map(
    ([name, value]) => `${name}=${masker.value(parse(value)?.value ?? value, name)}`,
  )
  return `${masker.text(path)}?${fields.join('&')}`
}

/** JSON indented, a form as JSON; what is neither may hold anything, so it is not shown. */
function maskBody(text: string, masker: Masker): string {
  if (text === '' || text === TOO_LONG) return text
  const parsed = parse(text)
  if (parsed) return JSON.stringify(masker.value(parsed.value), null, 2)
  return `(${text.length} characters that are neither JSON nor a form)`
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return /^[\w.%+-]+=[^\s{]*$/.test(text)
      ? { value: Object.fromEntries(new URLSearchParams(text)) }
      : undefined
  }
}

function textOf(answer: string | Uint8Array | undefined): string {
  return typeof answer === 'string' ? answer : Buffer.from(answer ?? []).toString('utf8')
}

/** To be pasted into a shell; the token is asked from its environment, and masked values are to be filled in. */
function curl(entry: Entry, path: string, body: string, { publicUrl }: PlatformConfig): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const headers = Object.entries(entry.headers).map(([name, value]) =>
    name === 'authorization' ? `-H "authorization: $TOKEN"` : `-H ${quote(`${name}: ${value}`)}`,
  )
  const isForm = entry.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const compact = parse(body)?.value ?? body
  const data = isForm
    ? String(new URLSearchParams(compact as Record<string, string>))
    : JSON.stringify(compact)
  return [
    `curl -X ${entry.method} ${quote(publicUrl + path)}`,
    ...headers,
    ...(body ? [`--data-raw ${quote(data)}`] : []),
  ].join(' \\\n  ')
}

/** Identities and times help; all else is told by its kind and size. */
function describe(parameter: unknown): string {
  if (parameter === null || parameter === undefined) return 'null'
  if (parameter instanceof Date) return parameter.toISOString()
  if (parameter instanceof Uint8Array) return `bytes(${parameter.byteLength})`
  if (Array.isArray(parameter)) return `array(${parameter.length})`
  if (typeof parameter !== 'string') return typeof parameter === 'object' ? 'object' : String(parameter)
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(parameter) ? parameter : `text(${parameter.length})`
}

function subjectOf(caller: Caller): string | null {
  if (caller.type === 'MEMBER') return caller.memberId
  if (caller.type === 'VISITOR') return caller.visitorId
  return null
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100
}
