import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerLayout } from '../../../src/page/list-layout'
import { fakeAnimations } from '../../../tests/unit/animations'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function show(fragment = 'item-list') {
  showFragment(fragment)
  page = fakePage()
  start()
}
function start() {
  for (const filters of document.querySelectorAll<HTMLElement>('.filtering')) mount(filters, page)
}
const link = (name: string) => one(`.filtering [data-filter="${name}"]`)
const counts = () =>
  [...document.querySelectorAll('.portfolio-wrap .filtering a')].map((a) => {
    const sups = a.querySelectorAll('sup.count')
    return sups.length === 1 ? sups[0]?.textContent : sups.length
  })
const shownItems = () =>
  [...document.querySelectorAll<HTMLElement>('.portfolio-item:not(.grid-sizer)')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ id }) => id)
const selected = () => [...document.querySelectorAll('.selected')].map(({ textContent }) => textContent)
const groups = () =>
  [...document.querySelectorAll('.portfolio-item a.lightbox')].map((a) => a.getAttribute('data-rel'))
function append(html: string) {
  one('.portfolio-items').insertAdjacentHTML('beforeend', html)
  page.tellMarkup(one('.portfolio-items > :last-child'))
}

describe('[S62] item filters', () => {
  test('[S62] item filters: each shows its number of items, without the sizer (5.4, 5.5, 5.7)', () => {
    show()
    expect(counts()).toEqual(['4', '2', '2', '0'])
    const filled = [...document.querySelectorAll('.filtering li')].map(({ classList }) =>
      classList.contains('has-items'),
    )
    expect(filled).toEqual([true, true, true, false])
    expect(one('.filtering li:nth-child(2) a').textContent).toBe('Engraving2')
  })

  test('[S62] item filters: mounting again adds no second count, and late items are counted (5.11)', () => {
    show()
    start()
    expect(counts()).toEqual(['4', '2', '2', '0'])
    append('<li class="portfolio-item repairs" id="7005"></li>')
    expect(counts()).toEqual(['5', '2', '2', '1'])
    expect(one('.repairs').closest('li')?.classList.contains('has-items')).toBe(true)
  })

  test('[S62] item filters: a filter shows its items alone, and the page’s address does not change (5.6)', () => {
    show()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link('.engraving').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(shownItems()).toEqual(['7001', '7004'])
    expect(selected()).toEqual(['Engraving2'])
    expect(link('.engraving').getAttribute('aria-pressed')).toBe('true')
    expect(link('*').getAttribute('aria-pressed')).toBe('false')
    link('*').click()
    expect(shownItems()).toHaveLength(4)
    expect(selected()).toEqual(['Show all4'])
  })

  test('[S62] item filters: the list is laid out with the shown items, and again on unmount', () => {
    show()
    const seen: number[] = []
    const takeBack = registerLayout(one('.portfolio-items'), () => seen.push(shownItems().length))
    link('.engraving').click()
    link('*').click()
    expect(seen).toEqual([2, 4])
    link('.medals').click()
    unmountAll()
    expect(seen).toEqual([2, 4, 2, 4])
    takeBack()
  })

  test('[S62] item filters: Enter and Space press a filter', () => {
    show()
    expect(link('.medals').getAttribute('role')).toBe('button')
    link('.medals').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(shownItems()).toEqual(['7002', '7003'])
  })

  test('[S62] item filters: the lightbox pages through the shown items (5.8)', () => {
    show()
    const [shown, common] = ['ilightbox[portfolio-engraving]', 'ilightbox[portfolio]']
    link('.engraving').click()
    expect(groups()).toEqual([shown, common, shown])
    link('*').click()
    expect(groups()).toEqual(Array(3).fill('ilightbox[portfolio-*]'))
  })

  test('[S62] item filters: late items are filtered', () => {
    show()
    link('.medals').click()
    append('<li class="portfolio-item engraving" id="7005"></li>')
    append('<li class="portfolio-item medals" id="7006"><p></p></li>')
    expect(shownItems()).toEqual(['7002', '7003', '7006'])
    const item = one('[id="7006"] p')
    one('[id="7006"]').style.display = 'none'
    page.tellMarkup(item)
    expect(one('[id="7006"]').style.display).toBe('none')
  })

  test('[S62] item filters: filters that the style sheet hides fade in with their counts', () => {
    const animations = fakeAnimations()
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ opacity: '0' } as CSSStyleDeclaration)
    show()
    expect(one('.filtering').style.opacity).toBe('1')
    expect(animations.asked.map(({ duration }) => duration)).toEqual([400])
    animations.restore()
  })

  test('[S62] item filters: with fewer lines than before the filters keep their height until the width changes', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.querySelector('sup') ? 40 : 80
    })
    show()
    vi.advanceTimersByTime(50)
    expect(one('.filtering').style.minHeight).toBe('80px')
    vi.stubGlobal('innerWidth', window.innerWidth - 100)
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(50)
    expect(one('.filtering').style.minHeight).toBe('')
  })

  test('[S62] item filters: items that stay move to their new places within 400 ms, others fade in', () => {
    const asked: [string, Keyframe, number][] = []
    const cancelled: string[] = []
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return this.style.display === 'none' ? 0 : 100
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const before = [...(this.parentElement?.children ?? [])].filter(
        (item) => item instanceof HTMLElement && item.style.display !== 'none',
      )
      return { left: before.indexOf(this) * 100, top: 0 } as DOMRect
    })
    show()
    for (const item of document.querySelectorAll<HTMLElement>('.portfolio-item')) {
      item.animate = ([from]: Keyframe[], { duration }: KeyframeAnimationOptions) => {
        asked.push([item.id, from ?? {}, Number(duration)])
        return { cancel: () => void cancelled.push(item.id) } as unknown as Animation
      }
    }
    link('.engraving').click()
    // The first item does not move.
    expect(asked).toEqual([['7004', { transform: 'translate(200px, 0px)' }, 400]])
    asked.length = 0
    link('.medals').click()
    expect(asked).toEqual([
      ['7002', { opacity: 0 }, 400],
      ['7003', { opacity: 0 }, 400],
    ])
    expect(cancelled).toEqual(['7004'])
  })

  test('[S62] item filters: works with odd terms and links, and a printed count', () => {
    show('item-list.odd')
    expect(counts()).toEqual(['3', '1', '1', '2', '0', '0'])
    link('.2025-season').click()
    expect(shownItems()).toHaveLength(1)
    expect(one('.blog-item').style.display).toBe('')
    link('li:has(').click()
    expect(shownItems()).toHaveLength(3)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S62] item filters: hostile terms do no harm', () => {
    show('item-list.hostile')
    expect(counts()).toEqual(['2', '1', '0'])
    for (const a of document.querySelectorAll<HTMLElement>('.filtering a')) a.click()
    expect(document.querySelectorAll('[data-rel^="ilightbox[product"]')).toHaveLength(0)
    expect(Reflect.get(window, 'hostile')).toBeUndefined()
  })

  test.each(['item-list', 'item-list.odd'])('[S62] item filters: unmounting restores %s', (fragment) => {
    showFragment(fragment)
    const before = document.body.innerHTML
    show(fragment)
    document.querySelectorAll<HTMLElement>('.filtering a')[1]?.click()
    expect(document.body.innerHTML).not.toBe(before)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
  })
})
