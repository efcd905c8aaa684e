import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount } from '.'
import { latePartsCode } from './late-parts-code'

const POSTS = 40
let page: FakePage
let view: FakeView

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<div class="cff-wrapper"><div id="cff" class="cff cff-lb" data-char="5"><div class="cff-posts-wrap">${Array.from(
    { length: POSTS },
    (_, index) => post(index + 1),
  ).join('')}</div></div></div>`
  view = fakeView()
  page = fakePage()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const post = (number: number) =>
  `<div class="cff-item cff-status-post cff-new" id="cff_${number}"><p class="cff-post-text"><span class="cff-text">Medals and cups</span><span class="cff-expand">... <a href="#"><span class="cff-more">See More</span><span class="cff-less">Show Less</span></a></span></p><a class="cff-photo" href="https://www.facebook.com/${number}"><img src="/cup.jpg" alt=""></a></div>`
const item = (number: number) => one(`#cff_${number}`)
const link = (number: number) => one('.cff-expand a', item(number))
const text = (number: number) => one('.cff-text', item(number)).textContent
/** The numbers of the posts whose text is cut and whose picture opens the lightbox. */
const ready = () =>
  Array.from({ length: POSTS }, (_, index) => index + 1).filter(
    (number) => text(number) === 'Medal' && item(number).querySelector('.cff-lightbox-link') !== null,
  )
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
function start() {
  mounter(mount)(one('.cff'), page)
}

describe('[F01] page feed: posts that the visitor comes near', () => {
  test('[F01] page feed: far posts stay as printed; a near one makes all before it and four after it ready', () => {
    const printed = one('.cff-posts-wrap').innerHTML
    start()
    expect(ready()).toEqual([])
    expect(one('.cff-posts-wrap').innerHTML).toBe(printed)
    view.show(item(3))
    expect(ready()).toEqual(upTo(7))
    view.show(item(5))
    expect(ready()).toEqual(upTo(7))
    view.show(item(9))
    expect(ready()).toEqual(upTo(13))
  })

  test('[F01] page feed: narrow posts get their class before the first layout, although none is ready', async () => {
    one('.cff').classList.add('cff-masonry', 'cff-masonry-js')
    const layout = fakeLayout({
      '.cff': { width: 600, height: 900 },
      '.cff-item': { width: 300, height: 200 },
    })
    start()
    await vi.dynamicImportSettled()
    layout.frame()
    expect(ready()).toEqual([])
    expect(one('.cff').style.height).toMatch(/px$/)
    expect(one('.cff').classList.contains('narrow')).toBe(true)
  })

  test('[F01] page feed: at first the browser leaves out only far posts', () => {
    for (const number of upTo(POSTS)) {
      const top = number > 20 ? 3 * window.innerHeight : 0
      item(number).getBoundingClientRect = () => new DOMRect(0, top, 100, 300)
    }
    start()
    const isLeftOut = (number: number) => item(number).style.cssText.includes('300px')
    expect(upTo(POSTS).filter(isLeftOut)).toEqual(upTo(POSTS).slice(20))
  })

  test('[F01] page feed: in a feed of 30 posts, all are made ready with the first', () => {
    for (let number = 31; number <= POSTS; number += 1) item(number).remove()
    start()
    view.show(item(1))
    expect(upTo(30).every((number) => text(number) === 'Medal')).toBe(true)
  })

  test.each(['pointerover', 'focusin'])('[F01] page feed: a far post is made ready by %s', (type) => {
    start()
    link(6).dispatchEvent(new Event(type, { bubbles: true }))
    expect(ready()).toEqual(upTo(6))
  })

  test('[F01] page feed: a click in a far post works at once', () => {
    start()
    expect(takesClick(link(6))).toBe(true)
    expect([text(6), text(5)]).toEqual(['Medals and cups', 'Medal'])
    expect(link(6).getAttribute('aria-expanded')).toBe('true')
  })

  test('[F01] page feed: after a jump, visible posts are ready at once, the ones above 50 at a time', () => {
    const numbers = Array.from({ length: 120 }, (_, index) => index + 1)
    one('.cff-posts-wrap').innerHTML = numbers.map(post).join('')
    const isReady = (number: number) => text(number) === 'Medal'
    start()
    view.show(item(120))
    expect(numbers.filter(isReady)).toEqual(numbers.slice(-50))
    vi.advanceTimersToNextTimer()
    expect(numbers.filter(isReady)).toEqual(numbers.slice(-100))
    vi.advanceTimersToNextTimer()
    expect(numbers.filter(isReady)).toEqual(numbers)
  })

  test('[F01] page feed: posts that are added later are far posts, too', () => {
    start()
    view.show(item(40))
    item(40).insertAdjacentHTML('afterend', post(41))
    page.tellMarkup(item(41))
    expect(text(41)).toBe('Medals and cups')
    view.show(item(41))
    expect(text(41)).toBe('Medal')
  })

  test('[F01] page feed: a post that was removed and inserted again is far again', async () => {
    start()
    view.show(item(12))
    const taken = item(2)
    taken.remove()
    await Promise.resolve()
    expect(one('.cff-text', taken).textContent).toBe('Medals and cups')
    one('.cff-posts-wrap').append(taken)
    page.tellMarkup(taken)
    expect(text(2)).toBe('Medals and cups')
    view.show(taken)
    expect(text(2)).toBe('Medal')
  })

  test('[F01] page feed: a far post keeps its height while left out, until it is near or removed', async () => {
    fakeLayout({ '.cff-item': { height: 200 } })
    const styleOf = ({ style }: HTMLElement) =>
      ['content-visibility', 'contain-intrinsic-block-size'].map((name) => style.getPropertyValue(name))
    start()
    for (const number of [10, 11, 12]) view.hide(item(number))
    const far = [10, 11, 12].map(item)
    expect(far.map(styleOf)).toEqual(Array(3).fill(['auto', '200px']))
    far[2]?.remove()
    await Promise.resolve()
    link(10).dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(far.map(styleOf)).toEqual([
      ['visible', ''],
      ['auto', '200px'],
      ['', ''],
    ])
  })

  test('[F01] page feed: posts that the early style left out keep its height, and are drawn when near', () => {
    const sheet = document.createElement('style')
    sheet.textContent =
      '.cff-item:nth-child(n+31){content-visibility:auto;contain-intrinsic-block-size:auto 500px}'
    document.head.append(sheet)
    onTestFinished(() => sheet.remove())
    for (const number of upTo(POSTS)) {
      const top = number > 20 ? 3 * window.innerHeight : 0
      item(number).getBoundingClientRect = () => new DOMRect(0, top, 100, 300)
    }
    start()
    expect([30, 31].map((number) => item(number).style.cssText)).toEqual([
      expect.stringContaining('300px'),
      '',
    ])
    view.show(item(31))
    expect(getComputedStyle(item(31)).getPropertyValue('content-visibility')).toBe('visible')
  })

  test('[F12] page feed: the placeholder of a far post’s picture is replaced when the post comes near', async () => {
    for (const image of document.querySelectorAll('.cff-item img')) {
      image.setAttribute('src', '/placeholder.png')
      image.setAttribute('data-orig-source', '/cup.jpg')
      Object.defineProperty(image, 'complete', { value: true })
      Object.defineProperty(image, 'naturalWidth', { value: 1 })
    }
    const source = (number: number) => one('img', item(number)).getAttribute('src')
    start()
    one('img', item(20)).dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(upTo(POSTS).map(source)).not.toContain('/cup.jpg')
    view.show(item(3))
    await vi.advanceTimersByTimeAsync(100)
    expect([3, 7, 8, 20].map(source)).toEqual([
      '/cup.jpg',
      '/cup.jpg',
      '/placeholder.png',
      '/placeholder.png',
    ])
    view.show(item(20))
    await vi.advanceTimersByTimeAsync(100)
    expect(source(20)).toBe('/cup.jpg')
  })

  test('[F07] page feed: the likebox gets its address when it comes near', async () => {
    one('.cff-wrapper').insertAdjacentHTML(
      'afterbegin',
      '<section class="cff-likebox"><iframe src="" data-likebox-id="trophyshop"></iframe></section>',
    )
    const frame = one('.cff-likebox iframe')
    latePartsCode.$code.set(await latePartsCode.load())
    start()
    expect(frame.getAttribute('src')).toBe('')
    view.show(frame)
    await vi.waitFor(() => expect(frame.getAttribute('src')).toContain('trophyshop'))
  })

  test('[X11] page feed: a feed that is unmounted with far posts is as printed', () => {
    const printed = document.body.innerHTML
    start()
    view.show(item(1))
    link(4).click()
    unmountAll()
    expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(printed)
    view.show()
    item(12).dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(printed)
    expect(page.report).not.toHaveBeenCalled()
  })
})
