// Written by `pnpm messages` from en.json.
import type { ReactNode } from 'react'

declare const messages: {
  'sample.plain': Record<never, never>
  'sample.count': { count: number }
  'sample.named': { name: string | number }
  'sample.linked': { link: (children: ReactNode[]) => ReactNode }
  'sample.english-only': { count: number }
  'sample.status': { day: string | number; status: string }
}
export default messages
