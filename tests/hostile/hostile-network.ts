import { vi } from 'vitest'
import { type Answer, breakAnswer } from './break-answer'
import { withClobberingElements } from './document-clobbering'
import { type Faults, HUGE_ANSWER_B } from './faults'
import type { Random } from './seeded-random'
import type { ValidAnswers } from './valid-answers'

export interface HostileNetwork {
  /** How much was read of the huge answer, in bytes. */
  hugeBytesRead(): number
  stop(): void
}

/** The network of one page: it breaks the valid answer to each call. */
export function hostileNetwork(valid: ValidAnswers, random: Random, faults: Faults): HostileNetwork {
  let isHuge = faults.hasHugeAnswer
  let read = 0
  const huge = (text: string) =>
    hugeBody(text, (bytes) => {
      read += bytes
    })
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), window.location.href)
    const address = url.origin === window.location.origin ? url.pathname + url.search : url.href
    const whole = await valid.to(init.method ?? 'GET', address, String(init.body ?? ''))
    const answer =
      faults.clobbersDocument || isHuge
        ? { status: 200, type: 'text/html', text: whole, delayMs: 0 }
        : breakAnswer(whole, random)
    const text =
      faults.clobbersDocument && answer ? withClobberingElements(answer.text, faults.random) : answer?.text
    const body = isHuge && text ? huge(text) : text
    isHuge &&= body === text
    return responseTo(url.href, answer && { ...answer, body }, init.signal ?? undefined, random.chance(5))
  })
  vi.stubGlobal('XMLHttpRequest', undefined)
  const scripts = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src) answerScript(node, random)
    }
  })
  scripts.observe(document.head, { childList: true })
  return {
    hugeBytesRead: () => read,
    stop() {
      scripts.disconnect()
      vi.unstubAllGlobals()
    },
  }
}

const PIECE_B = 50_000

/** The text, then blanks up to the size of a huge answer, made only as far as they are read. */
function hugeBody(text: string, onRead: (bytes: number) => void): ReadableStream<Uint8Array> {
  let left = HUGE_ANSWER_B
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull(controller) {
        left -= PIECE_B
        onRead(PIECE_B)
        controller.enqueue(new Uint8Array(PIECE_B).fill(32))
        if (left <= 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

function responseTo(
  url: string,
  answer: (Omit<Answer, 'text'> & { body: BodyInit | undefined }) | undefined,
  signal: AbortSignal | undefined,
  isDown: boolean,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    if (isDown) return reject(new TypeError('Failed to fetch'))
    if (!answer) return
    setTimeout(() => {
      const { status, type, body } = answer
      const response = new Response(status === 204 ? null : body, {
        status: status === 301 ? 302 : status,
        headers: type ? { 'content-type': type } : {},
      })
      resolve(Object.defineProperty(response, 'url', { value: url }))
    }, answer.delayMs)
  })
}

/** JSONP: the answer calls a function of the page, fails, or never comes. */
function answerScript(script: HTMLScriptElement, random: Random) {
  const callback = /[?&]callback=(\w+)/.exec(script.src)?.[1]
  const answer = breakAnswer('{"data":[{"id":"1","text":"a","images":{}}],"meta":{"code":200}}', random)
  const event = new Event(random.chance(70) ? 'load' : 'error')
  if (!answer) return
  setTimeout(() => {
    const call: unknown = callback ? Reflect.get(window, callback) : undefined
    if (typeof call === 'function' && event.type === 'load') call(parsed(answer.text))
    script.dispatchEvent(event)
  }, answer.delayMs)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
