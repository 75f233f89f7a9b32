import { createRepository, DeliveryFault, publishedVersions } from '@galleria/delivery/scaffold'

/** `npm create galleria-module <name>`: the exit code. */
async function main([name, ...more]: readonly string[]): Promise<number> {
  if (name === undefined || name.startsWith('-') || more.length > 0) {
    console.error(
      'Usage: npm create galleria-module <name>\nThe name has lowercase letters, digits and dashes.',
    )
    return 2
  }
  try {
    const files = await createRepository(process.cwd(), name, await publishedVersions())
    console.log(
      [
        ...files.map((file) => `${name}/${file}`),
        '',
        'Next:',
        `  cd ${name}`,
        '  npm install',
        '  npm run dev',
      ].join('\n'),
    )
    return 0
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error
    console.error(error.message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
