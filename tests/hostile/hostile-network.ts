import { vi } from 'vitest'
import { type Answer, breakAnswer } from './break-answer'
import type { GoodAnswers } from './good-answers'
import type { Seeded } from './seeded'

/** Stands in for the network of one page: takes the good answer to each call, and breaks it. @returns the way to stop */
export function hostileNetwork(good: GoodAnswers, chance: Seeded): () => void {
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), window.location.href)
    const address = url.origin === window.location.origin ? url.pathname + url.search : url.href
    const answer = breakAnswer(await good.to(init.method ?? 'GET', address, String(init.body ?? '')), chance)
    return responseTo(url.href, answer, init.signal ?? undefined, chance.percent(5))
  })
  vi.stubGlobal('XMLHttpRequest', undefined)
  const scripts = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src) answerScript(node, chance)
    }
  })
  scripts.observe(document.head, { childList: true })
  return () => {
    scripts.disconnect()
    vi.unstubAllGlobals()
  }
}

function responseTo(
  url: string,
  answer: Answer | undefined,
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
      const { status, type, text } = answer
      const body = status === 204 ? null : text
      const response = new Response(body, {
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
