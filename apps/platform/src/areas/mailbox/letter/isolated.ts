import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import type { Block } from './blocks.ts'

/**
 * Isolates values that may run against the letter's direction, such as an address in Latin letters (UAX 9, FSI and PDI).
 * Messages isolate what is inserted into them by themselves.
 */
export function isolated(block: Block, { direction }: HostedLanguage): Block {
  if (direction === 'ltr') return block
  switch (block.block) {
    case 'lines':
      return {
        ...block,
        lines: block.lines.map(({ details = [], ...line }) => ({
          ...line,
          amount: alone(line.amount),
          details: details.map(alone),
        })),
      }
    case 'totals':
      return { ...block, rows: block.rows.map((row) => ({ ...row, value: alone(row.value) })) }
    case 'titled':
      return { ...block, lines: block.lines.map(alone) }
    default:
      return block
  }
}

const alone = (text: string) => (text ? `\u2068${text}\u2069` : text)
