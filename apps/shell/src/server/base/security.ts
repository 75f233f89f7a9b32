import { createHash } from 'node:crypto'

interface PolicyInput {
  /** The inline scripts that every page has, as their text: allowed by their hashes. */
  readonly inlineScripts: readonly string[]
  /** For what React writes into a page that is still streaming; absent from one that caches may keep. */
  readonly nonce?: string | undefined
  readonly platformUrl: string
  readonly edgeUrl?: string | undefined
  /** Origin of the platform's files, if not the platform's own. */
  readonly mediaUrl?: string | undefined
  /** Address of modules' files, if not this origin's. */
  readonly modulesUrl?: string | undefined
  /** Development servers that modules come from, so that nothing of the page is checked as strictly. */
  readonly devOrigins: readonly string[]
}

/** Style elements that React Aria adds by itself (`usePress`, `usePreventScroll`), allowed by their hashes. */
export const libraryStyles: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** CSP Level 3 §2.3.1: what an inline script or style must hash to. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const styleHashes = libraryStyles.map(hashSource).join(' ')
const scriptHashes = new Map<string, string>()

function scriptHash(text: string): string {
  const known = scriptHashes.get(text) ?? hashSource(text)
  scriptHashes.set(text, known)
  return known
}

/**
 * Scripts are files of this origin or one of the fixed inline scripts, and nothing becomes a script but by the page's own
 * policy (`page/trusted-types.ts`); modules from source come from their own servers. Calls, frames, pictures, films and sounds
 * may also go to the platform.
 */
export function contentSecurityPolicy({
  inlineScripts,
  nonce,
  platformUrl,
  edgeUrl,
  mediaUrl,
  modulesUrl,
  devOrigins,
}: PolicyInput): string {
  const platform = new URL(platformUrl).origin
  // On one machine the platform answers a page at `localhost` from `localhost`: the two are different sites.
  const hosted = `${platform} ${platform.replace('//127.0.0.1:', '//localhost:')}`
  const edge = edgeUrl ? new URL(edgeUrl).origin : ''
  const files = mediaUrl ? `${platform} ${new URL(mediaUrl).origin}` : platform
  const modules = modulesUrl ? `${modulesUrl}/` : ''
  const dev = devOrigins.join(' ')
  const sockets = devOrigins.map(socketsOf).join(' ')
  const scripts = [...inlineScripts.map(scriptHash), ...(nonce ? [`'nonce-${nonce}'`] : [])].join(' ')
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' ${modules} ${scripts} ${dev}`,
    ...(!dev && { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' }),
    // A style element needs its hash, except in development, where they are injected. Attributes: decision 0233.
    'style-src': `'self' ${modules} ${dev ? `${dev} 'unsafe-inline'` : styleHashes}`,
    'style-src-attr': dev ? "'unsafe-inline'" : "'none'",
    'img-src': `'self' data: ${files} ${modules} ${dev}`,
    'media-src': `'self' ${files} ${modules} ${dev}`,
    'font-src': `'self' ${modules} ${dev}`,
    'connect-src': `'self' ${modules} ${platform} ${edge} ${dev} ${sockets}`,
    'frame-src': `'self' ${hosted}`,
    'form-action': `'self' ${platform}`,
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
  }
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, ' ').trim()}`)
    .join('; ')
}

/** A development server announces changes at its own socket, under either name of the machine. */
function socketsOf(origin: string): string {
  const { port } = new URL(origin)
  return `ws://localhost:${port} ws://127.0.0.1:${port}`
}

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Headers that matter for a script or a style; the others would only make each response longer. */
export const fileHeaders: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' }
