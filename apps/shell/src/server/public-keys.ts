import { readFileSync } from 'node:fs'
import { publicPath } from '@galleria/delivery'
import { type Config, ConfigFault } from './config.ts'

/** Keys whose releases this shell runs. Without any the shell does not start: it would serve nothing. */
export function publicKeys({ registryPublicKey, home, isDevelopment }: Config): string {
  if (registryPublicKey) return registryPublicKey
  try {
    return readFileSync(publicPath(home), 'utf8')
  } catch {
    if (isDevelopment) return ''
    throw new ConfigFault(
      `The shell cannot start with this configuration:\n  REGISTRY_PUBLIC_KEY is missing, and so is ${publicPath(home)}`,
    )
  }
}
