export async function start(args: string[]): Promise<number> {
  console.log('hello', process.version, args, process.env.npm_config_user_agent)
  return 0
}
