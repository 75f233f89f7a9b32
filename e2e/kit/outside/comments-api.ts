import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface CommentsApi {
  readonly url: string
  /** Texts of the comments under a pull request or merge request, by its address below `url`. */
  under(address: string): string[]
  close(): void
}

/** Comments as the interfaces of GitHub and GitLab keep them: a list that is read and written, and entries that are replaced. */
export async function commentsApi(token: string): Promise<CommentsApi> {
  const lists = new Map<string, Map<number, string>>()
  let last = 0
  const server = createServer(async (request, response) => {
    const answer = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    const { authorization, 'private-token': own } = request.headers
    if (authorization !== `Bearer ${token}` && own !== token)
      return answer(401, { message: 'Bad credentials' })
    const [path = ''] = (request.url ?? '').split('?')
    if (request.method === 'GET')
      return answer(
        200,
        [...(lists.get(path) ?? [])].map(([id, body]) => ({ id, body })),
      )
    const { body } = JSON.parse(await text(request)) as { body: string }
    if (request.method === 'POST') {
      lists.set(path, (lists.get(path) ?? new Map<number, string>()).set(++last, body))
      return answer(201, { id: last, body })
    }
    const id = Number(path.split('/').at(-1))
    const list = [...lists.values()].find((each) => each.has(id))
    list?.set(id, body)
    return answer(list ? 200 : 404, { id, body })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    under: (address) => [...(lists.get(address)?.values() ?? [])],
    close: () => server.close(),
  }
}
