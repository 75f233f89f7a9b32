import { Link } from '@galleria/router'
import { Fragment, type ReactNode } from 'react'
import { parseSafeHtml, type SafeNode } from '../../rules/safe-html/parse.ts'

interface Props {
  /** HTML as the platform stores it; written by the shop's owner. */
  readonly html: string
  readonly className?: string | undefined
  /** Its language, where it is not the page's. */
  readonly lang?: string | undefined
}

/** The platform’s HTML as elements of ours, never as markup; it may be of another direction than the page. */
export function SafeHtml({ html, className, lang }: Props) {
  return (
    <div className={className} dir="auto" lang={lang}>
      {parseSafeHtml(html).map(render)}
    </div>
  )
}

function render(node: SafeNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
  const Element = node.name
  if (Element === 'br') return <br key={index} />
  const children = node.children.map(render)
  if (Element !== 'a') return <Element key={index}>{children}</Element>
  if (!node.href) return <Fragment key={index}>{children}</Fragment>
  return node.href.startsWith('/') ? (
    <Link key={index} to={node.href}>
      {children}
    </Link>
  ) : (
    <a key={index} href={node.href} rel="noopener nofollow">
      {children}
    </a>
  )
}
