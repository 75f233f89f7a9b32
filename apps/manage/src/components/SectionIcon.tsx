import type { ManageSection } from '@galleria/federation'

/** Drawn on 24 by 24, as the icons of `@galleria/ui`. */
const paths: Readonly<Record<ManageSection, string>> = {
  home: 'M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4v-8.5Z',
  orders: 'M6 4h12v16l-3-2-3 2-3-2-3 2V4Zm3 5h6m-6 4h6',
  products: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4m-8 4v8',
  customers:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 8c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5M15.5 4.5a3.5 3.5 0 0 1 0 6.5m2 4c1.8.7 3 2 3.5 4',
  marketing: 'M4 10v4h3l8 4V6l-8 4H4Zm14.5-1a4.5 4.5 0 0 1 0 6',
  loyalty: 'm12 4 2.5 5.2 5.5.7-4 3.9 1 5.7-5-2.8-5 2.8 1-5.7-4-3.9 5.5-.7L12 4Z',
  content: 'M6 4h9l4 4v12H6V4Zm3 8h7m-7 4h7',
  analytics: 'M4 20h16M7 17v-5m5 5V7m5 10v-8',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-11v2.5m0 11V20m8-8h-2.5m-11 0H4m13.7-5.7-1.8 1.8m-7.8 7.8-1.8 1.8m11.4 0-1.8-1.8M8.1 8.1 6.3 6.3',
}

/** Decoration beside the section's name. */
export function SectionIcon({ section }: { readonly section: ManageSection }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[section]} />
    </svg>
  )
}
