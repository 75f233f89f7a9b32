import type { FaultEntry } from './entry.ts'

/** The module store and the registry in it. */
export const storeFaults = {
  STORE_ADDRESS_MALFORMED: {
    title: 'The address of the module store can’t be read',
    cause: '`MODULE_STORE` is a folder or `s3://bucket/prefix`.',
    remedy: 'Set it so. [Configuration](configuration.md) has an example.',
  },
  STORE_CREDENTIALS_MISSING: {
    title: 'The bucket needs credentials',
    cause: 'The module store is a bucket, and `AWS_ACCESS_KEY_ID` or `AWS_SECRET_ACCESS_KEY` is missing.',
    remedy: 'Set both, and `AWS_SESSION_TOKEN` where your provider issues one.',
  },
  STORE_UNREACHABLE: {
    title: 'The bucket can’t be reached',
    cause: 'Every attempt ended without an answer: the address is wrong, or the network fails.',
    remedy:
      'Check `AWS_ENDPOINT_URL_S3` and the network, then run the command again. Live releases keep serving from the shells’ copies.',
  },
  STORE_REFUSED: {
    title: 'The bucket refused a request',
    cause: 'The service answered with an error status. The message has its own words.',
    remedy:
      'With 401 or 403, check the credentials and what they allow: list, read, write and delete below the prefix. With 404, check the bucket. With 5xx, try again.',
  },
  STORE_IGNORES_CONDITIONS: {
    title: 'The bucket ignores conditional writes',
    cause:
      'A write with `If-None-Match` or `If-Match` went through although its condition was false. Releases at the same time could overwrite each other.',
    remedy: 'Use a service with conditional writes, such as S3, R2, MinIO or Ceph, or a folder as the store.',
  },
  STORE_LOCKED: {
    title: 'Another release holds the lock of the store',
    cause:
      'Changes of a folder wait for each other. The other change takes longer than the message says, or ended without deleting its lock.',
    remedy: 'Run the command again. If no release is running, delete the lock file that the message names.',
  },
  REGISTRY_BUSY: {
    title: 'The registry keeps changing',
    cause: 'Other releases changed the registry each time before this change was written.',
    remedy: 'Run the command again. What was uploaded stays, so the second run is short.',
  },
  REGISTRY_UNREADABLE: {
    title: 'The registry has an unexpected shape',
    cause: 'The file isn’t a registry, or a newer version of Galleria wrote it.',
    remedy:
      'Update the checkout. If the file was damaged, run `npm run galleria -- repair`: it takes the newest sound revision of the history.',
  },
  REGISTRY_LOST: {
    title: 'No trusted registry is left in the store',
    cause:
      'The registry is damaged or missing, and no earlier revision in `history/` is signed with a trusted key.',
    remedy:
      'Check that `REGISTRY_PUBLIC_KEY` names the key that signed the releases, and that `MODULE_STORE` names the right store. Otherwise restore a backup, or pass the copy of a shell with `npm run galleria -- repair --from <file>`.',
  },
  REVISION_UNKNOWN: {
    title: 'The history doesn’t reach back so far',
    cause: 'No stored revision of the registry covers this moment.',
    remedy: 'Choose a later one: `npm run galleria -- history` lists the known changes.',
  },
  NOTE_PATH_MALFORMED: {
    title: 'A note of the store has a path that isn’t allowed',
    cause: 'Measurements and other notes have paths of letters, digits and `. _ - /`.',
    remedy: 'Rename it so that it has only these characters.',
  },
} satisfies Readonly<Record<string, FaultEntry>>
