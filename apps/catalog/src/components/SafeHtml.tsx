import { parseSafeHtml, type SafeElement, type SafeNode } from '@galleria/rich-text/safe-html'
import { Link } from '@galleria/router'
import { Fragment, type ReactNode } from 'react'

interface Props {
  /** HTML as the platform stores it; written by the shop's staff. */
  readonly html: string
  readonly className?: string | undefined
  /** Language of the text, where it is not the page's. */
  readonly lang?: string | undefined
  /** Level of its first headings: below that of what stands above them. 3 without it. */
  readonly headingLevel?: 2 | 3
}

/** The platform’s HTML as elements of ours, never as markup; it may be of another direction than the page. */
export function SafeHtml({ html, className, lang, headingLevel = 3 }: Props) {
  const nameOf = headingLevel === 2 ? raised : (name: SafeElement['name']) => name
  return (
    <div className={className} dir="auto" lang={lang}>
      {parseSafeHtml(html).map(function render(node: SafeNode, index: number): ReactNode {
        if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
        const Element = nameOf(node.name)
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
      })}
    </div>
  )
}

function raised(name: SafeElement['name']) {
  return name === 'h3' ? 'h2' : name === 'h4' ? 'h3' : name
}
