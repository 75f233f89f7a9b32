import { type Translate, translatorFor } from '../../../domain/messages/translate.ts'
import type { Block } from './blocks.ts'
import type { Content } from './content.ts'

/** The plain text of a letter. Links stand on lines of their own. */
export function textOf({ shop, language, heading, greeting, blocks, sender }: Content): string {
  const t = translatorFor(language)
  return [
    heading,
    greeting,
    ...blocks.map((block) => blockText(block, t)),
    `${sender}\n${shop.storeUrl}${language.prefix}`,
  ].join('\n\n')
}

function blockText(block: Block, t: Translate): string {
  const row = (label: string, value: string) => t('mail.row', { label, value })
  switch (block.block) {
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'button':
    case 'link':
      return `${t('mail.link', { label: block.label })}\n${block.href}`
    case 'lines':
      return block.lines
        .map(({ label, amount, details = [] }) =>
          [amount ? row(label, amount) : label, ...details.map((each) => `  ${each}`)].join('\n'),
        )
        .join('\n')
    case 'totals':
      return block.rows.map(({ label, value }) => row(label, value)).join('\n')
    case 'titled':
      return [t('mail.link', { label: block.title }), ...block.lines].join('\n')
    default:
      return block.text
  }
}
