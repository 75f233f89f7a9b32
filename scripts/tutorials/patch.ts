/**
 * Applies a change as a tutorial shows it: lines with `-` go, lines with `+` come, others stay and say where. Parts are apart by a
 * line of `…` alone. Throws where the file does not have the lines, or has them twice.
 */
export function patched(file: string, diff: string): string {
  return diff
    .trimEnd()
    .split(/^…$/m)
    .reduce((text, part) => {
      const lines = part.replace(/^\n|\n$/g, '').split('\n')
      const side = (sign: string) =>
        lines
          .filter((line) => !line.startsWith(sign))
          .map((line) => line.slice(1))
          .join('\n')
      const [before, after] = [side('+'), side('-')]
      const count = text.split(before).length - 1
      if (count !== 1)
        throw new Error(`${count === 0 ? 'No' : 'More than one'} place has these lines:\n${before}`)
      return text.replace(before, () => after)
    }, file)
}
