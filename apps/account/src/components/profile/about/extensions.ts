import { Extension, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { safeLink } from '../../../rules/rich-text.ts'

/** Attributes of a block that the editor does not know; they are kept so that saving loses nothing. */
const Data = Extension.create({
  name: 'data',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'],
      attributes: { data: { default: null, rendered: false } },
    },
  ],
})

/** A node that the editor does not write, a picture say: it stays, can be moved and taken away. */
const Preserved = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ node: { default: null, rendered: false } }),
  renderHTML: ({ node: { attrs } }) => ['p', { 'data-kept': '' }, wordsOf(attrs.node)],
})

function wordsOf(node: unknown): string {
  const { type, imageData } = (node ?? {}) as {
    type?: string
    imageData?: { altText?: string; caption?: string; image?: { src?: { url?: string } } }
  }
  return imageData?.altText || imageData?.caption || imageData?.image?.src?.url || type || ''
}

/** Extensions of the editor: nothing that the wire has no node for (inline code); heading levels 3 to 6 look alike. */
export const extensions = [
  StarterKit.configure({
    code: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      isAllowedUri: (url) => safeLink(url) !== null,
      HTMLAttributes: { rel: 'nofollow ugc noopener noreferrer', target: null },
    },
    trailingNode: false,
  }),
  Data,
  Preserved,
]
