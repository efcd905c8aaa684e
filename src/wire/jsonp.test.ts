import { number, object } from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { jsonp } from './jsonp'

const Count = object({ count: number() })
const URL_OF_SERVICE = 'https://photos.example/17841400000000001/media'

let scripts: HTMLScriptElement[]
let gone: AbortController

/** Neither DOM is to fetch anything. */
beforeEach(() => {
  vi.useFakeTimers()
  scripts = []
  gone = new AbortController()
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
    document.body.append(document.createElement('i'))
  })
  vi.spyOn(HTMLScriptElement.prototype, 'remove').mockImplementation(() => {
    document.querySelector('i')?.remove()
  })
})
const ask = () => {
  const promise = jsonp(URL_OF_SERVICE, 'photos', { limit: '6', access_token: 'a secret' }, Count, {
    signal: gone.signal,
    service: 'https://photos.example/',
  })
  const settled = promise.then(
    (value) => value,
    (error) => `${error.name} ${error.kind ?? error.message}`,
  )
  return { settled, promise }
}
const query = (at = 0) => new URL(scripts[at]?.src ?? '').searchParams
const callbacks = () => Object.getOwnPropertyNames(window).filter((name) => name.startsWith('laurelAnswer'))
function answer(value: unknown, at = 0) {
  const callback = Reflect.get(window, query(at).get('callback') ?? '')
  callback(value)
  scripts[at]?.dispatchEvent(new Event('load'))
}
/** Nothing of the call is left on the page. */
const isClean = () => callbacks().length === 0 && !document.querySelector('i') && vi.getTimerCount() === 0

describe('[S52] jsonp', () => {
  test('[S52] jsonp: returns the service’s answer, and nothing is left of the call', async () => {
    const { settled } = ask()
    expect([query().get('limit'), query().get('access_token')]).toEqual(['6', 'a secret'])
    expect(scripts[0]?.src).toContain(`${URL_OF_SERVICE}?`)
    expect(callbacks()).toEqual([query().get('callback')])
    answer({ count: 4, more: 'yes' })
    expect(await settled).toEqual({ count: 4 })
    expect(isClean()).toBe(true)
  })

  test('[S52] jsonp: two calls have a callback each, and use no name that the page has', async () => {
    const first = ask()
    const number = Number(/\d+$/.exec(query().get('callback') ?? '')?.[0])
    vi.stubGlobal(`laurelAnswer${number + 1}`, 'of another')
    const second = ask()
    expect(query(1).get('callback')).toBe(`laurelAnswer${number + 2}`)
    answer({ count: 2 }, 1)
    answer({ count: 1 })
    expect(await Promise.all([first.settled, second.settled])).toEqual([{ count: 1 }, { count: 2 }])
  })

  test.each([
    ['an error', { error: { message: 'Invalid OAuth access token' } }],
    ['nothing', undefined],
    ['null', null],
    ['text', '<!DOCTYPE html>'],
  ])('[S52] jsonp: %s is unexpected', async (_, value) => {
    const { settled } = ask()
    answer(value)
    expect(await settled).toBe('WireError unexpected')
  })

  test('[S52] jsonp: a script that does not call back, such as a page of HTML', async () => {
    const { settled } = ask()
    scripts[0]?.dispatchEvent(new Event('load'))
    expect(await settled).toBe('WireError unexpected')
    expect(isClean()).toBe(true)
  })

  test('[S52] jsonp: a dead network, an error status and a policy that refuses it', async () => {
    const { settled } = ask()
    scripts[0]?.dispatchEvent(new Event('error'))
    expect(await settled).toBe('WireError offline')
    expect(isClean()).toBe(true)
  })

  test('[S52] jsonp: times out after ten seconds; a later answer does nothing, and leaves nothing', async () => {
    const { settled } = ask()
    vi.advanceTimersByTime(9_999)
    expect(document.querySelector('i')).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(await settled).toBe('WireError timeout')
    expect(document.querySelector('i')).toBeNull()
    expect(() => answer({ count: 1 })).not.toThrow()
    expect(callbacks()).toEqual([])
  })

  test('[S52] jsonp: a second answer is ignored', async () => {
    const { settled } = ask()
    const callback = Reflect.get(window, query().get('callback') ?? '')
    callback({ count: 1 })
    callback({ count: 2 })
    expect(await settled).toEqual({ count: 1 })
    scripts[0]?.dispatchEvent(new Event('load'))
  })

  test('[S52] jsonp: an aborted call ignores the answer', async () => {
    const asked = ask()
    gone.abort()
    expect(await asked.settled).toBe('WireError aborted')
    expect(document.querySelector('i')).toBeNull()
    expect(await ask().settled).toBe('WireError aborted')
    expect(scripts).toHaveLength(1)
    scripts[0]?.dispatchEvent(new Event('error'))
    expect(callbacks()).toEqual([])
  })

  test('[S52] jsonp: a call that ends with the page is aborted', async () => {
    const { settled } = ask()
    window.dispatchEvent(new Event('pagehide'))
    scripts[0]?.dispatchEvent(new Event('error'))
    expect(await settled).toBe('WireError aborted')
  })

  test('[S52] jsonp: an error does not contain the address', async () => {
    const { promise } = ask()
    scripts[0]?.dispatchEvent(new Event('error'))
    await expect(promise).rejects.toThrow(/^photos: offline$/)
  })
})
