import type { StoreLayout } from '../store/layout.ts'
import { shellUrl } from '../store/parts.ts'

export function announcement(store: StoreLayout, more: readonly string[] = []): string {
  const platform = `http://127.0.0.1:${store.platformPort}`
  const lines = [
    'Galleria is open.',
    '',
    `  Store      ${shellUrl(store)}`,
    `  Platform   ${platform}`,
    `  Mailbox    ${platform}/_dev/mailbox`,
    `  Workbench  ${platform}/_dev`,
    ...more.map((line) => `  ${line}`),
    '',
    'Sign in as ada@galleria.test with lovelace-1843, or register.',
    'Ctrl-C closes everything.',
  ]
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}
