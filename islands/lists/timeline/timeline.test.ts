import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const VIEWPORT_PX = 1000
/** The items' distances from the document's top. */
const tops = new Map<Element, number>()
let page: FakePage
let look: () => void

/** A stand-in for items without a width: those between the margins are in view. */
class FakeObserver {
  private readonly watched = new Map<Element, boolean | undefined>()
  private readonly above: number
  private readonly line: number
  constructor(callback: (entries: object[]) => void, { rootMargin = '' }: IntersectionObserverInit) {
    const [top, , bottom] = rootMargin.split(' ')
    this.above = -Number.parseFloat(top ?? '')
    this.line = VIEWPORT_PX * (1 + Number.parseFloat(bottom ?? '') / 100)
    look = () => {
      const news = [...this.watched].flatMap(([target, before]) => {
        const y = (tops.get(target) ?? 0) - window.scrollY
        const isIntersecting = y <= this.line && y >= this.above
        this.watched.set(target, isIntersecting)
        return isIntersecting === before ? [] : [{ target, isIntersecting }]
      })
      if (news.length > 0) callback(news)
    }
  }
  observe = (element: Element) => void this.watched.set(element, undefined)
  unobserve = (element: Element) => void this.watched.delete(element)
  disconnect = () => this.watched.clear()
}

const item = (className = ' is-hidden') =>
  `<li class="blog-item"><div class="timeline-item-format-icon${className}"></div><div class="timeline-item-content-wrap${className}">x</div></li>`

function show(places: readonly number[], className?: string) {
  document.body.innerHTML = `<div class="blog-wrap"><ul class="blog-items timeline-items">${places.map(() => item(className)).join('')}</ul></div>`
  for (const [at, element] of document.querySelectorAll('li').entries()) tops.set(element, places[at] ?? 0)
  page = fakePage()
  mount(one('ul'), page)
}
function scroll(y: number) {
  vi.stubGlobal('scrollY', y)
  look()
}
const seen = () =>
  [...document.querySelectorAll('.timeline-item-content-wrap')].map(({ className }) =>
    className.replace('timeline-item-content-wrap', '').trim(),
  )

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('scrollY', 0)
  tops.clear()
})

describe('[S20] timeline', () => {
  test('[S20] timeline: items above the line are shown, those below wait (01 25.4, 6.1) until scrolled to (6.2)', () => {
    show([790, 810])
    look()
    expect(seen()).toEqual(['bounce-in', 'is-hidden'])
    expect(one('.timeline-item-format-icon').className).toBe('timeline-item-format-icon bounce-in')
    scroll(20)
    expect(seen()).toEqual(['bounce-in', 'bounce-in'])
  })

  test('[S20] timeline: after scrolling back shown items stay (6.3)', () => {
    show([2000])
    look()
    scroll(1500)
    scroll(0)
    expect(seen()).toEqual(['bounce-in'])
  })

  test('[S20] timeline: items that a jump has passed are shown too', () => {
    show([1000, 2000, 3000])
    look()
    scroll(2800)
    expect(seen()).toEqual(['bounce-in', 'bounce-in', 'bounce-in'])
  })

  test('[S20] timeline: if the server hides nothing, items below the line are hidden and others left alone', () => {
    show([100, 2000], '')
    look()
    expect(seen()).toEqual(['', 'is-hidden'])
  })

  test('[S20] timeline: items that were shown before laurel ran stay', () => {
    show([100, 2000], ' bounce-in')
    look()
    expect(seen()).toEqual(['bounce-in', 'bounce-in'])
  })

  test('[S20] timeline: late items are handled at once (6.4)', () => {
    show([100])
    look()
    one('ul').insertAdjacentHTML('beforeend', item())
    tops.set(one('li:last-child'), 300)
    page.tellMarkup(one('li:last-child'))
    look()
    expect(seen()).toEqual(['bounce-in', 'bounce-in'])
  })

  test.each([
    ['an old browser', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
    ['reduced motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ])('[S20] timeline: all items show at once in %s', (_, prepare) => {
    if (_ === 'an old browser') vi.stubGlobal('IntersectionObserver', undefined)
    prepare()
    show([100, 5000])
    expect(seen()).toEqual(['bounce-in', 'bounce-in'])
    const moves = one('.timeline-item-content-wrap').style.animation !== 'none'
    expect(moves).toBe(_ === 'an old browser')
  })

  test('[X09] timeline: Tab shows all items, since it would skip hidden ones', () => {
    show([100, 5000])
    look()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    expect(seen()).toEqual(['bounce-in', 'is-hidden'])
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(seen()).toEqual(['bounce-in', 'bounce-in'])
  })

  test('[S20] timeline: unmounting shows all items', () => {
    show([100, 5000])
    look()
    unmountAll()
    expect(document.querySelector('.is-hidden')).toBeNull()
  })

  test('[S20] timeline: items without parts cause no error', () => {
    document.body.innerHTML = '<ul class="timeline-items"><li class="blog-item"></li></ul>'
    mount(one('ul'), fakePage())
    look()
    expect(document.body.innerHTML).toBe('<ul class="timeline-items"><li class="blog-item"></li></ul>')
  })
})
