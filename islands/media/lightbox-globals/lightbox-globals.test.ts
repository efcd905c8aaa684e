import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LightboxHandle } from '../../../legacy-shims/globals/ilightbox'
import { takesClick } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakePictures } from '../../../tests/unit/fake-pictures'
import { one } from '../../../tests/unit/fragment'
import { mounter, mounterAtOnce, unmountAll } from '../../../tests/unit/mounter'
import { mount as islandCalls } from '../lightbox-calls'
import { mount as island } from '.'

const mountCalls = mounter(islandCalls)
const mount = mounterAtOnce(island)

interface JQuery {
  (target: unknown): { iLightBox(options?: unknown): LightboxHandle }
  fn: { iLightBox?: unknown }
  iLightBox?: (items: unknown, options?: unknown) => LightboxHandle
}
const require = createRequire(import.meta.url)
const jQueryOf = (name: string): JQuery => {
  delete require.cache[require.resolve(name)]
  return require(name)
}
const VERSIONS = ['jquery1', 'jquery3', 'jquery4']
const ITEMS = ['gold', 'silver', 'bronze'].map((metal) => ({
  URL: `/${metal}.jpg`,
  type: 'image',
  title: metal,
  caption: `The <b>${metal}</b> medal`,
}))
const OPTIONS = { skin: 'metro-black', controls: { arrows: true, thumbnail: true }, social: { buttons: {} } }

let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  fakePictures(() => [1000, 500])
  vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState(null, '')
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate')))
  })
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  history.replaceState(null, '')
  vi.useRealTimers()
})

const root = document.documentElement
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const counter = () => document.querySelector('.laurel-lightbox-counter')?.textContent
const box = () => document.querySelector('.laurel-lightbox')

/** @param canWake whether the code of the calls can be fetched */
function show({ canWake = true } = {}) {
  page = fakePage()
  let isAwake = false
  page.wake.mockImplementation(async () => {
    await Promise.resolve()
    if (!canWake || isAwake) return
    isAwake = true
    mountCalls(root, page)
  })
  mount(root, page)
}
function provide(name = 'jquery3') {
  const jQuery = jQueryOf(name)
  vi.stubGlobal('jQuery', jQuery)
  return jQuery
}

describe('[S55] lightbox calls', () => {
  test.each(VERSIONS)('[S55] lightbox calls: %s has the methods until the unmount', (name) => {
    const jQuery = provide(name)
    show()
    expect([typeof jQuery.iLightBox, typeof jQuery.fn.iLightBox]).toEqual(['function', 'function'])
    expect(page.wake).not.toHaveBeenCalled()
    unmountAll()
    expect([jQuery.iLightBox, jQuery.fn.iLightBox]).toEqual([undefined, undefined])
  })

  test('[X05] lightbox calls: a jQuery that is loaded late has them, too', () => {
    vi.stubGlobal('jQuery', undefined)
    show()
    const jQuery = provide()
    window.dispatchEvent(new Event('load'))
    expect(typeof jQuery.iLightBox).toBe('function')
  })

  test('[S55] lightbox calls: the library’s own methods are left alone', () => {
    const jQuery = provide()
    const [open, bind] = [vi.fn(), vi.fn()]
    jQuery.iLightBox = open
    jQuery.fn.iLightBox = bind
    show()
    expect([jQuery.iLightBox, jQuery.fn.iLightBox]).toEqual([open, bind])
    delete jQuery.iLightBox
    delete jQuery.fn.iLightBox
  })

  test('[S55] lightbox calls: items open at once, at the first one, by their options (4.13)', async () => {
    const jQuery = provide()
    show()
    const handle = jQuery.iLightBox?.(ITEMS, OPTIONS)
    await settle()
    expect(counter()).toBe('1 / 3')
    expect(one('.ilightbox-overlay').classList.contains('metro-black')).toBe(true)
    expect(one('.ilightbox-title').textContent).toBe('gold')
    expect(document.querySelectorAll('.ilightbox-thumbnail')).toHaveLength(3)
    expect((window as { iLightBox?: unknown }).iLightBox).toBe(handle)
    handle?.moveNext()
    await settle()
    expect(counter()).toBe('2 / 3')
    handle?.movePrev()
    handle?.goTo(2)
    handle?.refresh()
    handle?.reposition()
    handle?.setOption({ skin: 'x' })
    await settle()
    expect(counter()).toBe('3 / 3')
    handle?.close()
    expect((window as { iLightBox?: unknown }).iLightBox).toBeNull()
    await settle(300)
    expect(box()).toBeNull()
  })

  test('[S55] lightbox calls: of several calls before the code is loaded, the last one stays open', async () => {
    const jQuery = provide()
    show()
    const first = jQuery.iLightBox?.(ITEMS)
    const handle = jQuery.iLightBox?.(ITEMS, { startFrom: 1 })
    await settle()
    first?.moveNext()
    first?.close()
    await settle()
    expect([counter(), document.querySelectorAll('.laurel-lightbox').length]).toEqual(['2 / 3', 1])
    handle?.destroy()
    await settle()
    expect(box()).toBeNull()
  })

  test.each([null, 'x', [], [{}], [{ URL: 'javascript:alert(1)', type: 'iframe' }]])(
    '[X11] lightbox calls: of %o nothing opens, and a handle comes back all the same',
    async (items) => {
      const jQuery = provide()
      show()
      jQuery.iLightBox?.(items)?.close()
      await settle()
      expect(box()).toBeNull()
      expect(page.report).not.toHaveBeenCalled()
    },
  )

  test('[S55] lightbox calls: bound links open as one gallery, at the link that is clicked', async () => {
    document.body.innerHTML =
      '<a class="cup" href="#">0</a><a class="cup" href="/1.jpg" data-caption="One">1</a><a class="cup" href="/2.jpg">2</a>'
    const jQuery = provide()
    show()
    const links = [...document.querySelectorAll<HTMLElement>('.cup')]
    const handle = jQuery(links).iLightBox(OPTIONS)
    expect(links.every((link) => link.classList.contains('ilightbox-enabled'))).toBe(true)
    expect(page.wake).not.toHaveBeenCalled()
    expect(takesClick(links[2] as HTMLElement, { ctrlKey: true })).toBe(false)
    links[2]?.focus()
    expect(takesClick(links[2] as HTMLElement)).toBe(true)
    await settle()
    expect(counter()).toBe('2 / 2')
    handle.close()
    await settle(300)
    expect(document.activeElement).toBe(links[2])
    handle.destroy()
    expect(links.some((link) => link.classList.contains('ilightbox-enabled'))).toBe(false)
    expect(takesClick(links[2] as HTMLElement)).toBe(false)
  })

  test('[S55] lightbox calls: if its code cannot be loaded, a bound link opens as a link', async () => {
    document.body.innerHTML = '<a class="cup" href="/1.jpg">1</a>'
    const jQuery = provide()
    show({ canWake: false })
    jQuery('.cup').iLightBox()
    takesClick(one('.cup'))
    await settle()
    expect(page.follow).toHaveBeenCalledWith('/1.jpg')
    expect(() => jQuery.iLightBox?.(ITEMS)).not.toThrow()
  })

  test('[S55] lightbox calls: with a link id, the page’s hash opens and closes it', async () => {
    document.body.innerHTML = '<a class="cup" href="/1.jpg">1</a><a class="cup" href="/2.jpg">2</a>'
    await import('../../../src/overlay/lightbox/follow-hash')
    history.replaceState(null, '', '#cups/1')
    const jQuery = provide()
    show()
    const handle = jQuery('.cup').iLightBox({ linkId: 'cups' })
    await vi.waitFor(() => expect(counter()).toBe('2 / 2'))
    history.replaceState(null, '', '#')
    window.dispatchEvent(new Event('hashchange'))
    await settle(300)
    expect(box()).toBeNull()
    handle.destroy()
  })
})
