import { useContentLang, useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Content, Heading, Picture } from '@galleria/ui'
import type { Post } from '../../data/written-parts.ts'
import { pictureOf } from '../../rules/picture.ts'
import styles from './written.module.css'

interface Props {
  readonly posts: readonly Post[]
  readonly headingLevel?: 2 | 3
}

/** Posts of the journal, each a link to all that it says. */
export function PostList({ posts, headingLevel = 2 }: Props) {
  const format = useFormat()
  const lang = useContentLang()
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.slug}>
          <Link className={styles.post} to={`/journal/${post.slug}`}>
            {post.picture && (
              <Picture
                {...pictureOf(post.picture)}
                alt=""
                ratio="4 / 3"
                sizes="(min-width: 48rem) 22rem, 100vw"
              />
            )}
            <Heading level={headingLevel} className={styles.postTitle}>
              <Content text={post.title} lang={lang.ofField(post, 'title')} />
            </Heading>
            {post.publishedDate && (
              <time className={styles.date} dateTime={post.publishedDate} suppressHydrationWarning>
                {format.date(post.publishedDate, { dateStyle: 'long' })}
              </time>
            )}
            {post.summary && <Content text={post.summary} lang={lang.ofField(post, 'summary')} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
