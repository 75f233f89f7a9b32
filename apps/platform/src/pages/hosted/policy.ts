import type { PlatformConfig } from '../../data/config.ts'

interface Needs {
  readonly nonce: string | undefined
  readonly formTargets: readonly string[]
  readonly frames: readonly string[]
}

/** Headers of a page: nothing inline, nothing from elsewhere but files of the platform's own, no framing, no caching. */
export function pageHeaders(
  config: Pick<PlatformConfig, 'publicUrl' | 'mediaUrl'>,
  { nonce, formTargets, frames }: Needs,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data:${config.mediaUrl ? ` ${new URL(config.mediaUrl).origin}` : ''}`,
    ...(nonce ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'", "worker-src 'self'"] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'Cache-Control': 'no-store',
    'Referrer-Policy': sendsOrigin(config.publicUrl) ? 'no-referrer' : 'same-origin',
  }
}

/**
 * Under `no-referrer` a form says `Origin: null`, and only Fetch Metadata proves it ours;
 * browsers send that to trustworthy origins alone (W3C Secure Contexts §3.1).
 */
function sendsOrigin(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return (
    protocol === 'https:' ||
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  )
}
