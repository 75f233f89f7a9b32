import type { Language } from '@galleria/i18n'
import { messagesIn } from '../../messages/index.ts'

/** Stands where not even the frame could be rendered: text alone, made without React. */
export function failurePage(language: Language): string {
  const t = messagesIn(language)
  const { code, direction, prefix } = language
  const title = t('problem.wrong')
  return `<!doctype html><html lang="${code}" dir="${direction}"><meta charset="utf-8"><title>${title} · Galleria</title>
<h1>${title}</h1><p>${t('problem.wrong-more')}</p>
<p><a href="">${t('try.again')}</a> · <a href="${prefix || '/'}">${t('problem.home')}</a></p></html>`
}
