/** One line that is written over, on a terminal alone. */
export function progressBar(label: string): (done: number, of: number) => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => undefined
  return (done, of) => {
    const width = 24
    const full = Math.round((done / of) * width)
    stderr.write(`\r${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${of}`)
    if (done === of) stderr.write('\r\x1b[K')
  }
}
