import { Mark } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

/** The web, mail, telephones, and places of this shop: what the shop shows as a link. */
export const isLink = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(address) || /^\/(?![/\\])\S*$/.test(address)

const Subscript = Mark.create({ name: 'subscript', renderHTML: () => ['sub', 0] })
const Superscript = Mark.create({ name: 'superscript', renderHTML: () => ['sup', 0] })

/** Editor extensions for exactly the markup that the shop shows of a description. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      isAllowedUri: (address) => isLink(address),
      HTMLAttributes: { target: null },
    },
    trailingNode: false,
  }),
  Subscript,
  Superscript,
]
