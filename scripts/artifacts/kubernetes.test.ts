import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { canRun } from '../machine/root.ts'
import { root } from '../store/layout.ts'
import { namesIn, strangers } from './variables.ts'

const folder = join(root, 'deploy/kubernetes')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const kustomization = parse(read('kustomization.yaml'))

interface Container {
  readonly name: string
  readonly image: string
  readonly env?: readonly { readonly name: string; readonly value: string }[]
  readonly ports?: readonly { readonly containerPort: number }[]
  readonly args?: readonly string[]
  readonly securityContext: unknown
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string } }
}
interface Pod {
  readonly enableServiceLinks: boolean
  readonly automountServiceAccountToken: boolean
  readonly securityContext: unknown
  readonly containers: readonly [Container]
}
interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  // biome-ignore lint/suspicious/noExplicitAny: each kind has another shape, which its schema checks.
  readonly spec: any
}

const resources: Resource[] = kustomization.resources.flatMap((file: string) =>
  parseAllDocuments(read(file)).map((document) => document.toJS()),
)
const pods = resources
  .filter(({ kind }) => /^(Deployment|Job)$/.test(kind))
  .map((each) => ({ name: each.metadata.name, pod: each.spec.template.spec as Pod }))
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')

test.each(resources.map((each) => [each.kind, each.metadata.name, each] as const))(
  '%s %s has the shape that Kubernetes publishes for it',
  async (kind, _, resource) => {
    const entry = `kubernetes-models/${resource.apiVersion}`
    const models = await import(entry)
    expect(() => new models[kind](resource).validate()).not.toThrow()
  },
)

test('A field that Kubernetes does not know is refused by that check', async () => {
  const { Deployment } = await import('kubernetes-models/apps/v1')
  const [deployment] = resources.filter(({ kind }) => kind === 'Deployment')
  const broken = JSON.parse(
    JSON.stringify(deployment).replace('"containerPort":4000', '"containerPort":"http"'),
  )
  expect(() => new Deployment(broken).validate()).toThrow('containerPort')
})

test.each(pods)(
  'The pod of $name runs as the image does, without a writable root or more rights',
  ({ pod }) => {
    expect(pod.enableServiceLinks).toBe(false)
    expect(pod.automountServiceAccountToken).toBe(false)
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 })
    expect(pod.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(dockerfile).toContain('USER 65532:65532')
    const targets = [...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, target]) => `galleria-${target}`)
    expect(targets).toContain(pod.containers[0].image)
  },
)

test('Variables of the pods are those that servers read', () => {
  const given = pods.flatMap(({ pod }) => pod.containers[0].env ?? []).map(({ name }) => name)
  const literals: string[] = kustomization.configMapGenerator[0].literals
  expect(strangers([...given, ...namesIn(literals.join('\n'))])).toEqual([])
})

test.each(['platform', 'shell'])(
  'Ports and addresses of the %s are those of its image and its source',
  (name) => {
    const container = pods.find((each) => each.name === name)?.pod.containers[0]
    const stage = dockerfile.split(/^FROM /m).find((text) => text.includes(` AS ${name}\n`))
    expect(stage).toContain(`PORT=${container?.ports?.[0]?.containerPort} `)
    const source = readFileSync(
      join(
        root,
        { platform: 'apps/platform/src/app/app.ts', shell: 'apps/shell/src/server/app.ts' }[name] ?? '',
      ),
      'utf8',
    )
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const)
      expect(source).toContain(`app.get('${container?.[probe]?.httpGet.path}'`)
    const of = (kind: string) => resources.filter((each) => each.kind === kind && each.metadata.name === name)
    for (const kind of ['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy'])
      expect(of(kind), kind).toHaveLength(1)
  },
)

test.runIf(canRun('kubectl'))('Kubectl builds the kustomization, with every image from the registry', () => {
  const built = execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })
  const images = [...built.matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image)
  expect(images).toHaveLength(pods.length)
  for (const image of images) expect(image).toMatch(/^registry\.example\/galleria-\w+:1$/)
})
