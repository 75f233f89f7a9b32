import { nameOf, type Room, rooms } from './rooms.ts'

const TEST_FILES = ['*.test.ts', '*.test.tsx', '*.config.ts', 'testing/**']

/** The lint rule of one room, as an override for Biome: other rooms' packages, and relative paths that leave the room. */
function restriction(room: Room, allowed: readonly string[], closed: readonly string[]) {
  const own = nameOf(room)
  const others = rooms.map(nameOf).filter((name) => name !== own)
  const forbidden = others.filter((name) => !allowed.includes(name))
  const packages = forbidden.flatMap((name) => [`@galleria/${name}`, `@galleria/${name}/**`])
  const paths = [...others.map((name) => `**/../${name}/src/**`), '**/../apps/**', '**/../packages/**']
  return {
    level: 'error',
    options: {
      patterns: [
        ...(packages.length
          ? [
              {
                group: packages,
                message: `${room.folder} may import only: ${allowed.join(', ') || 'no package of this project'}.`,
              },
            ]
          : []),
        ...(closed.length
          ? [
              {
                group: closed,
                message: `${room.folder} may not import this entry of the package. See scripts/borders/rooms.ts.`,
              },
            ]
          : []),
        {
          group: paths,
          message: `This path leaves ${room.folder}. Import the other room by its package name, if scripts/borders/rooms.ts allows it.`,
        },
      ],
    },
  }
}

export function generateRule() {
  const overrides = rooms.flatMap((room) => [
    override([`${room.folder}/**`], room, room.may, room.closed),
    ...(room.tests
      ? [
          override(
            TEST_FILES.map((file) => `${room.folder}/**/${file}`),
            room,
            [...room.may, ...room.tests],
          ),
        ]
      : []),
  ])
  return { $schema: './node_modules/@biomejs/biome/configuration_schema.json', overrides }
}

function override(
  includes: string[],
  room: Room,
  allowed: readonly string[],
  closed: readonly string[] = [],
) {
  return {
    includes,
    linter: { rules: { style: { noRestrictedImports: restriction(room, allowed, closed) } } },
  }
}
