import { Decrypter, Encrypter } from 'age-encryption'

type Env = Readonly<Record<string, string | undefined>>

/** Contents of key files by their names. */
export type KeyFiles = Readonly<Record<string, string>>

/** Encrypts keys in the format of age, so that its own program reads them too. */
export type KeyLock = (keys: KeyFiles) => Promise<Uint8Array>

const SHORTEST = 12

/**
 * Keys are never in a backup as they are: they go to a public key (`BACKUP_RECIPIENT`), or behind a passphrase
 * (`BACKUP_PASSPHRASE`).
 *
 * @throws Error where neither is set
 */
export function keyLock({ BACKUP_PASSPHRASE, BACKUP_RECIPIENT }: Env): KeyLock {
  const encrypter = new Encrypter()
  if (BACKUP_RECIPIENT) {
    try {
      for (const recipient of BACKUP_RECIPIENT.split(',')) encrypter.addRecipient(recipient.trim())
    } catch {
      throw new Error('BACKUP_RECIPIENT must be public keys of age, such as age1…, separated by commas.')
    }
  } else if (BACKUP_PASSPHRASE) {
    if (BACKUP_PASSPHRASE.length < SHORTEST)
      throw new Error(`BACKUP_PASSPHRASE must have at least ${SHORTEST} characters.`)
    encrypter.setPassphrase(BACKUP_PASSPHRASE)
  } else
    throw new Error(
      'The keys that sign releases belong to a backup, and nothing to encrypt them with is set. ' +
        'Set BACKUP_RECIPIENT to a public key of age, or BACKUP_PASSPHRASE. --no-keys leaves them out.',
    )
  return (keys) => encrypter.encrypt(JSON.stringify(keys))
}

/** @throws Error without the passphrase or the private key, or with another one */
export async function openKeys(
  encrypted: Uint8Array,
  { BACKUP_PASSPHRASE, BACKUP_IDENTITY }: Env,
): Promise<KeyFiles> {
  const decrypter = new Decrypter()
  if (BACKUP_IDENTITY) {
    try {
      decrypter.addIdentity(BACKUP_IDENTITY.trim())
    } catch {
      throw new Error('BACKUP_IDENTITY must be a private key of age, such as AGE-SECRET-KEY-1….')
    }
  } else if (BACKUP_PASSPHRASE) decrypter.addPassphrase(BACKUP_PASSPHRASE)
  else
    throw new Error(
      'The keys of the backup are encrypted. Set BACKUP_IDENTITY or BACKUP_PASSPHRASE. --no-keys leaves them out.',
    )
  try {
    return JSON.parse(await decrypter.decrypt(encrypted, 'text'))
  } catch {
    throw new Error(
      `${BACKUP_IDENTITY ? 'BACKUP_IDENTITY' : 'BACKUP_PASSPHRASE'} doesn't open the keys of this backup.`,
    )
  }
}
