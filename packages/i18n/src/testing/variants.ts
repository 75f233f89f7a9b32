import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Most texts that one message is read as: beyond it the plurals of a message are not combined. */
const most = 60

/** Every text that an ICU message can become, its arguments written `{name}`: one for each combination of its plurals and choices. */
export function variantsOf(message: string): string[] {
  return textsOf(parse(message))
}

function textsOf(elements: readonly MessageFormatElement[]): string[] {
  let texts = ['']
  for (const element of elements) {
    const parts = partsOf(element)
    texts = texts.flatMap((text) => parts.map((part) => text + part)).slice(0, most)
  }
  return texts
}

function partsOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value]
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => textsOf(value))
    case TYPE.tag:
      return textsOf(element.children)
    case TYPE.pound:
      return ['{#}']
    default:
      return [`{${element.value}}`]
  }
}
