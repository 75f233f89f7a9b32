/** The answer of the platform's own API, and how many bytes it was. */
export async function ask<Answer>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ answer: Answer; size: number }> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`)
  return { answer: JSON.parse(text) as Answer, size: Buffer.byteLength(text) }
}

/** Milliseconds at these parts of all. */
export function percentiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
