/** Commands of one block of the page. */
export interface Block {
  readonly line: number
  readonly script: string
  /** Whether it installs from the network; the others run without one. */
  readonly network: boolean
}

/** Blocks that a bare machine is set up by: those that are fenced as `sh machine`, in order. */
export function machineBlocks(markdown: string): Block[] {
  const blocks = markdown.matchAll(/^```sh machine( network)?\n(.*?)^```$/gms)
  return Array.from(blocks, ({ 1: network, 2: script = '', index }) => ({
    line: markdown.slice(0, index).split('\n').length,
    script,
    network: network !== undefined,
  }))
}
