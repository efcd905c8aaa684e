import { request } from 'node:http'
import { startServer } from '../../fixtures-html/server/server.mjs'

/** Answers of the stand-in server to a new visitor, cached: the same call always gets the same answer. */
export interface ValidAnswers {
  to(method: string, address: string, body: string): Promise<string>
  /** How many answers the server still owes, in real time. */
  pending(): number
  close(): Promise<void>
}

/** The answer of every other site, for which there is no stand-in server. */
const FOREIGN = '{"count":3,"share":{"share_count":4},"data":[{"id":"1","message":"a"}]}'

export async function startValidAnswers(): Promise<ValidAnswers> {
  const server = await startServer()
  const known = new Map<string, Promise<string>>()
  let pending = 0

  function ask(method: string, address: string, body: string): Promise<string> {
    pending += 1
    const headers = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
    return new Promise<string>((resolve) => {
      const call = request(server.url + address, { method, headers, agent: false }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          text += piece
        })
        response.on('end', () => resolve(text))
      })
      call.on('error', () => resolve(''))
      call.end(body)
    }).finally(() => {
      pending -= 1
    })
  }

  return {
    to(method, address, body) {
      if (!/^\/(?!\/)/.test(address)) return Promise.resolve(FOREIGN)
      const key = `${method} ${address} ${body}`
      const answer = known.get(key) ?? ask(method, encodeURI(decode(address)), body)
      known.set(key, answer)
      return answer
    },
    pending: () => pending,
    close: server.close,
  }
}

function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
