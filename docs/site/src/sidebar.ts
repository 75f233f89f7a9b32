import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { type Source, sources } from './sources.ts'

type Sidebar = NonNullable<StarlightUserConfig['sidebar']>

/** Groups of the menu by what a reader wants; each names its pages in order, and the packages list themselves. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Tutorials: [
    'tutorials/first-change',
    'tutorials/wishlist-module',
    'tutorials/shared-widget',
    'tutorials/test-across-modules',
    'tutorials/broken-release',
    'tutorials/hosted-platform',
    'tutorials/production',
    'tutorials/add-a-call',
  ],
  'Build and release': [
    'contributing',
    'own-repository',
    'remotes',
    'delivery',
    'console',
    'telemetry',
    'workbench',
  ],
  Understand: ['architecture', 'glossary', 'decisions', 'voice'],
  Run: [
    'production',
    'migrations',
    'backup',
    'mail',
    'performance',
    'scaling',
    'identity',
    'hosted-platform',
    'hosted-platform-calls',
  ],
  Reference: [
    'errors',
    'errors-command',
    'command',
    'configuration',
    'module-contract',
    'widgets',
    'release-json',
    'permissions',
    'events',
    'emitted-events',
    'orders',
  ],
}

export function sidebar(): Sidebar {
  const pages = sources()
  const bySlug = new Map(pages.map((page) => [page.slug, page]))
  const link = (slug: string) => {
    const page = bySlug.get(slug)
    if (!page) throw new Error(`The menu of the docs names a page that is not there: ${slug}`)
    return { label: page.title, slug }
  }
  return [
    { label: 'Start', link: '/' },
    ...Object.entries(groups).map(([label, slugs]) => ({
      label,
      items: [...slugs.map(link), ...(label === 'Reference' ? [{ label: 'Client API', link: '/api/' }] : [])],
    })),
    {
      label: 'Packages',
      collapsed: true,
      items: pages.filter(isPackage).map(({ slug }) => ({ label: slug, slug })),
    },
  ]
}

const isPackage = ({ slug }: Source) => /^(apps|packages|e2e|bench)\b/.test(slug)
