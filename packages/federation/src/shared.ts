/** Modules of which a page holds exactly one copy, brought by the shell. Each is imported by the shell, or it is not provided. */
export const sharedSingletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  '@galleria/auth',
  '@galleria/auth/react',
  '@galleria/federation',
  '@galleria/i18n',
  '@galleria/platform-client',
  '@galleria/router',
  '@galleria/ui',
] as const

/** Shared too, but fetched only when a first overlay opens. */
export const sharedLazily = ['@galleria/ui/overlays'] as const
