import { request } from 'node:http'
import { startServer } from '../../fixtures-html/server/server.mjs'

/** What the stand-in server says to a visitor whom it has never seen: the same answer to the same call, always. */
export interface GoodAnswers {
  to(method: string, address: string, body: string): Promise<string>
  /** Answers that are on their way, in real time. */
  coming(): number
  close(): Promise<void>
}

/** Answers of other sites, of which there is no stand-in. */
const FOREIGN = '{"count":3,"share":{"share_count":4},"data":[{"id":"1","message":"a"}]}'

export async function goodAnswers(): Promise<GoodAnswers> {
  const server = await startServer()
  const known = new Map<string, Promise<string>>()
  let coming = 0

  function ask(method: string, address: string, body: string): Promise<string> {
    coming += 1
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
      coming -= 1
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
    coming: () => coming,
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
