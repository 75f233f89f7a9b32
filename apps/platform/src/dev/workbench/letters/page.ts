import type { Context } from 'hono'
import { html } from 'hono/html'
import { type LetterKind, letterKinds } from '../../../areas/mailbox/index.ts'
import { type HostedLanguage, languages } from '../../../domain/messages/languages.ts'
import type { Env } from '../../../http/route.ts'
import { type Scheme, type Seen, schemes } from '../../../pages/letters/index.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { letterFrame, type Size, sizes } from './preview.ts'
import { samples } from './samples.ts'

/** Settings of the preview. */
export interface Choice {
  readonly language: HostedLanguage
  readonly scheme: Scheme
  readonly size: Size
}

const nav = '/_dev/letters'

/** `order-shipped` as words. */
const nameOf = (kind: LetterKind) => `${kind[0]?.toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`

function sourceOf(kind: LetterKind, { language, scheme }: Omit<Choice, 'size'>, wording = 0): string {
  const query = new URLSearchParams({ language: language.code, scheme, wording: String(wording) })
  return `${nav}/${kind}/html?${query}`
}

/** Every letter, in one language, scheme and width. */
export function listPage(c: Context<Env>, choice: Choice): Promise<Response> {
  const { language, scheme, size } = choice
  return devPage(c, {
    title: 'Letters',
    nav,
    lead: 'Every letter of the platform, with invented content.',
    frames: ["'self'"],
    body: html`<form class="filter" method="get" action="${nav}">
      ${select(
        'Language',
        'language',
        languages.map(({ code, name }) => [code, name]),
        language.code,
      )}
      ${select(
        'Scheme',
        'scheme',
        schemes.map((each) => [each, nameIn(each)]),
        scheme,
      )}
      ${select(
        'Width',
        'size',
        sizes.map((each) => [each, nameIn(each)]),
        size,
      )}
      <button>Show</button>
    </form>
    <ul class="letters">${letterKinds.map(
      (kind) => html`<li class="letter-card">
        <h2><a href="${nav}/${kind}">${nameOf(kind)}</a></h2>
        <p class="muted">${samples[kind].about}</p>
        ${letterFrame(sourceOf(kind, choice), `${nameOf(kind)}, ${language.name}`, size)}
      </li>`,
    )}</ul>`,
  })
}

/** One letter in every language, scheme and width, and its plain text. */
export function letterPage(
  c: Context<Env>,
  kind: LetterKind,
  seen: Omit<Seen, 'language'>,
): Promise<Response> {
  return devPage(c, {
    title: nameOf(kind),
    nav,
    up: { href: nav, label: 'Letters' },
    lead: samples[kind].about,
    frames: ["'self'"],
    body: html`${languages.map((language) =>
      samples[kind].letters({ ...seen, language }).map(
        ({ subject, text }, wording) => html`<section class="panel">
        <h2>${language.name}${wording > 0 ? ` (${wording + 1})` : ''}</h2>
        <p lang="${language.code}" dir="${language.direction}"><strong>${subject}</strong></p>
        <div class="letters">${sizes.map((size) =>
          schemes.map((scheme) =>
            letterFrame(
              sourceOf(kind, { language, scheme }, wording),
              `${language.name}, ${scheme}, ${size}, ${wording + 1}`,
              size,
            ),
          ),
        )}</div>
        <details><summary>Plain text</summary><pre class="letter" lang="${language.code}" dir="${language.direction}" tabindex="0">${text}</pre></details>
      </section>`,
      ),
    )}`,
  })
}

const nameIn = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

function select(
  label: string,
  name: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen: string,
): Html {
  return html`<label class="field"><span>${label}</span><select name="${name}">${options.map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  )}</select></label>`
}
