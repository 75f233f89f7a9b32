/** One line per step with the seconds since the start; a terminal also sees that the present one is still going. */
export function progress(write: (text: string) => void = (text) => process.stdout.write(text)) {
  const began = performance.now()
  let present = ''
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s`
  const beat = process.stdout.isTTY
    ? setInterval(() => present && write(`\r  ${seconds()}  ${present} …`), 500)
    : undefined
  beat?.unref()
  const step = (text: string) => {
    write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}  ${seconds()}  ${text}\n`)
    present = text
  }
  return Object.assign(step, {
    done() {
      clearInterval(beat)
      present = ''
      if (process.stdout.isTTY) write('\r\x1b[K')
    },
  })
}
