import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { registerLayout } from '../../../../src/page/list-layout'
import { fakeAnimations } from '../../../../tests/unit/animations'
import { takesClick } from '../../../../tests/unit/click'
import { fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { mounter } from '../../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let unmounts: (() => void)[]
let animations: ReturnType<typeof fakeAnimations>
let lay: ReturnType<typeof vi.fn<() => void>>

const SUMMARY = '.cff-view-comments'
const SHOW_MORE = '.cff-show-more-comments'
const summary = () => one<HTMLAnchorElement>(SUMMARY)
const box = () => one('.cff-comments-box')
const showMore = () => one(SHOW_MORE)
const link = () => one<HTMLAnchorElement>(`${SHOW_MORE} a`)
const comments = () => [...box().querySelectorAll<HTMLElement>('.cff-comments-wrap > .cff-comment')]

function start({
  selector = SUMMARY,
  total,
  fragment = 'feed-comments',
}: Partial<Record<'selector' | 'total' | 'fragment', string>> = {}) {
  showFragment(fragment)
  for (const comment of comments()) {
    comment.dataset['avatar'] = 'https://cdn.example/c.jpg'
    comment.insertAdjacentHTML(
      'beforeend',
      '<div class="cff-comment-img"><a href="https://x.example"><span class="cff-comment-avatar"></span></a></div>',
    )
  }
  if (total !== undefined) showMore().setAttribute('data-cff-comments-total', total)
  unmounts = [mount(one(selector), fakePage())]
  lay = vi.fn()
  onTestFinished(registerLayout(one('.cff'), lay))
}
const icons = () =>
  [...summary().querySelectorAll('.cff-icon')].map((icon) => icon.classList.contains('cff-animate'))
const faces = () => comments().map((comment) => comment.querySelectorAll('img').length)
const hover = (type: string) => void summary().dispatchEvent(new MouseEvent(type))

beforeEach(() => {
  vi.useFakeTimers()
  animations = fakeAnimations()
  unmounts = []
})
afterEach(() => {
  for (const unmount of unmounts) unmount()
  animations.restore()
  vi.useRealTimers()
})

describe('[F05] page feed: the comments box', () => {
  test('[F05] toggle: the box slides open and shut again, nobody goes anywhere (17.33)', () => {
    start()
    expect([box().style.display, summary().getAttribute('aria-expanded')]).toEqual(['none', 'false'])
    expect(takesClick(one(`${SUMMARY} .cff-icon`))).toBe(true)
    expect([box().style.display, summary().classList.contains('cff-open')]).toEqual(['block', true])
    expect(animations.asked).toMatchObject([{ element: box(), duration: 300 }])
    expect(summary().getAttribute('aria-expanded')).toBe('true')
    vi.advanceTimersByTime(1000)
    expect(takesClick(summary())).toBe(true)
    expect([summary().classList.contains('cff-open'), summary().getAttribute('aria-expanded')]).toEqual([
      false,
      'false',
    ])
    expect(box().style.display).toBe('block')
    vi.advanceTimersByTime(300)
    expect(box().style.display).toBe('none')
  })

  test('[F05] toggle: clicked while it slides, it turns round', () => {
    start()
    summary().click()
    summary().click()
    expect(summary().getAttribute('aria-expanded')).toBe('false')
    summary().click()
    vi.advanceTimersByTime(1000)
    expect([box().style.display, summary().classList.contains('cff-open')]).toEqual(['block', true])
  })

  test('[F05] toggle: the pictures of those who are seen come then (17.33)', () => {
    start()
    expect(faces()).toEqual([0, 0, 0])
    summary().click()
    expect(faces()).toEqual([1, 1, 0])
    const image = box().querySelector('img')
    expect([image?.getAttribute('src'), image?.alt]).toEqual(['https://cdn.example/c.jpg', 'Avatar'])
    expect(image?.parentElement?.localName).toBe('a')
    summary().click()
    summary().click()
    expect(faces()).toEqual([1, 1, 0])
    expect(box().querySelector('img')).toBe(image)
  })

  test('[F05] toggle: a picture that does not come is not there (17.38)', () => {
    start()
    summary().click()
    const image = box().querySelector('img')
    image?.dispatchEvent(new Event('error'))
    expect(image?.style.display).toBe('none')
  })

  test('[F05] toggle: a comment without a picture asks for none', () => {
    start()
    comments()[0]?.removeAttribute('data-avatar')
    summary().click()
    expect(faces()).toEqual([0, 1, 0])
  })

  test('[F05] toggle: a box that is open from the start is closed', () => {
    start({ fragment: 'feed-comments.odd', selector: '[id="1234_4"]' })
    const open = one('[id="cff_1234_4"] .cff-comments-box')
    expect(one('[id="1234_4"]').getAttribute('aria-expanded')).toBe('true')
    one('[id="1234_4"]').click()
    vi.advanceTimersByTime(300)
    expect([open.style.display, one('[id="1234_4"]').className]).toEqual([
      'none',
      'cff-view-comments cff-open',
    ])
  })

  test('[F05] toggle: without a box it does no harm', () => {
    start({ fragment: 'feed-comments.odd', selector: '[id="1234_2"]' })
    const toggle = one('[id="1234_2"]')
    expect([takesClick(toggle), toggle.className, toggle.hasAttribute('aria-expanded')]).toEqual([
      true,
      'cff-view-comments cff-open',
      false,
    ])
  })

  test('[F05] toggle: a box that somebody else has closed is opened', () => {
    start()
    summary().click()
    vi.advanceTimersByTime(1000)
    box().style.display = 'none'
    summary().click()
    vi.advanceTimersByTime(1000)
    expect(box().style.display).toBe('block')
  })

  test('[F05] toggle: it is a button for keys, too', () => {
    start()
    expect(summary().getAttribute('role')).toBe('button')
    summary().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(box().style.display).toBe('block')
  })

  test('[F05] toggle: 500 ms later the feed is laid out again, once', () => {
    start()
    summary().click()
    vi.advanceTimersByTime(200)
    summary().click()
    vi.advanceTimersByTime(499)
    expect(lay).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(lay).toHaveBeenCalledTimes(1)
  })

  test.each(['cff-opaque-comments', 'cff-masonry-css'])('[F05] toggle: a feed with %s is not', (name) => {
    start()
    one('.cff').classList.add(name)
    summary().click()
    vi.advanceTimersByTime(1000)
    expect(lay).not.toHaveBeenCalled()
  })

  test('[F05] toggle: who wants less motion sees it at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    start()
    summary().click()
    summary().click()
    expect([box().style.display, animations.asked]).toEqual(['none', []])
  })
})

describe('[F05] page feed: the icons of a post', () => {
  test('[F05] icons: one after the other while the pointer is there, none when it has gone', () => {
    start()
    hover('mouseenter')
    const seen = [icons()]
    for (const ms of [50, 50, 50]) {
      vi.advanceTimersByTime(ms)
      seen.push(icons())
    }
    expect(seen).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ])
    hover('mouseleave')
    expect(icons()).toEqual([false, false, false])
  })

  test('[F05] icons: who leaves early has called off the others', () => {
    start()
    hover('mouseenter')
    vi.advanceTimersByTime(60)
    hover('mouseleave')
    vi.advanceTimersByTime(500)
    expect(icons()).toEqual([false, false, false])
  })

  test('[F05] icons: not while the comments are open, nor for who wants less motion', () => {
    start()
    summary().click()
    hover('mouseenter')
    vi.advanceTimersByTime(500)
    expect(icons()).toEqual([false, false, false])
    summary().click()
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    hover('mouseenter')
    vi.advanceTimersByTime(500)
    expect(icons()).toEqual([false, false, false])
  })

  test('[F05] icons: a pointer that was there before the code is seen', () => {
    const matches = Element.prototype.matches
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':hover' ? true : matches.call(this, selector)
    })
    start()
    vi.advanceTimersByTime(150)
    expect(icons()).toEqual([true, true, true])
  })
})

describe('[F05] page feed: more comments', () => {
  const isShown = () => comments().map(({ style }) => style.display !== 'none')

  test('[F05] show more: up to 25 all are shown, and nothing is left to click (17.34)', () => {
    start({ selector: SHOW_MORE, total: '20' })
    expect(isShown()).toEqual([true, true, false])
    expect(takesClick(link())).toBe(true)
    expect([isShown(), showMore().style.display, showMore().classList.contains('cff-clicked')]).toEqual([
      [true, true, true],
      'none',
      true,
    ])
    expect(faces()).toEqual([1, 1, 1])
  })

  test.each(['25', '', '-1', 'x'])('[F05] show more: with a total of %o, too', (total) => {
    start({ selector: SHOW_MORE, total })
    link().click()
    expect([isShown(), showMore().style.display]).toEqual([[true, true, true], 'none'])
  })

  test('[F05] show more: of 60 the second click leads to the network, in a new tab (17.35)', () => {
    start({ selector: SHOW_MORE, total: '60' })
    expect(link().getAttribute('role')).toBe('button')
    expect(takesClick(link())).toBe(true)
    expect([isShown(), showMore().style.display, showMore().classList.contains('cff-clicked')]).toEqual([
      [true, true, true],
      '',
      true,
    ])
    expect([link().getAttribute('href'), link().hasAttribute('role')]).toEqual(['javascript:void(0);', false])
    expect(takesClick(link())).toBe(false)
    expect([link().href, link().target, link().rel]).toEqual([
      'https://www.facebook.com/5678',
      '_blank',
      'nofollow noopener',
    ])
  })

  test('[F05] show more: a total that comes after the click brings the way to the network back', async () => {
    start({ selector: SHOW_MORE })
    link().click()
    expect(showMore().style.display).toBe('none')
    showMore().setAttribute('data-cff-comments-total', '60')
    await vi.advanceTimersByTimeAsync(0)
    expect([showMore().style.display, link().hasAttribute('role')]).toEqual(['', false])
    expect(lay).toHaveBeenCalled()
    expect(takesClick(link())).toBe(false)
    expect(link().href).toBe('https://www.facebook.com/5678')
  })

  test.each(['3', '25', 'x'])('[F05] show more: a late total of %o brings nothing back', async (total) => {
    start({ selector: SHOW_MORE })
    link().click()
    showMore().setAttribute('data-cff-comments-total', total)
    await vi.advanceTimersByTimeAsync(0)
    expect(showMore().style.display).toBe('none')
  })

  test.each([
    ['no link', null],
    ['a script', 'javascript:alert(1)'],
  ])('[F05] show more: with %s to the network it leads nowhere', (_, href) => {
    start({ selector: SHOW_MORE, total: '60' })
    const network = one('.cff-comment-on-facebook a')
    if (href === null) network.remove()
    else network.setAttribute('href', href)
    link().click()
    expect(takesClick(link())).toBe(true)
    expect(link().getAttribute('href')).toBe('javascript:void(0);')
  })

  test('[F05] show more: by keys, one goes on at what has come', () => {
    start({ selector: SHOW_MORE, total: '3' })
    one('.cff-comments-box').style.display = 'block'
    link().focus()
    link().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(document.activeElement).toBe(comments()[2])
  })

  test('[F05] show more: where nothing was hidden, one goes on at the last of them', () => {
    start({ selector: SHOW_MORE, total: '3' })
    one('.cff-comments-box').style.display = 'block'
    for (const comment of comments()) comment.style.display = 'block'
    link().focus()
    link().click()
    expect(document.activeElement).toBe(comments()[2])
  })

  test('[F05] show more: what the style sheet hides is shown, too', () => {
    start({ selector: SHOW_MORE, total: '3' })
    const css = document.head.appendChild(document.createElement('style'))
    onTestFinished(() => css.remove())
    css.textContent = '.cff-comment { display: none }'
    comments()[2]?.removeAttribute('style')
    link().click()
    expect(comments().map((comment) => getComputedStyle(comment).display)).toEqual([
      'block',
      'block',
      'block',
    ])
  })

  test('[F05] show more: 500 ms later the feed is laid out again', () => {
    start({ selector: SHOW_MORE, total: '60' })
    link().click()
    vi.advanceTimersByTime(499)
    expect(lay).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(lay).toHaveBeenCalledTimes(1)
  })
})

describe('[F05] page feed: unmounting', () => {
  test('[F05] toggle: unmounted while the box slides shut, it is as it was printed, and stays so', () => {
    start({ fragment: 'feed-comments.odd', selector: '[id="1234_4"]' })
    one('[id="1234_4"]').click()
    vi.advanceTimersByTime(100)
    for (const unmount of unmounts.splice(0)) unmount()
    vi.advanceTimersByTime(1000)
    expect(one('[id="cff_1234_4"] .cff-comments-box').style.display).toBe('block')
  })

  test.each([
    [SUMMARY, () => summary()],
    [SHOW_MORE, () => link()],
  ])('[F05] %s: unmounted, all but the pictures is as the server printed it', (selector, target) => {
    start({ selector, total: '60' })
    for (const unmount of unmounts.splice(0)) unmount()
    const before = document.body.innerHTML
    unmounts = [mount(one(selector), fakePage())]
    hover('mouseenter')
    target().click()
    vi.advanceTimersByTime(100)
    for (const image of box().querySelectorAll('img')) {
      const place = document.createElement('span')
      place.className = 'cff-comment-avatar'
      image.replaceWith(place)
    }
    for (const unmount of unmounts.splice(0)) unmount()
    expect(document.body.innerHTML).toBe(before)
    vi.advanceTimersByTime(10_000)
    expect([document.body.innerHTML, lay.mock.calls.length]).toEqual([before, 0])
    expect(takesClick(target())).toBe(false)
  })
})
