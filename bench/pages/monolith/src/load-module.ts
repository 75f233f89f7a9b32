/** Of no use where modules are in the same program. */
export function usesExtension(): boolean {
  return false
}
