import { Form, useLocation } from '@galleria/router'
import { Button, Field, Notice } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { currentCart } from '../../rules/cart/paths.ts'

interface PlainAddProps {
  readonly productId: string
  readonly variantId?: string | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly productName: string
  /** Options still to be chosen, as a sentence names them; the page has a form of its own for them. */
  readonly missing: string
  /** Titles of texts that the buyer has to write. */
  readonly missingTexts: readonly string[]
  readonly preorder: boolean
}

/** Form that adds a product without script; the server alone draws it. */
export function PlainAdd(props: PlainAddProps) {
  const { productId, variantId, options, productName, missing, missingTexts, preorder } = props
  const t = useMessages()
  const { pathname, search } = useLocation()
  if (missing) return <Notice>{t('add.choose-first', { options: missing })}</Notice>
  return (
    <PlainAddForm
      hidden={{
        intent: 'add',
        productId,
        ...(variantId && { variantId }),
        ...(options && { options: JSON.stringify(options) }),
        ...(preorder && { preorder: 'yes' }),
        name: productName,
        from: pathname + search,
      }}
      texts={missingTexts.map((title) => [title, ''] as const)}
      quantity="1"
      action={preorder ? t('add.preorder') : t('add.to-cart')}
    />
  )
}

interface FormProps {
  readonly hidden: Readonly<Record<string, string>>
  /** Titles of texts with what was written. */
  readonly texts: readonly (readonly [string, string])[]
  readonly quantity: string
  readonly action: string
  readonly problem?: string | undefined
}

export function PlainAddForm({ hidden, texts, quantity, action, problem }: FormProps) {
  const t = useMessages()
  return (
    <Form method="post" action={currentCart} reloadDocument data-plain="add">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {texts.map(([title, text]) => (
        <Field key={title} label={title} name={`text:${title}`} required defaultValue={text} />
      ))}
      <Field
        label={t('add.quantity')}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        defaultValue={quantity}
        error={problem}
      />
      <Button type="submit" variant="primary" size="large">
        {action}
      </Button>
    </Form>
  )
}
