import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { fakePage } from '../../../tests/unit/fake-page'
import { type FakeSizes, fakeSizes } from '../../../tests/unit/fake-sizes'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { lettersOf } from './letters'

const mount = mounter(island)

let view: FakeView
let animated: ReturnType<typeof fakeAnimations>
let unmount: () => void

beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
  animated = fakeAnimations()
  unmount = () => {}
  // Each letter is 10 px wide.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('b') ? (this.textContent ?? '').length * 10 : 100
  })
})
afterEach(() => {
  unmount()
  animated.restore()
  vi.useRealTimers()
})

const print = (style: string, ...words: string[]) =>
  `<h2 class="sf-headline text-center ${style} " style="color:#222;">We engrave
    <span class="sf-words-wrapper">${words.map((word, index) => `<b${index ? '' : ' class="is-visible"'}>${word}</b>`).join('')}</span> overnight</h2>`

function wake(style: string, ...words: string[]) {
  document.body.innerHTML = print(style, ...words)
  unmount = mount(one('.sf-headline'), fakePage())
  view.show()
}
const pass = (ms: number) => void vi.advanceTimersByTime(ms)
const words = () => [...document.querySelectorAll<HTMLElement>('.sf-words-wrapper > b')]
const classes = () => words().map(({ className }) => className)
const wrapper = () => one('.sf-words-wrapper')
const shownLetters = (word: number) =>
  [...(words()[word]?.querySelectorAll('.in') ?? [])].map(({ textContent }) => textContent).join('')

describe('[P09] headline: its styles', () => {
  test.each(['slide', 'rotate-1', 'zoom', 'push'])(
    '[P09] headline: %s swaps its words, round and round (H1, H9)',
    (style) => {
      wake(style, 'cups', 'medals', 'plaques')
      pass(4999)
      expect(classes()).toEqual(['is-visible', '', ''])
      pass(1)
      expect(classes()).toEqual(['is-hidden', 'is-visible', ''])
      pass(2500)
      expect(classes()).toEqual(['is-hidden', 'is-hidden', 'is-visible'])
      pass(2500)
      expect(classes()).toEqual(['is-visible', 'is-hidden', 'is-hidden'])
      expect(wrapper().style.width).toBe('80px')
    },
  )

  test('[P09] headline: a loading bar (H2)', () => {
    wake('loading-bar', 'cups', 'medals')
    const seen = [3299, 3300, 6299, 6300, 7100, 10100].map((at, index, all) => {
      pass(at - (all[index - 1] ?? 0))
      return [wrapper().classList.contains('is-loading'), words()[0]?.className]
    })
    expect(seen).toEqual([
      [false, 'is-visible'],
      [true, 'is-visible'],
      [true, 'is-visible'],
      [false, 'is-hidden'],
      [true, 'is-hidden'],
      [false, 'is-visible'],
    ])
    expect(wrapper().style.width).toBe('')
  })

  test('[P09] headline: clip moves the width of its box (H3)', () => {
    wake('clip', 'cups', 'medals')
    pass(2500)
    expect(wrapper().style.width).toBe('50px')
    pass(2500)
    expect([wrapper().style.width, ...classes()]).toEqual(['2px', 'is-visible', ''])
    pass(600)
    expect([wrapper().style.width, ...classes()]).toEqual(['70px', 'is-hidden', 'is-visible'])
    expect(animated.asked.map(({ duration }) => duration)).toEqual([600, 600])
    pass(2099)
    expect(wrapper().style.width).toBe('70px')
    pass(1)
    expect(wrapper().style.width).toBe('2px')
  })

  test('[P09] headline: type (H4)', () => {
    wake('letters type', 'cup', 'medal')
    expect([shownLetters(0), shownLetters(1)]).toEqual(['cup', ''])
    pass(5000)
    expect(wrapper().className).toBe('sf-words-wrapper selected')
    pass(500)
    expect(wrapper().className).toBe('sf-words-wrapper')
    expect([...classes(), shownLetters(0)]).toEqual(['is-hidden', '', ''])
    expect(words()[0]?.querySelectorAll('.out')).toHaveLength(3)
    pass(800)
    expect([...classes(), shownLetters(1)]).toEqual(['is-hidden', 'is-visible', 'm'])
    pass(300)
    expect(shownLetters(1)).toBe('med')
    pass(499)
    expect(wrapper().classList.contains('waiting')).toBe(false)
    pass(1)
    expect([wrapper().classList.contains('waiting'), shownLetters(1)]).toEqual([true, 'medal'])
    expect(wrapper().style.width).toBe('')
  })

  test('[P09] headline: each letter has a box, with an inner one in rotate-2 (H5)', () => {
    wake('letters rotate-2', 'cup', 'medal')
    expect(words()[0]?.innerHTML).toBe(
      '<i class="in"><em>c</em></i><i class="in"><em>u</em></i><i class="in"><em>p</em></i>',
    )
    expect(words()[1]?.querySelectorAll('i:not([class]) > em')).toHaveLength(5)
    expect(words().map(({ style }) => style.opacity)).toEqual(['1', '1'])
    expect(words().map((word) => word.getAttribute('dir'))).toEqual(['auto', 'auto'])
  })

  test('[P09] headline: in scale letters change one by one, and the first word is visible at first (H6)', () => {
    wake('letters scale', 'cup', 'medal')
    pass(5000)
    expect([shownLetters(0), shownLetters(1)]).toEqual(['up', 'm'])
    pass(100)
    expect([shownLetters(0), shownLetters(1)]).toEqual(['', 'med'])
    pass(100)
    expect(shownLetters(1)).toBe('medal')
    expect(classes()).toEqual(['is-visible', ''])
    pass(2500)
    expect([shownLetters(0), shownLetters(1)]).toEqual(['c', 'edal'])
    expect(wrapper().style.width).toBe('60px')
  })

  test.each(['slide', 'letters rotate-3', 'clip', 'loading-bar'])(
    '[P09] headline: a single word of style "%s" stays (H7)',
    (style) => {
      wake(style, 'cups')
      const before = document.body.innerHTML
      pass(60_000)
      expect(document.body.innerHTML).toBe(before)
      expect(words()[0]?.className).toBe('is-visible')
    },
  )

  test('[P09] headline: a single word is typed again and again (H7)', () => {
    wake('letters type', 'cup')
    pass(6400)
    expect([shownLetters(0), ...classes()]).toEqual(['c', 'is-visible'])
    pass(200)
    expect(shownLetters(0)).toBe('cup')
    pass(60_000)
    expect(words()).toHaveLength(1)
  })

  test('[P09] headline: words that look like markup are text (H8)', () => {
    wake('letters type', 'R&amp;D &lt;b&gt;', '&lt;img src=x onerror=alert(1)&gt;')
    expect(words().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'R&D <b>',
      '<img src=x onerror=alert(1)>',
    ])
    expect(document.querySelector('img, b b')).toBeNull()
  })

  test.each([
    ['cup', ['c', 'u', 'p']],
    [' a  b\n', ['a', ' ', 'b']],
    ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
    ['👩‍👩‍👧🏆', ['👩‍👩‍👧', '🏆']],
    ['', []],
  ])('[P09] headline: the letters of %j', (text, letters) => {
    expect(lettersOf(text)).toEqual(letters)
  })

  test('[P09] headline: without Intl.Segmenter no surrogate pair is split', () => {
    vi.stubGlobal('Intl', {})
    expect(lettersOf('🏆 a')).toEqual(['🏆', ' ', 'a'])
  })
})

describe('[P09] headline: the width of its box', () => {
  let sizes: FakeSizes
  beforeEach(() => {
    sizes = fakeSizes()
  })

  test('[P09] headline: the box is as wide as the widest word at once, and follows late fonts', () => {
    wake('slide', 'cups', 'medals')
    expect(wrapper().style.width).toBe('70px')
    one('b').textContent = 'a font that is wider'
    sizes.tell()
    expect(wrapper().style.width).toBe('210px')
  })

  test('[P09] headline: late fonts do not widen a closed clip', () => {
    wake('clip', 'cups', 'medals')
    pass(5300)
    sizes.tell()
    expect(wrapper().style.width).toBe('2px')
    pass(600)
    sizes.tell()
    expect(wrapper().style.width).toBe('70px')
  })

  test('[P09] headline: hidden words set no width', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(0)
    wake('slide', 'cups', 'medals')
    expect(wrapper().style.width).toBe('')
  })

  test('[P09] headline: a space between letters keeps its width', () => {
    wake('letters type', 'name badge')
    expect(words()[0]?.children[4]?.textContent).toBe('\u00a0')
  })
})

describe('[P09] headline: screen readers, visibility and reduced motion', () => {
  test('[P09] headline: screen readers get one sentence with all its words', () => {
    wake('letters type', 'cups', ' medals ', '', 'R&amp;D')
    expect(wrapper().getAttribute('aria-hidden')).toBe('true')
    const said = [...one('.sf-headline').childNodes].filter((node) => node !== wrapper())
    expect(
      said
        .map(({ textContent }) => textContent)
        .join('')
        .replace(/\s+/g, ' '),
    ).toBe('We engrave cups, medals, R&D overnight')
    expect(one('.sf-headline').hasAttribute('role')).toBe(false)
  })

  test('[P09] headline: out of view it stays on its word, and goes on after a pause when it is back', () => {
    wake('slide', 'cups', 'medals')
    view.hide()
    pass(20_000)
    expect(classes()).toEqual(['is-visible', ''])
    expect(vi.getTimerCount()).toBe(0)
    view.show()
    pass(2499)
    expect(classes()).toEqual(['is-visible', ''])
    pass(1)
    expect(classes()).toEqual(['is-hidden', 'is-visible'])
  })

  test('[P09] headline: a change that has begun is played to its end', () => {
    wake('letters type', 'cup', 'medal')
    pass(5100)
    view.hide()
    pass(20_000)
    expect([shownLetters(0), shownLetters(1)]).toEqual(['', 'medal'])
  })

  test('[P09] headline: it pauses on a hidden page', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    wake('slide', 'cups', 'medals')
    pass(20_000)
    expect(classes()).toEqual(['is-visible', ''])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    pass(2500)
    expect(classes()).toEqual(['is-hidden', 'is-visible'])
  })

  test('[P09] headline: with reduced motion it stays on its word, until the setting changes', () => {
    const query = Object.assign(new EventTarget(), { matches: true })
    vi.stubGlobal('matchMedia', () => query)
    wake('letters scale', 'cup', 'medal')
    pass(6000)
    expect([shownLetters(0), shownLetters(1)]).toEqual(['cup', ''])
    query.matches = false
    query.dispatchEvent(new Event('change'))
    pass(2700)
    expect(shownLetters(1)).toBe('medal')
  })

  test('[P09] headline: a loading bar does not run while no change is allowed, and starts again afterwards', () => {
    const query = Object.assign(new EventTarget(), { matches: true })
    const welcome = (motion: boolean) => {
      query.matches = !motion
      query.dispatchEvent(new Event('change'))
    }
    vi.stubGlobal('matchMedia', () => query)
    const isLoading = () => wrapper().classList.contains('is-loading')
    wake('loading-bar', 'cups', 'medals')
    pass(10_000)
    expect(isLoading()).toBe(false)
    welcome(true)
    pass(800)
    expect(isLoading()).toBe(true)
    pass(2999)
    expect(classes()).toEqual(['is-visible', ''])
    welcome(false)
    pass(10_000)
    expect([isLoading(), ...classes()]).toEqual([true, 'is-visible', ''])
    welcome(true)
    expect(isLoading()).toBe(false)
    pass(3800)
    expect(classes()).toEqual(['is-hidden', 'is-visible'])
  })

  test('[P09] headline: without IntersectionObserver it changes as well', () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(window, 'IntersectionObserver')
    wake('slide', 'cups', 'medals')
    pass(5000)
    expect(classes()).toEqual(['is-hidden', 'is-visible'])
  })
})

describe('[P09] headline: unmounting and unusual markup', () => {
  test.each([
    ['slide', 6000],
    ['loading-bar', 3500],
    ['clip', 5300],
    ['letters type', 6000],
    ['letters rotate-2', 5100],
  ])('[P09] headline: unmounted at any moment, style "%s" is as printed', (style, ms) => {
    wake(style, 'cups', '<em>med</em>als')
    pass(ms)
    unmount()
    expect(document.body.innerHTML).toBe(print(style, 'cups', '<em>med</em>als'))
    expect(vi.getTimerCount()).toBe(0)
    expect(view.watched.elements).toBe(0)
    pass(10_000)
    expect(document.body.innerHTML).toBe(print(style, 'cups', '<em>med</em>als'))
  })

  test.each([
    ['no words', '<h2 class="sf-headline letters type">We <span class="sf-words-wrapper"></span></h2>'],
    ['no place for them', '<h2 class="sf-headline">We engrave <b>cups</b></h2>'],
    ['nothing', '<h2 class="sf-headline"></h2>'],
  ])('[P09] headline: with %s it is left alone', (_, html) => {
    document.body.innerHTML = html
    mount(one('.sf-headline'), fakePage())
    pass(10_000)
    expect(document.body.innerHTML).toBe(html)
  })

  test('[P09] headline: without a visible word the first one is shown', () => {
    document.body.innerHTML =
      '<h2 class="sf-headline slide"><span class="sf-words-wrapper"><b>cups</b><b>medals</b></span></h2>'
    unmount = mount(one('.sf-headline'), fakePage())
    view.show()
    pass(5000)
    expect(classes()).toEqual(['is-hidden', 'is-visible'])
  })

  test('[P09] headline: empty words and boxes cause no error', () => {
    wake('letters scale', '', 'medal', '')
    pass(30_000)
    expect(words()).toHaveLength(3)
  })
})
