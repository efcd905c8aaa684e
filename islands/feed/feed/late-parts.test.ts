import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { act, mountFeed } from '../test-feed'
import { latePartsCode } from './late-parts-code'

type Code = Awaited<ReturnType<typeof latePartsCode.load>>

let page: FakePage
let load: MockInstance<typeof latePartsCode.load>
let arrive: () => Promise<void>
let fail: () => Promise<void>

/** Runs the effects that wait only for settled promises. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  act(() => {})
  await Promise.resolve()
}
beforeEach(() => {
  const { $code } = latePartsCode
  const code = $code.get()
  $code.set(undefined)
  onTestFinished(() => $code.set(code))
  load = vi.spyOn(latePartsCode, 'load').mockImplementation(() => {
    const file = gate<Code>()
    arrive = () => {
      if (code) file.open(code)
      return settle()
    }
    fail = () => {
      file.fail(new Error('no network'))
      return settle()
    }
    return file.promise
  })
})

function start(fragment: string) {
  showFragment(fragment)
  mountOn()
}
function mountOn() {
  page = fakePage()
  act(() => mountFeed(one('.cff'), page))
}
const press = (target: Element) => act(() => takesClick(target))

describe('[F07] [F09] page feed: parts whose code comes late', () => {
  test('[F07] page feed: a film that is pressed before its code arrives plays when the code is there', async () => {
    start('feed-video')
    const play = vi.fn(async () => {})
    Object.assign(one('video'), { play, pause() {} })
    expect([press(one('.cff-html5-play')), play.mock.calls.length]).toEqual([true, 0])
    await arrive()
    expect([play.mock.calls.length, load.mock.calls.length]).toEqual([1, 1])
    expect(one('.cff-html5-play').style.display).toBe('none')
  })

  test('[F07] page feed: if the code cannot be fetched, the press follows the link to the film', async () => {
    start('feed-video')
    const followed = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', followed)
    onTestFinished(() => document.removeEventListener('click', followed))
    press(one('.cff-html5-play'))
    expect(followed).not.toHaveBeenCalled()
    await fail()
    await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce())
    expect(page.report.mock.calls).toMatchObject([[{ message: 'no network' }, 'load']])
  })

  test('[F09] page feed: an arrow that is pressed before its code arrives steps when the code is there', async () => {
    vi.useFakeTimers()
    fakeLayout({ '.cff-link-slider': { width: 300 }, '.cff-link-slider-item': { height: 240, width: 300 } })
    start('feed-link-slider')
    expect(press(one('.cff-slider-next'))).toBe(true)
    await arrive()
    act(() => void vi.advanceTimersByTime(200))
    expect(one('.cff-link-slider-slides').style.left).toBe('-300px')
  })

  test('[F09] page feed: after a failed fetch the next press tries again', async () => {
    start('feed-link-slider')
    await fail()
    press(one('.cff-slider-next'))
    expect(load).toHaveBeenCalledTimes(2)
    await arrive()
    expect(one('.cff-slider-next').getAttribute('role')).toBe('button')
  })

  test.each(['feed-share', 'feed-paging'])(
    '[X12] page feed: a feed without such parts, as %s, fetches none',
    (fragment) => {
      start(fragment)
      expect(load).not.toHaveBeenCalled()
    },
  )

  test('[F07] page feed: the pointer fetches the tile’s code, and the tile is shown if the pointer stays', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }))
    document.body.innerHTML =
      '<style>.cff-photo-hover { display: none }</style><div class="cff cff-lb"><div class="cff-item cff-new"><a class="cff-photo" href="https://www.facebook.com/1"></a></div></div>'
    mountOn()
    const photo = one('.cff-photo')
    let isOver = true
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':hover' ? isOver && this === photo : matches.call(this, selector)
    })
    const isShown = () => getComputedStyle(one('.cff-photo-hover')).display !== 'none'
    photo.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))
    expect(load).not.toHaveBeenCalled()
    photo.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    photo.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    expect(load).toHaveBeenCalledTimes(1)
    isOver = false
    await fail()
    photo.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    isOver = true
    await arrive()
    expect(isShown()).toBe(true)
  })
})
