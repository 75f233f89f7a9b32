import type { RichContentNode } from '@galleria/platform-client/entities/common'

/** The words of rich content, a line for each block. */
export function plainTextOf(nodes: readonly RichContentNode[]): string {
  return nodes
    .map(lineOf)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function lineOf({ type, textData, nodes = [] }: RichContentNode): string {
  if (type === 'TEXT') return textData?.text ?? ''
  return nodes.map(lineOf).join(nodes.some((node) => node.type !== 'TEXT') ? '\n' : '')
}
