import { describe, expect, test, vi } from 'vitest'
import { registerLayout } from '../../../src/page/list-layout'
import { takesClick } from '../../../tests/unit/click'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { unmountAll } from '../../../tests/unit/mounter'
import { mountFeed } from '../test-feed'

function start({ width = 300, change = () => {}, plays = Promise.resolve() } = {}) {
  showFragment('feed-video')
  fakeLayout({ '.cff-html5-video': { width } })
  change()
  const film = document.querySelector('video')
  const play = vi.fn(() => plays)
  if (film) Object.assign(film, { play, pause: vi.fn() })
  const page = fakePage()
  mountFeed(one('.cff'), page)
  return { play, page }
}
const button = () => one('.cff-html5-play')
const poster = () => one('.cff-poster')
const box = () => one('.cff-html5-video')
const text = () => one('.cff-text-wrapper')

describe('[F07] page feed: film without a lightbox', () => {
  test('[F07] page feed: the film plays in the post, with controls', () => {
    const { play } = start()
    expect(takesClick(button())).toBe(true)
    expect(play).toHaveBeenCalledTimes(1)
    expect([button().style.display, poster().style.display]).toEqual(['none', 'none'])
    expect(one('video').hasAttribute('controls')).toBe(true)
    expect([box().style.width, text().style.width]).toEqual(['', ''])
  })

  test('[F07] page feed: a film in a narrow box gets the full width, and the feed is laid out', () => {
    start({ width: 149 })
    const lay = vi.fn()
    registerLayout(one('.cff'), lay)
    button().click()
    expect([box().style.width, text().style.width]).toEqual(['100%', '100%'])
    expect(lay).toHaveBeenCalledTimes(1)
  })

  test('[F07] page feed: a film does not get the full width where the site turns that off', () => {
    start({ width: 149, change: () => box().classList.add('cff-no-video-expand') })
    button().click()
    expect(box().style.width).toBe('')
  })

  test('[F07] page feed: a film does not get the full width at 150 px, nor without poster and text', () => {
    start({
      width: 150,
      change: () => {
        poster().remove()
        text().remove()
      },
    })
    button().click()
    expect(box().style.width).toBe('')
  })

  test('[F07] page feed: a film that cannot be played leaves the link to the network', async () => {
    const { page } = start({ plays: Promise.reject(new DOMException('no source', 'NotSupportedError')) })
    button().click()
    await vi.waitFor(() => expect(page.report).toHaveBeenCalledTimes(1))
    expect([button().style.display, poster().style.display]).toEqual(['', ''])
    expect(one('video').hasAttribute('controls')).toBe(false)
    expect(takesClick(button())).toBe(false)
  })

  test('[F07] page feed: a film that may not start by itself has controls', async () => {
    const { page } = start({ plays: Promise.reject(new DOMException('not now', 'NotAllowedError')) })
    button().click()
    await Promise.resolve()
    await Promise.resolve()
    expect(button().style.display).toBe('none')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[F07] page feed: the focus moves to the film', () => {
    start({ change: () => void one('video').setAttribute('tabindex', '0') })
    button().focus()
    button().click()
    expect(document.activeElement).toBe(one('video'))
  })

  test('[F07] page feed: without a film the link is followed', () => {
    start({ change: () => one('video').remove() })
    expect(takesClick(button())).toBe(false)
  })

  test('[F07] page feed: unmounting restores everything', () => {
    let printed = ''
    start({
      width: 100,
      change: () => {
        printed = one('.cff').outerHTML
      },
    })
    button().click()
    unmountAll()
    expect(one('.cff').outerHTML).toBe(printed)
  })
})
