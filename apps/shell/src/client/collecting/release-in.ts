/** Release whose file an address of the shop, or of its CDN, names; null of all others. */
export function releaseIn(address: string): { readonly name: string; readonly version: string } | null {
  const [, name, version] = /\/([a-z][\w-]*)\/([\w.+-]+)\/(?:[0-9a-f]{20}\/)?web\//.exec(address) ?? []
  return name && version ? { name, version } : null
}
