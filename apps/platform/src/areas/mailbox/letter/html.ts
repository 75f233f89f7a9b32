import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inline } from '@css-inline/css-inline'
import { html, raw } from 'hono/html'
import type { Content } from './content.ts'
import { blockRow, linesOf, table } from './html-blocks.ts'

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Goes into each element. */
const styles = read('letter.css')
/** Stays in `<style>`. */
const mediaQueries = read('media.css')

/** Keeps inboxes from showing the letter's beginning after a short preheader. */
const filler = raw('&#847;&zwnj;&nbsp;'.repeat(60))

/** Outlook for Windows knows no `max-width`: it reads these comments, and nobody else does. */
const fixed = {
  begin: raw(
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  ),
  end: raw('<!--[if mso]></td></tr></table><![endif]-->'),
}

/**
 * A letter as mail clients take it: tables for layout, every style in its element. Only media queries stay in
 * `<style>`: a client that does not know them loses no meaning. Direction and language stand on an element of the body
 * too, since some clients drop `<html>`.
 */
export function htmlOf(content: Content): string {
  const { shop, language, subject, preheader, heading, greeting, blocks, sender, design } = content
  const { code: lang, direction } = language
  const store = `${shop.storeUrl}${language.prefix}`
  const document = html`<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${raw(styles)}</style>
<style data-css-inline="keep">${raw(mediaQueries)}</style>
</head>
<body class="page">
<div class="page" role="article" aria-label="${subject}" lang="${lang}" dir="${direction}">
<div class="preheader">${preheader}${filler}</div>
${table(
  'page',
  html`<tr><td class="around" align="center">${fixed.begin}${table(
    'column',
    html`<tr><td class="bar" align="center"><a class="brand" href="${store}">${brandOf(content)}</a></td></tr>
<tr><td class="card">${table(
      'full',
      html`<tr><td class="block"><h1 class="heading">${heading}</h1></td></tr>
<tr><td class="block"><p class="text">${greeting}</p></td></tr>
${blocks.map((block) => blockRow(block, language, design))}`,
    )}</td></tr>
<tr><td class="foot" align="center">${linesOf([sender])}<br><a class="foot-link" href="${store}">${shop.storeUrl.replace(/^https?:\/\//, '')}</a></td></tr>`,
  )}${fixed.end}</td></tr>`,
)}
</div>
</body>
</html>`
  return inline(String(document), { loadRemoteStylesheets: false })
}

/** The merchant's own logo has its name in it; the platform's stands before the name. */
function brandOf({ shop, sender, design }: Content) {
  return design.logoUrl
    ? html`<img class="own-logo" src="${design.logoUrl}" height="48" alt="${sender}">`
    : html`<img class="logo" src="${shop.publicUrl}/_hosted/logo.png" width="28" height="28" alt=""> ${sender}`
}
