import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { unmountAll } from '../../../tests/unit/mounter'
import { act, mountFeed } from '../test-feed'
import { likeboxAddress, likeboxWidth } from './likebox-address'

const FRAME =
  '<iframe class="fb_iframe_widget" src="" data-likebox-id="trophyshop" data-likebox-width="" data-likebox-header="" data-hide-cover="1" data-hide-cta="" data-likebox-faces="" height="135px" data-height="135" data-locale="en_AU" scrolling="no"></iframe>'

function start(room: number, change = (_: HTMLElement) => {}) {
  document.body.innerHTML = `<div class="cff-wrapper"><section class="cff-likebox cff-outside cff-top">${FRAME}</section><div class="cff"><div class="cff-posts-wrap"></div></div></div>`
  const layout = fakeLayout({ '.cff-likebox': { width: room } })
  const frame = one('.cff-likebox iframe')
  change(frame)
  const set = vi.spyOn(frame, 'setAttribute')
  const page = fakePage()
  act(() => mountFeed(one('.cff'), page))
  return {
    frame,
    layout,
    page,
    src: () => frame.getAttribute('src'),
    loads: () => set.mock.calls.filter(([name]) => name === 'src').length,
  }
}
const widthOf = (src: string | null) => new URL(src ?? '').searchParams.get('width')

describe('[F07] page feed: likebox', () => {
  test('[F07] page feed: the whole address, with the printed values unchanged (41)', () => {
    const { src, frame } = start(600)
    expect(src()).toBe(
      'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Ftrophyshop%2F&tabs&width=340&small_header=&adapt_container_width=true&hide_cover=1&hide_cta=&show_facepile=&locale=en_AU',
    )
    expect(frame.title).toBe('trophyshop on Facebook')
  })

  test.each([
    [600, '', '340'],
    [280.6, '', '280'],
    [280.6, '250', '250'],
    [600, '500.9', '500'],
    [600, '500px', '500'],
    [600, '100%', '340'],
    [600, '0', '340'],
    [600, '-5', '340'],
    [0, '', '340'],
  ])(
    '[F07] page feed: with room for %d px and %j printed it is %s px wide (41)',
    (room, printed, expected) => {
      const { src } = start(room, (frame) => frame.setAttribute('data-likebox-width', printed))
      expect(widthOf(src())).toBe(expected)
    },
  )

  test('[F07] page feed: the padding around it does not count as space', () => {
    const { src } = start(300, () => {
      one('.cff-likebox').style.padding = '0px 10.5px'
    })
    expect(widthOf(src())).toBe('279')
  })

  test('[F07] page feed: more posts reload it only if its width changes', () => {
    const { page, layout, src, loads } = start(300)
    const comeLate = () => {
      const late = document.createElement('div')
      late.className = 'cff-item cff-new'
      one('.cff-posts-wrap').append(late)
      act(() => page.tellMarkup(late))
      return late
    }
    const late = comeLate()
    expect(loads()).toBe(1)
    layout.place('.cff-likebox', { width: 260 })
    act(() => page.tellMarkup(late.cloneNode() as HTMLElement))
    // Other added markup, such as a comment, changes nothing.
    const part = document.createElement('p')
    late.append(part)
    act(() => page.tellMarkup(part))
    expect(loads()).toBe(1)
    comeLate()
    expect([loads(), widthOf(src())]).toEqual([2, '260'])
  })

  test('[F07] page feed: a box that an animation scales keeps its width', () => {
    const { src } = start(600, () => {
      const whole = one('.cff-likebox').getBoundingClientRect()
      one('.cff-likebox').getBoundingClientRect = () => ({ ...whole, width: 150 })
    })
    expect(widthOf(src())).toBe('340')
  })

  test('[F07] page feed: unmounting restores the frame', () => {
    const { frame, src, page } = start(300)
    unmountAll()
    page.tellMarkup(one('.cff-posts-wrap'))
    expect([src(), frame.hasAttribute('title')]).toEqual(['', false])
  })

  test('[F07] page feed: an existing title stays; without a page nothing is shown', () => {
    expect(start(300, (frame) => frame.setAttribute('title', 'Our page')).frame.title).toBe('Our page')
    unmountAll()
    const { page, src } = start(300, (frame) => frame.removeAttribute('data-likebox-id'))
    expect([src(), String(page.report.mock.calls)]).toEqual(['', expect.stringContaining('data-likebox-id')])
  })

  test('[F07] page feed: any printed values give one address of the network, with these fields', () => {
    const text = fc.string({ minLength: 1 })
    fc.assert(
      fc.property(text, text, fc.string(), (id, locale, wanted) => {
        const box = { id, smallHeader: '', hideCover: '1', hideCta: '', faces: 'x&y=z', locale }
        const url = new URL(likeboxAddress(box, likeboxWidth(wanted, 300)))
        expect(url.origin + url.pathname).toBe('https://www.facebook.com/plugins/page.php')
        expect([...url.searchParams.keys()]).toHaveLength(9)
        expect(url.searchParams.get('locale')).toBe(locale)
        expect(Number(url.searchParams.get('width'))).toBeLessThanOrEqual(300)
      }),
    )
  })
})
