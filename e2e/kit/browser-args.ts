/** Turned off by Playwright too: of two such switches Chromium takes the last alone. `journeys/browser-args.spec.ts` compares them. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Pages of the browser's own, for what its address bar suggests: each new window loads them, in a process of theirs. */
const pagesOfTheBrowser = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Arguments of Chromium beside Playwright's own: switches off what tests do not look at. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // No card draws here; what stands in for one costs more than none.
  '--disable-gpu',
  // Axe makes much that is thrown away at once: with room for it, it costs a tenth less.
  '--js-flags=--min-semi-space-size=16',
  `--disable-features=${[...offByPlaywright, ...pagesOfTheBrowser].join()}`,
]
