import type { Product } from '@galleria/platform-client/products'
import { TextArea } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { Texts } from '../../rules/product/custom-texts.ts'

interface Props {
  readonly fields: NonNullable<Product['customTextFields']>
  readonly texts: Texts
  readonly onWrite: (title: string, text: string) => void
}

/** Texts that a buyer writes for the maker, such as a name to engrave. */
export function CustomTexts({ fields, texts, onWrite }: Props) {
  const t = useMessages()
  return fields.map(({ title, translatedTitle = title, maxLength, mandatory }) => (
    <TextArea
      key={title}
      name={title}
      label={<bdi>{mandatory ? translatedTitle : t('texts.optional', { title: translatedTitle })}</bdi>}
      hint={t('texts.left', { count: maxLength - (texts[title]?.length ?? 0) })}
      dir="auto"
      rows={maxLength > 80 ? 3 : 1}
      maxLength={maxLength}
      required={mandatory}
      value={texts[title] ?? ''}
      onChange={({ currentTarget }) => onWrite(title, currentTarget.value)}
    />
  ))
}
