import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from '../build/arguments.ts'
import { type Catalog, englishFile, readCatalog } from '../build/catalog.ts'
import { declareMessages } from '../build/declare.ts'
import { translations } from '../languages.ts'
import { missingPlurals } from './missing-plurals.ts'

/** Problems of a folder of messages: keys and arguments that differ, plural forms that lack, old declarations. */
export function catalogProblems(folder: string): string[] {
  const english = readCatalog(englishFile(folder))
  const declared = join(folder, 'en.d.json.ts')
  const isDeclared = existsSync(declared) && readFileSync(declared, 'utf8') === declareMessages(english)
  return [
    ...Object.keys(english)
      .filter((key) => !key.includes('.'))
      .map((key) => `${key} needs a dot, or any text like it is taken for it`),
    ...(isDeclared ? [] : ['en.d.json.ts is not what en.json says: run `npm run generate`']),
    ...translations.flatMap(({ code, tag }) => {
      const file = join(folder, `${code}.json`)
      if (!existsSync(file)) return [`${code}.json is missing`]
      return translationProblems(english, readCatalog(file), tag).map((problem) => `${code}.json: ${problem}`)
    }),
  ]
}

function translationProblems(english: Catalog, translated: Catalog, tag: string): string[] {
  const problems = Object.keys(translated)
    .filter((key) => !(key in english))
    .map((key) => `${key} is not in en.json`)
  for (const [key, text] of Object.entries(english)) {
    const translation = translated[key]
    if (translation === undefined) problems.push(`${key} is missing`)
    else if (signature(translation) !== signature(text))
      problems.push(`${key} has ${signature(translation)}, in English ${signature(text)}`)
    else problems.push(...missingPlurals(translation, tag).map((form) => `${key} lacks the plural ${form}`))
  }
  return problems
}

/** A language with a form for each number need not write the number: `{count}` and `{count, plural}` are one argument. */
function signature(text: string): string {
  return [...argumentsOf(text)].map(([name, type]) => `${name}: ${type}`).join(', ') || 'no argument'
}
