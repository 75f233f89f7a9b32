interface Listing {
  readonly objects: readonly Entry[]
  readonly folders: readonly Entry[]
  readonly next: string | null
}

interface Entry {
  readonly key: string
  readonly modified: number
}

/** `ListBucketResult` of ListObjectsV2: flat elements, whose names no text of them can contain. */
export function listed(xml: string): Listing {
  return {
    objects: elements(xml, 'Contents').map((each) => ({
      key: textOf(each, 'Key') ?? '',
      modified: Date.parse(textOf(each, 'LastModified') ?? ''),
    })),
    folders: elements(xml, 'CommonPrefixes').map((each) => ({
      key: textOf(each, 'Prefix') ?? '',
      modified: Number.NaN,
    })),
    next: textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null,
  }
}

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner]) => inner ?? '')
}

function textOf(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text === undefined ? null : text.replace(/&(lt|gt|quot|apos|amp|#\d+|#x[\da-f]+);/gi, plain)
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function plain(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity
  return String.fromCodePoint(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
}
