const numbers = new Set(['times', 'after', 'every', 'status', 'ms', 'afterBytes', 'retryAfterSeconds'])
/** Fields of the form by kind of fault; others are left out, since a browser sends all of them. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  error: ['status', 'code', 'description', 'retryAfterSeconds', 'field'],
  delay: ['ms'],
  reset: ['afterBytes'],
  truncated: ['afterBytes'],
  html: ['status'],
  empty: ['status'],
}

/** The rule that the page's form describes, as yet unchecked. */
export function fromForm(fields: URLSearchParams): Record<string, unknown> {
  const kind = fields.get('kind') ?? ''
  const rule = pick(fields, ['operation', 'role', 'session', 'applied', 'times', 'after', 'every'])
  const { field, ...fault } = pick(fields, fieldsOf[kind] ?? [])
  const header = fields.get('header')?.trim()
  return {
    ...rule,
    ...(header ? { headers: { [header]: fields.get('headerValue') ?? '' } } : {}),
    fault: { kind, ...(kind === 'error' && field ? { fieldViolations: [{ field }] } : {}), ...fault },
  }
}

function pick(fields: URLSearchParams, names: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const name of names) {
    const value = fields.get(name)?.trim()
    if (value) picked[name] = numbers.has(name) ? Number(value) : value
  }
  return picked
}
