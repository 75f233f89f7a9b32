import { isPrivileged } from '../../base/caller-type.ts'
import type { Services } from '../../data/services.ts'
import { contentLanguage, dictionaryOf } from '../../data/translations/dictionary.ts'
import { languages } from '../../domain/messages/languages.ts'
import type { Caller } from '../caller.ts'
import type { RequestHead } from '../exchange-type.ts'
import type { Answer } from '../openapi/answer.ts'
import { translate } from './apply.ts'
import { type Plan, planOf } from './plan.ts'

type Json = string | Uint8Array<ArrayBuffer>
type Site = Pick<Services, 'db' | 'siteCache' | 'config'>

/** Language that a caller's answer is translated into. Staff see the texts as they wrote them: they send them back. */
export function wantedLanguage({ config }: Site, { headers }: RequestHead, caller: Caller) {
  const tag = headers.get('x-wix-linguist')
  return tag && !isPrivileged(caller) ? contentLanguage(config, tag) : undefined
}

/** Translates the answers of one call, which its schema finds the content of; made at the first one. */
export function translatorOf(schema: Answer) {
  let plan: Plan | null | undefined
  return async (site: Site, language: string, json: Json): Promise<Json> => {
    plan ??= planOf(schema) ?? null
    if (!plan) return json
    const text = typeof json === 'string' ? json : Buffer.from(json).toString('utf8')
    const dictionary = await dictionaryOf(site, language)
    const tag = languages.find(({ code }) => code === language)?.tag ?? language
    return JSON.stringify(translate(plan, JSON.parse(text), { tag, dictionary }).value)
  }
}
