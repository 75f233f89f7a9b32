import type { FaultEntry } from './entry.ts'

/** Arguments, options and settings of a command that it can't use. */
export const inputFaults = {
  CHANNEL_UNKNOWN: {
    title: 'The channel has a name that no shell reads',
    cause:
      'A channel is `production`, `staging` or `preview/<name>`. The name has lowercase letters, digits and dashes.',
    remedy: 'Pass one of these with `--channel`, or leave the option out for production.',
  },
  ONE_MODULE_ONLY: {
    title: 'An option for one module was used with several',
    cause:
      '`--from` and `--version` describe one build, and `--matrix` tests one release, but the command got several modules.',
    remedy: 'Run `npm run galleria -- deploy <module>` once for each module, or leave the option out.',
  },
  MANIFEST_WITHOUT_FOLDER: {
    title: '--manifest needs a folder',
    cause: '`--manifest` names a file of a build, and the command got no folder of one.',
    remedy: 'Add `--from <folder>`, the folder that the bundler wrote.',
  },
  SHELL_FOLDER_MISSING: {
    title: 'The command got no shell',
    cause: '`npm run galleria -- shell` registers a built shell or retires one. Neither was named.',
    remedy: 'Pass the folder of a built shell, such as `apps/shell/dist`, or `--retire <version>`.',
  },
  VARIABLE_UNKNOWN: {
    title: 'An environment variable has an unknown name',
    cause:
      'A variable looks like a setting of Galleria, but none has this name. Often it has a typing mistake.',
    remedy:
      'Use the name that the message suggests, or unset the variable, in the environment and in `.env`. [Configuration](configuration.md) lists every setting.',
  },
  RELEASE_NAME_MALFORMED: {
    title: 'A release is not named as module and version',
    cause: 'The command needs a release as `<module>@<version>`, such as `cart@1.4.0`.',
    remedy: 'Name both parts. `npm run galleria -- history <module>` lists the versions.',
  },
  MODULE_NAME_MALFORMED: {
    title: 'The name of a module has other characters than allowed',
    cause:
      'The name becomes part of paths and addresses, so it has lowercase letters, digits and dashes, and begins with a letter. `history` and `telemetry` are folders of the store.',
    remedy: 'Choose such a name, for example `gift-cards`.',
  },
  VERSION_MALFORMED: {
    title: 'A version has other characters than allowed',
    cause:
      'The version becomes the name of a folder. It has up to 64 letters, digits and `. + _ -`, and never two periods in a row.',
    remedy: 'Pass another `--version`, or leave the option out: then the content makes the version.',
  },
  VALUE_OUT_OF_RANGE: {
    title: 'A number is outside its range',
    cause: 'A share of visitors is from 0 to 100. The number of releases to keep is at least 1.',
    remedy: 'Pass a number in the range that the message names.',
  },
  SETTINGS_MALFORMED: {
    title: 'Settings of a module can’t be used',
    cause:
      'Settings are an object by module. The message names the one that is unknown, of another type, or out of range.',
    remedy:
      '[Delivery](delivery.md) lists every setting with an example. Correct it, then run the command again.',
  },
  SOURCE_NOT_LOCAL: {
    title: 'A link to a development server leads to another machine',
    cause:
      'A link runs the program of its address in the shop’s pages. So it leads to the machine of the browser alone: `localhost`, `127.0.0.1` or `[::1]`.',
    remedy:
      'Pass the address that `npm run dev` prints. To show your work to someone else, release it to a preview channel and use `npm run galleria -- preview`.',
  },
  SOURCE_UNREACHABLE: {
    title: 'No development server answers',
    cause: 'Nothing answers at the address, or what answers is not the development server of a module.',
    remedy:
      'Start the server with `npm run dev`, wait until its first build is done, and pass the address that it prints.',
  },
  SOURCE_OF_ANOTHER_MODULE: {
    title: 'The development server serves another module',
    cause: 'Each module has a development server with a port of its own.',
    remedy: 'Pass the address of the module that you named. `npm run dev` prints them all.',
  },
  REVISION_MALFORMED: {
    title: 'A point in time can’t be read',
    cause: '`--at` takes a revision of the registry or a time.',
    remedy: 'Pass a revision such as `41`, or a time such as `2026-11-21T14:00`.',
  },
  TOO_MANY_COMBINATIONS: {
    title: 'The releases have too many combinations to test',
    cause: 'The matrix tests every combination of the named releases, and each release doubles their number.',
    remedy: 'Name fewer releases, as many as the message allows, and test the others in another run.',
  },
} satisfies Readonly<Record<string, FaultEntry>>
