import type { Context } from 'hono'
import type { PlatformConfig } from '../config.ts'
import { chooseLanguage, english, type HostedLanguage } from '../messages/languages.ts'
import { type Say, sayIn } from '../messages/say.ts'
import { format } from '../money/money.ts'
import type { Env } from '../route.ts'

export type Ctx = Context<Env>

/** What every page is made with: whom it serves, and in which language. */
export interface View {
  readonly config: PlatformConfig
  readonly language: HostedLanguage
  readonly t: Say
  /** The same page in another language; undefined where it cannot be asked for again. */
  readonly here: URL | undefined
  /** An address of these pages, in the same language. */
  link(path: string, parameters?: Readonly<Record<string, string>>): string
  /** A page of the store, in the same language. */
  store(path: string): string
  money(minor: number): string
  /** With the time of day where a time zone is told; the day alone otherwise, in UTC. */
  date(value: Date, timeZone?: string): string
}

/** The address's `ui_locales` first (OpenID Connect §3.1.2.1), then what the store spoke, then the browser's wish. */
export function viewOf(c: Ctx, details: Readonly<Record<string, unknown>> = {}): View {
  const { config } = c.var.services
  const url = new URL(c.req.url)
  const remembered = typeof details.language === 'string' ? details.language : undefined
  const language = chooseLanguage(
    url.searchParams.get('ui_locales'),
    remembered,
    c.req.header('accept-language'),
  )
  return makeView(config, language, c.req.method === 'GET' ? url : undefined)
}

export function englishView(config: PlatformConfig): View {
  return makeView(config, english, undefined)
}

/** `US$` within a right-to-left line: without a mark the sign would go to the other side of its letters. */
const signed = /[A-Z][$£¥]/

function makeView(config: PlatformConfig, language: HostedLanguage, here: URL | undefined): View {
  return {
    config,
    language,
    here,
    t: sayIn(language),
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
        timeZone: timeZone ?? 'UTC',
      }).format(value),
  }
}
