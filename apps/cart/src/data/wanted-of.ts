import type { Say } from '../messages/index.ts'
import type { Wanted } from '../rules/cart/add-outcome.ts'
import { parseQuantity } from '../rules/cart/quantity.ts'
import { catalogReferenceOf } from '../rules/catalog-reference.ts'
import type { WantedLine } from '../rules/model/index.ts'

/** Product, choices and quantity that the form of an add names, or what is wrong with it. */
export function wantedOf(
  form: FormData,
  t: Say,
): (Wanted & Pick<WantedLine, 'catalogReference'>) | { readonly problem: string } {
  const parsed = parseQuantity(form.get('quantity') ?? '1', t)
  if ('problem' in parsed) return parsed
  const productId = text(form, 'productId')
  const variantId = text(form, 'variantId') || undefined
  const catalogReference = catalogReferenceOf({
    productId,
    variantId,
    options: dictionary(form, 'options'),
    texts: dictionary(form, 'texts') ?? (typeof document === 'undefined' ? writtenTexts(form) : undefined),
    subscriptionOptionId: text(form, 'subscriptionOptionId') || undefined,
    preorder: form.has('preorder'),
  })
  return { productId, variantId, quantity: parsed.quantity, catalogReference }
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** Texts of a form without script, which has a field for each. */
function writtenTexts(form: FormData): Readonly<Record<string, string>> | undefined {
  const named = [...form].filter(([name]) => name.startsWith('text:'))
  return named.length > 0
    ? Object.fromEntries(named.map(([name, value]) => [name.slice('text:'.length), String(value)]))
    : undefined
}

function dictionary(form: FormData, name: string): Readonly<Record<string, string>> | undefined {
  const json = text(form, name)
  return json ? (JSON.parse(json) as Record<string, string>) : undefined
}
