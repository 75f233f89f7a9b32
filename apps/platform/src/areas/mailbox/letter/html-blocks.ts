import { html } from 'hono/html'
import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import type { Block, LetterLine, TotalsRow } from './blocks.ts'
import { inkOn, type LetterDesign } from './design.ts'

type Html = ReturnType<typeof html>

/** A table that only lays out. Attributes say what Outlook would not take from a style. */
export const table = (className: string, rows: Html) =>
  html`<table class="${className}" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`

/** Texts one below the other; each line break of a text is one here. */
export const linesOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split('\n')).map((line, at) => html`${at > 0 ? html`<br>` : ''}${line}`)

/** One row of the letter's table. */
export function blockRow(block: Block, { direction }: HostedLanguage, { color }: LetterDesign): Html {
  const end = direction === 'rtl' ? 'left' : 'right'
  return html`<tr><td class="block">${content(block, end, color)}</td></tr>
`
}

type End = 'left' | 'right'
type Button = Pick<Extract<Block, { label: string }>, 'label' | 'href'>

function content(block: Block, end: End, color: string | null): Html {
  switch (block.block) {
    case 'paragraph':
    case 'intro':
      return html`<p class="text">${linesOf([block.text])}</p>`
    case 'note':
      return html`<p class="note">${linesOf([block.text])}</p>`
    case 'code':
      return html`<p class="code"><bdi dir="ltr">${block.text}</bdi></p>`
    case 'list':
      return html`<ul class="list">${block.items.map((item) => html`<li class="item">${item}</li>`)}</ul>`
    case 'button':
      return color ? coloredButton(block, color) : buttonOf(block)
    case 'link':
      return html`<p class="note"><a class="link" href="${block.href}">${block.label}</a></p>`
    case 'lines':
      return table('lines', html`${block.lines.map((line) => lineRow(line, block.lines, end))}`)
    case 'totals':
      return table('lines', html`${block.rows.map((row) => totalsRow(row, end))}`)
    case 'titled':
      return html`<h2 class="title">${block.title}</h2><p class="text">${linesOf(block.lines)}</p>`
  }
}

/** The cell has the color and, for Outlook, the room around the words: it takes no padding of a link. */
function buttonOf({ label, href }: Button): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button accent"><a class="button-link accent-link" href="${href}">${label}</a></td></tr></table>`
}

/** The same in the dark: the color is the merchant's, and the ink is chosen for it. */
function coloredButton({ label, href }: Button, color: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="background-color: ${color}"><a class="button-link" style="color: ${inkOn(color)}" href="${href}">${label}</a></td></tr></table>`
}

/** The name says all that the picture shows. */
function lineRow({ label, details = [], amount, picture }: LetterLine, all: readonly LetterLine[], end: End) {
  const pictures = all.some((line) => line.picture)
  return html`<tr>${
    pictures
      ? html`<td class="picture" width="80" valign="top">${picture ? html`<img class="thumb" src="${picture}" width="64" height="64" alt="">` : ''}</td>`
      : ''
  }<td class="line" valign="top">${label}${details.map((detail) => html`<br><span class="detail">${detail}</span>`)}</td><td class="amount ${end}" align="${end}" valign="top">${amount}</td></tr>
`
}

function totalsRow({ label, value, isTotal = false }: TotalsRow, end: End) {
  const kind = isTotal ? 'total' : 'sum'
  return html`<tr><td class="${kind}">${label}</td><td class="${kind} end" align="${end}">${value}</td></tr>
`
}
