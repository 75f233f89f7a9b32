import type { FaultEntry } from './entry.ts'

/** Keys that sign, and signatures that don't hold. */
export const keyFaults = {
  SIGNING_KEY_MISSING: {
    title: 'No key can sign the change',
    cause: 'Releases, the registry and preview links are signed, and this machine has no private key.',
    remedy:
      'Set `REGISTRY_PRIVATE_KEY`, or create a key with `npm run galleria -- keys create`. See [Production](production.md).',
  },
  SIGNING_KEY_UNKNOWN: {
    title: 'The key to retire isn’t in the key ring',
    cause: 'The key ring in `.galleria/keys` has no key with this id.',
    remedy: 'List the keys with `npm run galleria -- keys list`, then retire one of them.',
  },
  LAST_SIGNING_KEY: {
    title: 'The only signing key can’t be retired',
    cause: 'Without a key, nothing could be released any more.',
    remedy:
      'Add a key with `npm run galleria -- keys rotate`. Retire the old one after every shell trusts the new one.',
  },
  KEY_FROM_ENVIRONMENT: {
    title: 'The keys are set in the environment',
    cause: '`REGISTRY_PRIVATE_KEY` is set, so the key ring in `.galleria/keys` isn’t used.',
    remedy: 'Change the keys where the variable is set, or unset it to use the key ring.',
  },
  KEY_MALFORMED: {
    title: 'A key can’t be read',
    cause:
      '`REGISTRY_PRIVATE_KEY` and `REGISTRY_PUBLIC_KEY` take Ed25519 keys, DER in base64. Often the text was cut or has line breaks.',
    remedy: 'Copy the whole key again, or create one with `npm run galleria -- keys create`.',
  },
  KEY_FILE_EMPTY: {
    title: 'The key file is empty',
    cause: 'The file exists but has no key, for example because the disk was full when it was written.',
    remedy:
      'Delete the file, then run the command again: it creates a key. With a backup, restore the file instead.',
  },
  KEY_UNKNOWN: {
    title: 'The registry doesn’t have the key',
    cause: 'A team’s key counts only while the registry lists it. It was never granted, or it was revoked.',
    remedy:
      'List the keys with `npm run galleria -- keys list`. An owner grants one with `npm run galleria -- keys grant`.',
  },
  KEY_NOT_OWNER: {
    title: 'A team’s key can’t change the store itself',
    cause:
      'Shells trust a registry only with an owner’s signature. A team’s key proves who asks, and the shop signs on its behalf.',
    remedy: 'Release over the shop’s address, or set `REGISTRY_PRIVATE_KEY` to an owner’s key.',
  },
  KEY_NOT_ALLOWED: {
    title: 'The key isn’t for this module or change',
    cause:
      'A releaser moves the traffic of the named modules. A maintainer also changes their settings. Everything else is an owner’s.',
    remedy:
      'Use the key of the module’s team, or ask an owner. `npm run galleria -- keys list` shows each key with its modules.',
  },
  KEY_MODULES_MISSING: {
    title: 'The role of a key and its modules don’t match',
    cause: 'A releaser or maintainer has at least one module. An owner has all, so none is named.',
    remedy: 'Add `--module <name>` for each module, or leave it out with `--role owner`.',
  },
  REGISTRY_UNSIGNED: {
    title: 'The registry has no signature',
    cause: 'A registry without a signature could come from anyone, so it isn’t used.',
    remedy: 'Check that `MODULE_STORE` names the right store, then run `npm run galleria -- repair`.',
  },
  REGISTRY_UNTRUSTED: {
    title: 'The registry isn’t signed with a trusted key',
    cause:
      'Another key signed it, or it was changed after signing. The message names the key and the trusted keys.',
    remedy:
      'If you know the key, add its public key to `REGISTRY_PUBLIC_KEY`. If a trusted key signed it, the file was changed: find out by what, then run `npm run galleria -- repair`.',
  },
  RELEASE_UNTRUSTED: {
    title: 'A release isn’t signed with a trusted key',
    cause: 'Another key signed it, or its record was changed after signing.',
    remedy:
      'If you know the key, add its public key to `REGISTRY_PUBLIC_KEY`. If a trusted key signed it, the record was changed: run `npm run galleria -- verify` and release again.',
  },
} satisfies Readonly<Record<string, FaultEntry>>
