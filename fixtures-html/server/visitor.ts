import { parsePage } from './parse-page'

/**
 * A visitor of the stand-in server, with a cookie of their own; for tests without a browser.
 * @param server its address, without a slash at its end
 */
export function createVisitor(server: string) {
  let cookie = ''

  async function ask(path: string, init: RequestInit = {}) {
    const given = (init.headers ?? {}) as Record<string, string>
    const cookies = [given['cookie'], cookie].filter(Boolean).join('; ')
    const headers = { ...given, ...(cookies ? { cookie: cookies } : {}) }
    const response = await fetch(server + path, { redirect: 'manual', ...init, headers })
    const session = response.headers.getSetCookie().find((text) => text.startsWith('fixture-session='))
    cookie = session?.split(';')[0] ?? cookie
    return response
  }
  const post = (path: string, fields: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  const page = async (path: string) => parsePage(await (await ask(path)).text())
  return { ask, post, page }
}
