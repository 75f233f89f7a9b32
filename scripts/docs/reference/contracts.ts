import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limitOf } from '../../../packages/federation/src/slots.ts'
import { type Interface, interfacesOf, tableOf } from './interfaces.ts'

const written = 'Written by `node scripts/docs/write.ts` from the code.'

/** `docs/module-contract.md`: what a module gives to the shell. */
export function moduleContractPage(root: string): string {
  const interfaces = read(root, 'packages/federation/src/define-module.ts')
  const order = ['ModuleDefinition', 'NavItem', 'ManageNavItem', 'ModuleWidget', 'ModuleExtension']
  return `# Module contract

A module is the default export of its \`src/module.ts\`, made by \`defineModule\`. The shell knows nothing else of it. Routes are react-router routes, with
one addition: \`personal\` says that a route needs the shopper’s own session: the server sends its \`HydrateFallback\` and the browser runs its loader, or with
\`'server'\` the server draws the page for who asks ([0365](decisions/0365-render-personal-pages-in-single-use-processes.md)).
\`'form'\` is as \`true\` where scripts run, and as \`'server'\` for a browser that has sent a form without them.

An \`action\` of a \`'server'\` or \`'form'\` route works without script ([0400](decisions/0400-answer-forms-without-script-by-the-routes-own-actions.md)):
a plain \`<Form method="post">\` of the page reaches it on the server, once, as who sends it, and it may write. Answer with \`redirect\` when it is done, and with
\`data(…, { status: 422 })\` and what was typed where it is not. \`sessionValue\` is kept in a cookie meanwhile ([0402](decisions/0402-keep-a-tabs-values-in-a-cookie-where-no-script-runs.md)).
In a browser's build \`typeof document === 'undefined'\` is false, and what depends on it is dropped.

A widget’s file may export a \`loader\` for data that is the same for every shopper. It runs on the server once per page, and is read with \`useWidgetData\`.

${sections(order.flatMap((name) => interfaces.filter((each) => each.name === name)))}
[Widgets](widgets.md) lists what teams offer each other, [release.json](release-json.md) what the build makes of a module.

${written}
`
}

/** `docs/release-json.md`: the record of a release. The schema by which it is read has the same fields, held together by types. */
export function releasePage(root: string): string {
  const interfaces = read(root, 'packages/federation/src/release.ts')
  const order = [
    'ReleaseDraft',
    'ReleaseRecord',
    'ReleaseNavItem',
    'ReleaseManageItem',
    'WidgetUse',
    'ReleaseExtension',
    'Assets',
    'FileSize',
  ]
  return `# release.json

Every release of a module is a folder with a \`release.json\`. The build writes a draft (\`ReleaseDraft\`); releasing adds a version and sizes
(\`ReleaseRecord\`) and signs it (\`release.sig\`). The registry, the shell and the gates read nothing else of a module. \`npm run galleria -- verify\` checks each.

${sections(order.flatMap((name) => interfaces.filter((each) => each.name === name)))}
${written}
`
}

/** `docs/widgets.md`: every widget and every slot that teams have agreed on. */
export function widgetsPage(root: string): string {
  const [widgets, slots] = read(root, 'packages/federation/src/widgets.ts')
  return `# Widgets and slots

A widget is a part of one team’s module on another team’s page. Place one by its name: \`<Widget name="cart.mini-cart" fallback={…} />\`. Where it is absent or
fails, its fallback is shown. [A widget two teams share](tutorials/shared-widget.md) makes one.

A slot is a place on a page that any module may fill, without a change of the page. The page’s team places it: \`<Slot name="product.purchase" productId={…} … />\`. Another
team adds to it in its own \`src/module.ts\`, with a file of \`src/widgets\` that is made like a widget’s:

\`\`\`ts
extensions: {
  'product.purchase': { load: () => import('./widgets/PointsPreview.tsx'), order: 10 },
},
\`\`\`

The next release of that module is enough: the shell reads from the releases which module fills what. The lowest \`order\` comes first (100 without one). Only as many are shown as the
slot’s limit. Each extension has a boundary, budgets, telemetry and a last good release like a widget; one that fails leaves nothing behind. The check \`slots\` stops a release that
fills an unknown slot or takes what the page doesn’t give, and warns of one beyond the limit. \`/console\`, on the module’s page, and
\`npm run galleria -- extensions <module> <slot> off\` turn an extension off for all visitors, whatever is released.

${partsOf('Widget', widgets)}
${partsOf('Slot', slots, (slot) => `Shows at most ${limitOf(slot)}.`)}
${written}
`
}

function partsOf(
  kind: string,
  all: Interface | undefined,
  more: (name: string) => string = () => '',
): string {
  const parts = (all?.fields ?? []).map(({ name, about, fields }) => {
    const props = fields.length > 0 ? tableOf(fields) : 'It takes no props.'
    return `## ${kind} ${name}\n\n${[about, more(name)].filter(Boolean).join(' ')}\n\n${props}\n`
  })
  return parts.join('\n')
}

const read = (root: string, file: string) => interfacesOf(file, readFileSync(join(root, file), 'utf8'))

function sections(interfaces: readonly Interface[]): string {
  return interfaces
    .map(({ name, about, fields }) => `## ${name}\n\n${about && `${about}\n\n`}${tableOf(fields)}\n`)
    .join('\n')
}
