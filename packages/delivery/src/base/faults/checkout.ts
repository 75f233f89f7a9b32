import type { FaultEntry } from './entry.ts'

/** Sources, programs and builds on the machine that runs the command. */
export const checkoutFaults = {
  CHECKOUT_MISSING: {
    title: 'The command runs outside a checkout',
    cause: 'The command needs the files of the repository, and the current folder doesn’t have them.',
    remedy:
      'Change to the root of a checkout, the folder with `pnpm-workspace.yaml`, and run the command again.',
  },
  COMMIT_UNKNOWN: {
    title: 'Git doesn’t know the commit to compare with',
    cause: '`--affected` names a commit or a branch that this clone doesn’t have.',
    remedy: 'Fetch it: in GitHub Actions with `fetch-depth: 0`, in GitLab CI/CD with `GIT_DEPTH: 0`.',
  },
  MODULE_SOURCE_MISSING: {
    title: 'The source of a module is missing',
    cause: 'A deploy builds `apps/<module>` first, and this folder doesn’t exist in the current folder.',
    remedy:
      'Correct the name, change to the root of the checkout, or release a finished build with `--from <folder>`.',
  },
  PROGRAM_MISSING: {
    title: 'A program that the command needs can’t be started',
    cause: 'The program isn’t installed, or its folder isn’t in `PATH`.',
    remedy:
      'Run `npm start` once: it installs the tools of the project. Then run the command again from the root of the checkout.',
  },
  PROGRAM_FAILED: {
    title: 'A program that the command runs failed',
    cause: 'A build or an installation ended with an error. Its own output is above the message.',
    remedy: 'Fix what that output names, then run the command again. Nothing was released.',
  },
  PATH_TAKEN: {
    title: 'The shell already uses the path of a new module',
    cause:
      'A module owns the pages below `/<name>`, and this first segment belongs to the shell or is a language.',
    remedy: 'Choose another name.',
  },
  FOLDER_EXISTS: {
    title: 'The folder of a new module already exists',
    cause: '`npm run galleria -- new` never overwrites files.',
    remedy: 'Choose another name, or delete the folder if it isn’t needed.',
  },
  BUILD_MISSING: {
    title: 'The module isn’t built',
    cause:
      'A release is made from a finished build, and the folder has no `release.json`, or not the file that `--manifest` names.',
    remedy:
      'Run `npm run build`, or leave out `--no-build` so that the command builds first. With `--manifest`, pass the folder that the bundler wrote and the path of the manifest in it.',
  },
  BUILD_OF_ANOTHER_MODULE: {
    title: 'The folder contains the build of another module',
    cause: 'The `release.json` of the folder, or the manifest, names another module than the command.',
    remedy: 'Pass the folder of the right build with `--from`, or name the module that the folder contains.',
  },
  BUILD_CHANGED: {
    title: 'A file was changed after the build',
    cause: 'The build records a hash of each file. A file is missing or has another hash.',
    remedy: 'Build the module again. Don’t edit files of a build.',
  },
  BUILD_FILE_UNLISTED: {
    title: 'The build has a file that it doesn’t list',
    cause: 'A release contains exactly the files that `release.json` lists, and the folder has one more.',
    remedy: 'Delete the file, or build the module again.',
  },
  BUILD_FILE_MISSING: {
    title: 'The manifest names a file that the build doesn’t have',
    cause:
      'A release is made from the files in the folder of `--from`. The manifest names one that is missing there, or that is outside of the folder.',
    remedy: 'Build again, and pass the whole folder that the bundler wrote.',
  },
  SHELL_NOT_BUILT: {
    title: 'The folder contains no built shell',
    cause:
      'A built shell has `provides.json`, `server/index.js` and `web/manifest.json`. One or more of them are missing.',
    remedy:
      'Run `npm run build`, then run the command again. `npm run galleria -- shell` takes `apps/shell/dist`.',
  },
  SHELL_PACKAGES_UNLISTED: {
    title: 'The built shell doesn’t list its packages',
    cause:
      'Its `provides.json` tells which packages modules share with it. The file has another shape: an older version wrote it, or it was edited.',
    remedy: 'Run `npm run build` again.',
  },
} satisfies Readonly<Record<string, FaultEntry>>
