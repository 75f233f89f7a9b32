const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** Text of the first element of a name in an answer of a bucket; empty where there is none. */
export function textOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (entity, key: string) => named[key] ?? entity)
}
