import { type Language, withoutLanguage } from '@galleria/i18n'
import { messagesIn } from '../../messages/index.ts'
import { escapeXml } from '../base/xml.ts'
import type { ShellFile } from '../files/index.ts'

interface Frame {
  readonly language: Language
  readonly css: readonly ShellFile[]
}

function page({ language, css }: Frame, title: string, head: string, body: string): string {
  const { code, direction } = language
  const sheets = css.map(
    ({ href, integrity }) =>
      `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
  )
  return `<!doctype html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">${head}
<title>${title} · Galleria</title>${sheets.join('')}</head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}

/** Stands where nobody knows what a form has done: to send it again could do it twice. */
export function lostFormPage(frame: Frame, path: string): string {
  const t = messagesIn(frame.language)
  const back = `<p><a href="${escapeXml(path)}">${t('form.look')}</a></p>`
  // Shops have a cart; it shows what was added.
  const cart = `<p><a href="${frame.language.prefix}/cart">${t('header.cart')}</a></p>`
  const links = withoutLanguage(path).startsWith('/cart') ? cart : back + cart
  return page(frame, t('form.lost'), '', `<p>${t('form.lost-more')}</p>${links}`)
}

/** Leads to another site: browsers follow no redirect of a form to where the page may send none. */
export function onwardPage(frame: Frame, url: string): string {
  const t = messagesIn(frame.language)
  const href = escapeXml(url)
  const refresh = `<meta http-equiv="refresh" content="0; url=${href}">`
  return page(frame, t('form.onward'), refresh, `<p><a href="${href}">${t('form.onward-link')}</a></p>`)
}
