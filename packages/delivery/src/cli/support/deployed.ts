import type { Deployed } from '../../traffic/move.ts'
import { previewOf, type ReleasePreview } from './preview-of.ts'
import type { ShopOptions } from './shop.ts'

export interface Done extends Deployed {
  /** Signed link to a release that is on a preview channel. */
  readonly preview?: ReleasePreview
}

export async function withPreviews(
  answers: readonly Deployed[],
  options: ShopOptions & { readonly channel: string },
): Promise<readonly Done[]> {
  if (!options.channel.startsWith('preview/')) return answers
  return Promise.all(answers.map(async (each) => ({ ...each, preview: await previewOf(each, options) })))
}

/** Comment under a pull request, in Markdown. */
export function commentOf({ module, version, gates, preview }: Done, channel: string): string {
  const warnings = gates
    .filter(({ verdict }) => verdict === 'warn')
    .flatMap(({ gate, found }) => found.map((line) => `- ${gate}: ${line}`))
  return [
    `**${module}** is released to \`${channel}\` as \`${module}@${version}\`.`,
    ...(preview
      ? ['', `[Open it in the shop](${preview.url}) (the link works until ${preview.expires.slice(0, 10)}).`]
      : []),
    ...(warnings.length > 0 ? ['', ...warnings] : []),
  ].join('\n')
}

/** Lines that the command prints. */
export function linesOf(
  { module, version, changed, revision, gates, share, preview }: Done,
  channel: string,
): string[] {
  const link = preview ? [`  See it: ${preview.url}`] : []
  const name = `${module}@${version}`
  if (!changed)
    return [
      `${name} is already live${channel === 'production' ? '' : ` on ${channel}`}. Nothing changed.`,
      ...link,
    ]
  const place =
    channel === 'production' ? (share === undefined ? '' : ` to ${share}% of visitors`) : ` to ${channel}`
  const warnings = gates.filter(({ verdict }) => verdict === 'warn')
  return [
    `Released ${name}${place} (revision ${revision}).`,
    ...link,
    ...(share === undefined ? [] : nextSteps(name, module)),
    ...warnings.flatMap(({ gate, found }) => found.map((line) => `  ${gate}: ${line}`)),
  ]
}

/** Plain words for those who expect to see their change at once. */
function nextSteps(name: string, module: string): string[] {
  return [
    `  See it yourself:    npm run galleria -- preview ${name}`,
    `  Give it a share:    npm run galleria -- canary ${name} 50%`,
    `  Give it to all:     npm run galleria -- promote ${module}`,
    `  Take it back:       npm run galleria -- rollback ${module}`,
  ]
}
