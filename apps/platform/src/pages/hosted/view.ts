import type { Context } from 'hono'
import { html } from 'hono/html'
import { type ShopConfig, shopConfig } from '../../areas/site-properties/index.ts'
import {
  contentLanguage,
  type Dictionary,
  dictionaryOf,
  primaryLanguage,
} from '../../data/translations/dictionary.ts'
import { chooseLanguage, type HostedLanguage } from '../../domain/messages/languages.ts'
import { type Translate, translatorFor } from '../../domain/messages/translate.ts'
import { format } from '../../domain/money/money.ts'
import type { Env } from '../../http/route.ts'

export type Ctx = Context<Env>

type Details = Readonly<Record<string, unknown>>

/** Context of every page: its reader and the language. */
export interface View {
  readonly config: ShopConfig
  readonly language: HostedLanguage
  readonly t: Translate
  /** A text of the shop's own in the page's language, where it is translated. */
  content(text: string): string
  /** The same as an element of its own direction, and of its own language where it has no translation. */
  shown(text: string): ReturnType<typeof html>
  /** The same page in another language; undefined where it cannot be asked for again. */
  readonly here: URL | undefined
  /** An address of these pages, in the same language. */
  link(path: string, parameters?: Readonly<Record<string, string>>): string
  /** A page of the store, in the same language. */
  store(path: string): string
  money(minor: number): string
  /** The day in the shop's time zone; with the time of day where a time zone is told. */
  date(value: Date, timeZone?: string): string
}

/** The address's `ui_locales` first (OpenID Connect §3.1.2.1), then what the store spoke, then the browser's wish. */
export function languageOf(c: Ctx, details: Details = {}): HostedLanguage {
  const remembered = typeof details.language === 'string' ? details.language : undefined
  const requested = new URL(c.req.url).searchParams.get('ui_locales')
  return chooseLanguage(requested, remembered, c.req.header('accept-language'))
}

export async function viewOf(c: Ctx, details?: Details): Promise<View> {
  const { db, config } = c.var.services
  const here = c.req.method === 'GET' ? new URL(c.req.url) : undefined
  const language = languageOf(c, details)
  const wanted = contentLanguage(config, language.code)
  const dictionary = wanted ? await dictionaryOf(c.var.services, wanted) : undefined
  return makeView(await shopConfig(db, config), language, here, dictionary)
}

/** A time zone with its distance from UTC at that time: `Asia/Tokyo (GMT+9)`; of UTC the name alone. */
export function zoneName({ language }: Pick<View, 'language'>, timeZone: string, at: Date): string {
  if (timeZone === 'UTC') return timeZone
  const parts = new Intl.DateTimeFormat(language.tag, {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at)
  return `${timeZone.replaceAll('_', ' ')} (${parts.find(({ type }) => type === 'timeZoneName')?.value})`
}

/** `US$` within a right-to-left line: without a mark the sign would go to the other side of its letters. */
const signed = /[A-Z][$£¥]/

function makeView(
  config: ShopConfig,
  language: HostedLanguage,
  here: URL | undefined,
  dictionary?: Dictionary,
): View {
  const own = primaryLanguage(config.locale)
  return {
    config,
    language,
    here,
    t: translatorFor(language),
    content: (text) => dictionary?.get(text) ?? text,
    shown: (text) =>
      dictionary && !dictionary.has(text)
        ? html`<bdi lang="${own}">${text}</bdi>`
        : html`<bdi>${dictionary?.get(text) ?? text}</bdi>`,
    link(path, parameters = {}) {
      return `${path}?${new URLSearchParams({ ...parameters, ui_locales: language.code })}`
    },
    store: (path) => config.storeUrl + language.prefix + path,
    money: (minor) =>
      format(minor, { currency: config.currency, locale: language.tag }).replace(signed, '$&\u200e'),
    date: (value, timeZone) =>
      new Intl.DateTimeFormat(language.tag, {
        dateStyle: timeZone ? 'full' : 'long',
        ...(timeZone ? { timeStyle: 'short' } : {}),
        timeZone: timeZone ?? config.timeZone,
      }).format(value),
  }
}
