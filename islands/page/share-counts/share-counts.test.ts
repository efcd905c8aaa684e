import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { type HeldRequest, holdFetch } from '../../../tests/unit/held-fetch'
import { mounter, unmountAll } from '../../../tests/unit/mounter'

let mount: ReturnType<typeof mounter>

type Body = object | string | Error | number

let asked: string[]
/** The requests that have no answer yet. */
let calls: (HeldRequest & { url: string })[]
let answers: Record<string, Body>
let visible: boolean

/** The island keeps the answers of a page: a fresh copy of its modules is a page that was just opened. */
async function openPage() {
  vi.resetModules()
  const { mount: island } = await import('.')
  mount = mounter(island)
}

beforeEach(async () => {
  asked = []
  visible = true
  await openPage()
  vi.spyOn(console, 'error')
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => {
    return (visible ? [{}] : []) as unknown as DOMRectList
  })
  vi.useFakeTimers()
  calls = holdFetch((url) => {
    asked.push(url)
    return { url }
  }).calls
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
  expect(console.error).not.toHaveBeenCalled()
})

async function show(given: Record<string, Body>, change: () => void = () => {}) {
  answers = given
  showFragment('share-counts')
  one('#second').remove()
  change()
  const page = fakePage()
  for (const host of document.querySelectorAll<HTMLElement>('.sf-share-counts, .sf-share-link')) {
    mount(host, page)
  }
  for (let call = calls.shift(); call; call = calls.shift()) await answer(call)
  expect(page.report).not.toHaveBeenCalled()
}
async function answer(call: HeldRequest & { url: string }) {
  const body = answers[call.url.includes('facebook') ? 'facebook' : 'pinterest'] ?? new Error('offline')
  if (body instanceof Error) await call.fail()
  else if (typeof body === 'number') await call.answer('', body)
  else await call.answer(body)
}
const text = (selector: string) => one(selector).textContent
const count = (network: string) => text(`.sf-share-${network} .count`)
/** The classes of the links whose number is shown. */
const shown = () => {
  const numbers = [...document.querySelectorAll('.animate')]
  expect(numbers.filter((number) => !number.matches('.sf-share-counts > a > span.count'))).toEqual([])
  return numbers.map(({ parentElement }) => parentElement?.classList[1])
}
const FB = { facebook: { id: 'x', share: { comment_count: 0, share_count: 12 } } }
const PIN = { pinterest: { url: 'x', count: 4 } }

describe('[S19] share counts', () => {
  test('[S19] share counts: each network’s count and the total (20.1)', async () => {
    await show({ ...FB, ...PIN })
    expect([count('fb'), count('pinterest'), count('googleplus'), count('linkedin')]).toEqual([
      '12',
      '4',
      '3',
      '0',
    ])
    expect(text('.total-count')).toBe('19')
    expect(text('.share-text > span')).toBe('Shares')
    expect(text('.post-details .share-count')).toBe('19')
    expect(shown()).toEqual(['sf-share-fb', 'sf-share-pinterest'])
    expect(asked).toEqual([
      'https://graph.facebook.com/?id=https%3A%2F%2Fshop.example%2Fgold-cup%2F',
      'https://api.pinterest.com/v1/urls/count.json?url=https%3A%2F%2Fshop.example%2Fgold-cup%2F',
    ])
  })

  test.each<[string, object]>([
    ['without shares (20.2)', { id: 'x' }],
    ['with null shares', { share: null }],
    ['with a negative number', { share: { share_count: -4 } }],
    ['with a fraction', { share: { share_count: 1.5 } }],
    ['with words', { share: { share_count: '<b>many</b>' } }],
  ])('[S19] share counts: an answer %s leaves the printed count and shows it', async (_, facebook) => {
    await show({ facebook, ...PIN })
    expect([count('fb'), text('.total-count')]).toEqual(['0', '7'])
    expect(shown()).toEqual(['sf-share-fb', 'sf-share-pinterest'])
  })

  test.each<[string, Body]>([
    ['a network failure', new Error('offline')],
    ['status 500', 500],
    ['HTML', '<!DOCTYPE html><p>Sorry'],
    ['truncated JSON', '{"share":{"share_co'],
    ['an empty answer', ''],
    ['the answer 0', '0'],
  ])('[S19] share counts: %s changes nothing and is not reported', async (_, body) => {
    await show({ facebook: body, pinterest: body })
    expect([count('fb'), count('pinterest'), text('.total-count')]).toEqual(['0', '0', '0'])
    expect(shown()).toEqual([])
  })

  test('[S19] share counts: of a JSONP answer the argument is read', async () => {
    await show({ facebook: 404, pinterest: 'receiveCount({"url":"x","count":"4"})' })
    expect([count('pinterest'), text('.total-count')]).toEqual(['4', '7'])
  })

  test('[S19] share counts: a link without a number of its own counts for the total only', async () => {
    await show({ ...FB, ...PIN }, () => one('.sf-share-fb .count').remove())
    expect([text('.total-count'), shown()]).toEqual(['19', ['sf-share-pinterest']])
  })

  test('[S19] share counts: one share has the singular label (20.3)', async () => {
    await show({ facebook: { share: { share_count: 1 } }, pinterest: { count: 0 } }, () => {
      one('.sf-share-googleplus').remove()
    })
    expect([text('.total-count'), text('.share-text > span')]).toEqual(['1', 'Share'])
  })

  test('[S19] share counts: a network without a link is not asked (20.4)', async () => {
    await show({ ...FB, ...PIN }, () => one('.sf-share-pinterest').remove())
    expect(asked.map((url) => new URL(url).host)).toEqual(['graph.facebook.com'])
  })

  test('[S19] share counts: a hidden total stays as printed (20.5)', async () => {
    visible = false
    await show({ ...FB, ...PIN })
    expect([text('.total-count'), text('.post-details .share-count')]).toEqual(['0', '0'])
    expect(count('fb')).toBe('12')
  })

  test('[S19] share counts: a total that is no number stays as printed, and so does a label without its words', async () => {
    await show({ ...FB, ...PIN }, () => {
      one('.total-count').textContent = 'many'
      one('.share-text > span').removeAttribute('data-plural')
      one('.share-text > span').textContent = 'times'
    })
    expect([text('.total-count'), text('.share-text > span')]).toEqual(['many', 'times'])
  })

  test('[S19] share counts: each block asks for its own address, and a failed network is asked once', async () => {
    const second = () => {
      showFragment('share-counts')
      one('.sf-share-pinterest').remove()
    }
    await show(FB, second)
    expect(asked.map((url) => new URL(url).searchParams.get('id'))).toEqual([
      'https://shop.example/gold-cup/',
      'https://shop.example/silver cup/',
    ])
    expect(text('#second .count')).toBe('12')
    asked.length = 0
    await openPage()
    await show({ facebook: 500, pinterest: 500 })
    await show({ facebook: 500, pinterest: 500 })
    expect(asked).toHaveLength(2)
  })

  test('[S19] share counts: unmounted, the requests are aborted and the texts restored', async () => {
    await show({ ...FB, ...PIN })
    unmountAll()
    expect([count('fb'), text('.total-count'), shown().length]).toEqual(['0', '0', 0])
    await openPage()
    mount(one('.sf-share-counts'), fakePage())()
    expect(calls.map((call) => call.isAborted())).toEqual([true, true])
  })
})

test('[S19] share counts: unmounting a block does not take the answer from another block with the same address', async () => {
  showFragment('share-counts')
  const first = one('#first')
  const second = first.cloneNode(true) as HTMLElement
  first.after(second)
  answers = { ...FB, ...PIN }
  const unmountFirst = mount(first, fakePage())
  mount(second, fakePage())
  expect(calls).toHaveLength(2)
  unmountFirst()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.map((call) => call.isAborted())).toEqual([true, true, false, false])
  for (const call of calls) await answer(call)
  expect(one('.sf-share-fb .count', second).textContent).toBe('12')
  expect(one('.sf-share-fb .count', first).textContent).toBe('0')
})

describe('[S19] share links', () => {
  /** @returns how often a window was opened, and whether the page stays */
  async function click(selector: string, before: (event: Event) => void = () => {}) {
    const open = vi.fn()
    vi.stubGlobal('open', open)
    await show({})
    const link = one(selector)
    link.addEventListener('click', before)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    let stays = false
    // The last listener: it keeps the test's own page from navigating.
    const stay = () => {
      stays = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', stay, { once: true })
    link.dispatchEvent(event)
    return { opened: open.mock.calls.map(([url]) => url), stays }
  }

  test('[S19] share links: a click opens one window, and the page stays (20.6)', async () => {
    expect(await click('.sf-share-fb')).toEqual({
      opened: ['https://www.facebook.com/sharer.php'],
      stays: true,
    })
  })

  test('[S19] share links: a prevented click opens no window (20.7)', async () => {
    expect(await click('.sf-share-fb', (event) => event.preventDefault())).toEqual({
      opened: [],
      stays: true,
    })
  })

  test.each(['.sf-share-mail', '.sf-share-whatsapp'])(
    '[S19] share links: %s is left to the browser',
    async (selector) => {
      expect(await click(selector)).toEqual({ opened: [], stays: false })
    },
  )
})
