import type { Language } from '@galleria/i18n'
import { messagesIn } from '../../messages/index.ts'
import type { ShellFile } from '../files/index.ts'

/** Stands where a preview was asked for that is not, or no longer, allowed. */
export function expiredPage(language: Language, css: readonly ShellFile[]): string {
  const t = messagesIn(language)
  const { code, direction, prefix } = language
  const title = t('preview.over')
  const sheets = css.map(
    ({ href, integrity }) =>
      `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
  )
  return `<!doctype html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title} · Galleria</title>${sheets.join('')}</head>
<body><main><h1>${title}</h1>
<p>${t('preview.over-more')}</p><p><a href="${prefix || '/'}">${t('problem.home')}</a></p></main></body></html>`
}
