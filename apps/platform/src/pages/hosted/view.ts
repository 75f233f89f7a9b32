import type { Context } from 'hono'
import { type ShopConfig, shopConfig } from '../../areas/site-properties/index.ts'
import { chooseLanguage, english, type HostedLanguage } from '../../domain/messages/languages.ts'
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
  return makeView(await shopConfig(db, config), languageOf(c, details), here)
}

export async function englishView(c: Ctx): Promise<View> {
  const { db, config } = c.var.services
  return makeView(await shopConfig(db, config), english, undefined)
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

function makeView(config: ShopConfig, language: HostedLanguage, here: URL | undefined): View {
  return {
    config,
    language,
    here,
    t: translatorFor(language),
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
