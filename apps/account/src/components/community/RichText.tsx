import type { MemberAbout } from '@galleria/platform-client/member-about'
import { Fragment, type ReactNode } from 'react'
import { ownPicture } from '../../data/community/seen-member.ts'
import { pieces, safeLink } from '../../rules/rich-text.ts'
import styles from './RichText.module.css'

type Content = NonNullable<MemberAbout['content']>
type Node = NonNullable<Content['nodes']>[number]

interface RichTextProps {
  readonly content: Content
  /** Origin whose pictures the page may show. */
  readonly pictures: string
}

/** How deep nodes are followed; the platform refuses deeper ones. */
const DEEPEST = 12

/** Rich text of a member as elements of an allow-list; anything else loses its form and keeps its text. */
export function RichText({ content, pictures }: RichTextProps) {
  return <div className={styles.text}>{shown(content.nodes, pictures, 0)}</div>
}

function shown(nodes: readonly Node[] | undefined, pictures: string, depth: number): ReactNode {
  if (depth > DEEPEST) return null
  // The same content always has the same nodes in the same places.
  return nodes?.map((node, index) => <Fragment key={index}>{one(node, pictures, depth)}</Fragment>)
}

function one(node: Node, pictures: string, depth: number): ReactNode {
  const inside = () => shown(node.nodes, pictures, depth + 1)
  switch (node.type) {
    case 'TEXT':
      return <TextRun node={node} />
    case 'PARAGRAPH':
      return <p dir="auto">{inside()}</p>
    case 'HEADING': {
      const { level } = (node.headingData ?? {}) as { level?: unknown }
      // The page's own headings are the first and the second level.
      return Number(level) > 2 ? <h4 dir="auto">{inside()}</h4> : <h3 dir="auto">{inside()}</h3>
    }
    case 'BULLETED_LIST':
      return <ul>{inside()}</ul>
    case 'ORDERED_LIST':
      return <ol>{inside()}</ol>
    case 'LIST_ITEM':
      return <li>{inside()}</li>
    case 'BLOCKQUOTE':
      return <blockquote>{inside()}</blockquote>
    case 'CODE_BLOCK':
      return (
        <pre dir="ltr">
          <code>{inside()}</code>
        </pre>
      )
    case 'DIVIDER':
      return <hr />
    case 'IMAGE':
      return <Drawn node={node} pictures={pictures} />
    default:
      return inside()
  }
}

function TextRun({ node }: { readonly node: Node }) {
  const { text, isBold, isItalic, isUnderlined, isStruck, href } = pieces(node)
  let said: ReactNode = text
  if (isBold) said = <strong>{said}</strong>
  if (isItalic) said = <em>{said}</em>
  if (isUnderlined) said = <u>{said}</u>
  if (isStruck) said = <s>{said}</s>
  return href ? (
    <a href={href} rel="nofollow ugc noopener noreferrer" target="_blank">
      {said}
    </a>
  ) : (
    said
  )
}

/** A picture of another host would tell it who looks: it becomes a link. */
function Drawn({ node, pictures }: { readonly node: Node; readonly pictures: string }) {
  const data = (node.imageData ?? {}) as {
    image?: { src?: { url?: string }; width?: number; height?: number }
    altText?: string
    caption?: string
  }
  const url = data.image?.src?.url
  const own = ownPicture(url, pictures)
  if (own)
    return (
      <figure>
        <img
          src={own}
          alt={data.altText ?? ''}
          width={data.image?.width}
          height={data.image?.height}
          loading="lazy"
        />
        {data.caption && <figcaption dir="auto">{data.caption}</figcaption>}
      </figure>
    )
  const href = safeLink(url)
  return href ? (
    <p>
      <a href={href} rel="nofollow ugc noopener noreferrer" target="_blank">
        <bdi>{data.altText || data.caption || href}</bdi>
      </a>
    </p>
  ) : null
}
