import type { FaultEntry } from './entry.ts'

/** Traffic that can't move as asked. */
export const trafficFaults = {
  RELEASE_CHECK_FAILED: {
    title: 'A release check failed',
    cause:
      'The release doesn’t fit the shell or the other live modules. It is uploaded, but visitors don’t get it. The command ends with exit code 3.',
    remedy:
      'Each line of the message names a check and what it found, then what to do. [Delivery](delivery.md) explains the checks.',
  },
  RELEASE_ALREADY_LIVE: {
    title: 'The release is already live for all visitors',
    cause: 'A canary gives a share of visitors another release than the live one.',
    remedy: 'Nothing is left to do for this release. Start the canary with another version.',
  },
  LIVE_RELEASE_MISSING: {
    title: 'The module has no live release',
    cause: 'A canary is compared with the live release, and a rollback leaves one. This module has none.',
    remedy: 'Check the name with `npm run galleria -- modules`. Deploy a first release without `--canary`.',
  },
  EARLIER_RELEASE_MISSING: {
    title: 'The module has no earlier release',
    cause: 'The live release is the first one, so a rollback has nothing to return to.',
    remedy: 'Deploy a corrected release instead.',
  },
  CANARY_MISSING: {
    title: 'No canary is running',
    cause: 'The command works on a canary, and there is none: it was promoted, ended, or never started.',
    remedy:
      'Start one with `npm run galleria -- canary <module>@<version> 10%`. `npm run galleria -- matrix` also takes a release by name.',
  },
  EXTENSION_MISSING: {
    title: 'The module adds nothing to this slot',
    cause: 'No served release of the module has an extension for the slot.',
    remedy:
      'List the extensions with `npm run galleria -- extensions`. [Widgets](widgets.md) lists the slots.',
  },
  CANARY_CONDEMNED: {
    title: 'The canary was ended because it performed worse',
    cause:
      'Page views of this release failed more often, or were slower, than those of the live one. The history has the figures.',
    remedy:
      'See the errors with `npm run galleria -- health <module> --errors 20`, then release a corrected version. `--despite "<reason>"` releases this one all the same, and the history keeps the reason.',
  },
  CANARY_UNPROVEN: {
    title: 'The canary has too few page views to be promoted',
    cause:
      'The canary and the live release are compared from 200 page views of each. With fewer, a fault may not show.',
    remedy:
      'Wait, or give it a greater share with `npm run galleria -- canary <module>@<version> 50%`. `--despite "<reason>"` promotes it now, and the history keeps the reason.',
  },
  CANARY_OUTSIDE_PRODUCTION: {
    title: 'A canary works only in production',
    cause: 'Other channels have one release of each module for all their visitors.',
    remedy: 'Leave out `--channel`, or leave out `--canary`.',
  },
  CHANNEL_EMPTY: {
    title: 'The channel has no release of the module',
    cause: '`promote --from` moves the release that another channel has, and this one has none.',
    remedy:
      'Release one there with `npm run galleria -- deploy <module> --channel staging`. With `--from-store`, check that it names the right store.',
  },
  CHANNELS_EQUAL: {
    title: 'A release can’t be promoted to the channel that it is in',
    cause: '`--from` and `--to` name the same channel of the same store.',
    remedy:
      'Name the channel that has the release, such as `--from staging`, or another store with `--from-store`.',
  },
  CHANGED_MEANWHILE: {
    title: 'The traffic changed in the meantime',
    cause: 'Another command, the console or a watch changed the module after this one read it.',
    remedy: 'See the present state with `npm run galleria -- modules`, then decide again.',
  },
  SHELL_UNFIT: {
    title: 'The shell can’t run a live module',
    cause:
      'The live release of a module needs a version, an export or a call that this shell doesn’t bring, and so does each release before it.',
    remedy:
      'Build the shell from a newer source, or release a module that runs in both shells first. The message names what is missing.',
  },
  SHELL_UNKNOWN: {
    title: 'The shell isn’t registered',
    cause: 'No registered shell has this version. It may be retired already.',
    remedy:
      '`npm run galleria -- modules --json` lists the registered ones below `shells`. Pass one of their versions.',
  },
} satisfies Readonly<Record<string, FaultEntry>>
