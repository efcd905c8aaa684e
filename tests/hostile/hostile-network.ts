import { vi } from 'vitest'
import { type Answer, breakAnswer } from './break-answer'
import type { GoodAnswers } from './good-answers'
import type { Seeded } from './seeded'
import { withShadows } from './shadowing'
import { HUGE_B, type Troubles } from './troubles'

export interface HostileNetwork {
  /** How much was read of the answer that is too large, in bytes. */
  readHuge(): number
  stop(): void
}

/** Stands in for the network of one page: takes the good answer to each call, and breaks it. */
export function hostileNetwork(good: GoodAnswers, chance: Seeded, troubles: Troubles): HostileNetwork {
  let isHuge = troubles.answersHuge
  let read = 0
  const huge = (text: string) =>
    endless(text, (bytes) => {
      read += bytes
    })
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), window.location.href)
    const address = url.origin === window.location.origin ? url.pathname + url.search : url.href
    const whole = await good.to(init.method ?? 'GET', address, String(init.body ?? ''))
    const answer =
      troubles.shadowsNames || isHuge
        ? { status: 200, type: 'text/html', text: whole, delayMs: 0 }
        : breakAnswer(whole, chance)
    const text = troubles.shadowsNames && answer ? withShadows(answer.text, troubles.chance) : answer?.text
    const body = isHuge && text ? huge(text) : text
    isHuge &&= body === text
    return responseTo(url.href, answer && { ...answer, body }, init.signal ?? undefined, chance.percent(5))
  })
  vi.stubGlobal('XMLHttpRequest', undefined)
  const scripts = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src) answerScript(node, chance)
    }
  })
  scripts.observe(document.head, { childList: true })
  return {
    readHuge: () => read,
    stop() {
      scripts.disconnect()
      vi.unstubAllGlobals()
    },
  }
}

const PIECE_B = 50_000

/** A text, and blanks behind it up to the size of a huge answer, as far as somebody reads it. */
function endless(text: string, onRead: (bytes: number) => void): ReadableStream<Uint8Array> {
  let left = HUGE_B
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

/** Answers by script call a function of the page's, or do not, or never come. */
function answerScript(script: HTMLScriptElement, chance: Seeded) {
  const name = /[?&]callback=(\w+)/.exec(script.src)?.[1]
  const answer = breakAnswer('{"data":[{"id":"1","text":"a","images":{}}],"meta":{"code":200}}', chance)
  const event = new Event(chance.percent(70) ? 'load' : 'error')
  if (!answer) return
  setTimeout(() => {
    const call: unknown = name ? Reflect.get(window, name) : undefined
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
