/** Goes to an address as a new document if the server leads it elsewhere; one that is missing there too stays as it is. */
export async function followMove(href: string, isStill: () => boolean): Promise<void> {
  const { type } = await fetch(href, { method: 'HEAD', redirect: 'manual' })
  if (type === 'opaqueredirect' && isStill()) location.replace(href)
}
