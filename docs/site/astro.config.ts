import starlight from '@astrojs/starlight'
import { defineConfig, passthroughImageService } from 'astro/config'
import { includeApiReference } from './src/api-reference.ts'
import { sidebar } from './src/sidebar.ts'

export default defineConfig({
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'Galleria',
      description: 'How to build, test and release modules of the Galleria store.',
      favicon: '/icon.svg',
      customCss: ['./src/site.css'],
      sidebar: sidebar(),
      // Headings of every page, wherever in the repository it stands, get the link that leads to them.
      markdown: { processedDirs: ['../..'] },
      credits: false,
    }),
    includeApiReference,
  ],
})
