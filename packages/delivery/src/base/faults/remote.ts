import type { FaultEntry } from './entry.ts'

/** Releases over the shop's address, by teams that have no access to its store. */
export const remoteFaults = {
  REQUEST_UNSIGNED: {
    title: 'The shop doesn’t know who asks',
    cause:
      'A request to release is signed with a team’s key, for one shop and for five minutes. It had no signature, or one for another content, time or address.',
    remedy:
      'Set `REGISTRY_PRIVATE_KEY` to the key that an owner granted, set the clock of the machine, and use the address in the shop’s own `SHELL_URL`.',
  },
  REQUEST_UNKNOWN: {
    title: 'The shop doesn’t know the call',
    cause: 'The command and the shop have different versions.',
    remedy: 'Update the older one of both.',
  },
  REQUEST_UNREADABLE: {
    title: 'The shop can’t read the request',
    cause: 'The content isn’t what this version of the shop expects.',
    remedy: 'Update the command and the shop to one version.',
  },
  UPLOAD_TOO_LARGE: {
    title: 'The release is too large to send',
    cause: 'A shop takes 64 MB and 5,000 files in one request, source maps included.',
    remedy:
      'Load large parts lazily from elsewhere, such as pictures from the media store, or build without what isn’t used.',
  },
  SHOP_UNREACHABLE: {
    title: 'The shop can’t be reached',
    cause: 'Nothing answers at its address.',
    remedy:
      'Check the address and the network, then run the command again. A release is written once, so nothing is done twice.',
  },
  SHOP_ADDRESS_MALFORMED: {
    title: 'The address of the shop can’t be used',
    cause: 'A shop is asked over HTTPS. Plain HTTP is only for a shop on the same machine.',
    remedy: 'Pass the address with `https://`.',
  },
  OPTION_NEEDS_STORE: {
    title: 'An option needs the store itself',
    cause:
      'A shop that is asked over HTTPS runs the release checks of one module, but neither browser tests nor other shells, and reads no other store.',
    remedy:
      'Leave out `--matrix`, `--together`, `--shell` and `--from-store`, or run the command where `MODULE_STORE` and an owner’s key are set.',
  },
  OPTION_NEEDS_FROM: {
    title: 'An option of `promote` needs `--from`',
    cause:
      'Without `--from`, `promote` gives the running canary to all visitors. The option says more about a move between channels or stores.',
    remedy: 'Add `--from <channel>`, such as `--from staging`, or leave out the option.',
  },
  PULL_REQUEST_MISSING: {
    title: 'There is no pull request to comment on',
    cause:
      '`--comment` reads the variables of GitHub Actions or GitLab CI/CD. The pipeline doesn’t run for a pull request, or it has no token.',
    remedy:
      'Use the option in a job for pull requests alone, and give it `GITHUB_TOKEN` (GitHub) or `GITLAB_TOKEN` (GitLab).',
  },
  COMMENT_REFUSED: {
    title: 'The comment on the pull request couldn’t be written',
    cause: 'The release is done. GitHub or GitLab refused the comment, or couldn’t be reached.',
    remedy:
      'Let the token write comments: `pull-requests: write` in the workflow, or a project token of GitLab with the scope `api`. Then run the job again.',
  },
  SHOP_FAILED: {
    title: 'The shop answered with something else',
    cause:
      'The address isn’t a Galleria shop, a proxy answered in its place, or the shop had a problem of its own.',
    remedy: 'Check the address. If it is right, ask an owner to read the shop’s log.',
  },
} satisfies Readonly<Record<string, FaultEntry>>
