import { createHash } from 'node:crypto'
import type { Language } from '@galleria/i18n'
import { messagesIn } from '../../messages/index.ts'
import { escapeXml } from '../base/xml.ts'
import { paper } from './manifest.ts'

const css = `:root{color-scheme:light dark;--paper:${paper.light};--ink:#1d1a16;--soft:#6b6257;--line:#ded6ca}
@media(prefers-color-scheme:dark){:root{--paper:${paper.dark};--ink:#f3eee6;--soft:#b3a99b;--line:#3a352e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:clamp(2rem,10vh,6rem) 1.25rem}
h1{font:500 clamp(1.8rem,6vw,2.6rem)/1.2 Georgia,serif;margin:0 0 .75rem}
h2{font-size:1rem;margin:2.5rem 0 .5rem}
p{margin:0 0 1.5rem;color:var(--soft)}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a{display:block;padding:.75rem 0;min-height:2.75rem;color:inherit;overflow-wrap:anywhere}
.again{display:inline-block;padding:.7rem 1.25rem;border-radius:.4rem;background:var(--ink);color:var(--paper);text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}`

const styleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** Nothing is loaded for it, so it can be shown wherever nothing can be loaded. */
const policy = `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * Page for a browser without a connection, as its service worker keeps it. The worker writes the pages that it has at
 * `<!--items-->`, or takes the part between `<!--kept-->` marks away.
 */
export function offlinePage(store: string, language: Language): { html: string; policy: string } {
  const t = messagesIn(language)
  const { code, direction } = language
  const say = (text: string) => escapeXml(text)
  const html = `<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say(t('page.title', { title: t('offline.now'), store }))}</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>${say(t('offline.now'))}</h1>
<p>${say(t('offline.more'))}</p>
<a class="again" href="">${say(t('try.again'))}</a>
<!--kept--><h2>${say(t('offline.kept'))}</h2>
<ul><!--items--></ul><!--/kept-->
</main>
</body>
</html>
`
  return { html, policy }
}
