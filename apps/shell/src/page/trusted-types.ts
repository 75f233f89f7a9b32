/**
 * Trusted Types policy. Scripts may be files of the shell, its service worker among them, and of registered modules, from
 * this origin or the address of modules' files alone. HTML is
 * let through where it holds no element, or is the empty script element that React makes all others from; text to run is
 * never. Everything else that a script writes is refused by the browser (`require-trusted-types-for`).
 */
function trustOwnScripts(modules: string): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== `<script>${'</'}script>` ? null : html),
    createScriptURL: (address) => {
      const { href, origin, pathname } = new URL(address, document.baseURI)
      if (modules && href.startsWith(modules)) return address
      return origin === location.origin && /^\/(assets\/|modules\/|service-worker\.js$)/.test(pathname)
        ? address
        : null
    },
  })
}

interface Factory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown
}

/** Runs first in the head: a policy is asked from then on. `modulesUrl`: where modules' files are, if not at the shell. */
export function trustScript(modulesUrl: string | undefined): string {
  return `(${trustOwnScripts})(${JSON.stringify(modulesUrl ? `${modulesUrl}/` : '')});`
}
