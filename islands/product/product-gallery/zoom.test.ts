import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import {
  all,
  drag,
  end,
  key,
  list,
  next,
  PICTURE,
  page,
  pass,
  pointer,
  press,
  show,
  thumb,
} from './test-stage'

const LENS = { 'product-zoom-type': 'lens' }
const GOLD = /\/assets\/images\/full\/gold-cup\.svg$/

let asked: HTMLImageElement[]
/** The magnifier fades at once, except in the test of the fade itself. */
beforeEach(() => {
  asked = []
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (element instanceof HTMLImageElement) asked.push(element)
    return element
  })
})
afterEach(end)

const container = () => one('.lSSlideWrapper > .zoomContainer')
const magnifier = () => one('.zoomContainer > *')
const isShown = () => magnifier().style.display === 'block'
/** The large pictures that were requested; thumbs are made at once. */
const large = () => asked.filter(({ onload }) => onload !== null)

async function zoomed(options: Record<string, string> = LENS, more: object = {}) {
  show({ included: 'has-productzoom', options, ...more })
  await pass(100)
}

function arrive(width = 1200, height = 1200) {
  const picture = large().at(-1)
  Object.defineProperty(picture, 'naturalWidth', { value: width })
  Object.defineProperty(picture, 'naturalHeight', { value: height })
  picture?.onload?.(new Event('load'))
}

function touch(type: string, x: number, y: number) {
  const touches = type === 'touchend' ? [] : [{ clientX: x, clientY: y }]
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches })
  container().dispatchEvent(event)
  return event
}

describe('[S36] product gallery: the magnifier', () => {
  test('[S36] product gallery: one container covers the picture, with a lens of 350 px and hidden links (ZM1)', async () => {
    await zoomed()
    expect(all('.zoomContainer')).toHaveLength(1)
    expect([container().style.width, container().style.cursor]).toEqual([`${PICTURE}px`, 'crosshair'])
    expect([magnifier().className, magnifier().style.width, magnifier().style.height]).toEqual([
      'zoomLens',
      '350px',
      '350px',
    ])
    expect(all('a.zoom').map(({ style }) => style.display)).toEqual(['none', 'none', 'none'])
  })

  test('[S36] product gallery: any other type is inner zoom, as large as the picture', async () => {
    await zoomed({ 'product-zoom-type': 'window' })
    expect([magnifier().className, magnifier().style.width]).toEqual(['zoomWindow', `${PICTURE}px`])
  })

  test('[S36] product gallery: without has-productzoom there is no zoom, and links stay', async () => {
    show({ options: LENS })
    await pass(1000)
    expect(all('.zoomContainer')).toEqual([])
    expect(all('a.zoom').map(({ style }) => style.display)).toEqual(['', '', ''])
  })

  test('[S36] product gallery: the large picture is fetched on hover, and shown when it has loaded', async () => {
    await zoomed()
    expect(large()).toEqual([])
    pointer('pointerenter', container(), 300, 150)
    expect(large().map(({ src }) => src)).toEqual([expect.stringMatching(GOLD)])
    expect(isShown()).toBe(false)
    arrive()
    expect(isShown()).toBe(true)
    expect(magnifier().style.backgroundImage).toContain('gold-cup.svg')
    expect([magnifier().style.left, magnifier().style.top]).toEqual(['125px', '-25px'])
    expect(magnifier().style.backgroundPosition).toBe('-425px -125px')
    expect(magnifier().style.backgroundSize).toBe('1200px 1200px')
    pointer('pointermove', container(), 310, 150)
    expect(magnifier().style.left).toBe('135px')
    pointer('pointerleave', container(), 700, 150)
    expect(isShown()).toBe(false)
    expect(large()).toHaveLength(1)
  })

  test('[S36] product gallery: a pointer that leaves before the picture has loaded shows nothing', async () => {
    await zoomed()
    pointer('pointerenter', container(), 300, 150)
    pointer('pointerleave', container(), 700, 150)
    arrive()
    expect(isShown()).toBe(false)
  })

  test('[S36] product gallery: the magnifier fades in for 400 ms and out for 500 ms', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    await zoomed()
    const fades: unknown[] = []
    const animate = (frames: { opacity: number }[], { duration }: { duration: number }) => {
      fades.push([...frames.map(({ opacity }) => opacity), duration])
      return { finish: () => {} }
    }
    Object.defineProperty(magnifier(), 'animate', { value: animate })
    pointer('pointerenter', container(), 300, 150)
    arrive()
    pointer('pointerleave', container(), 700, 150)
    expect(fades).toEqual([
      [0, 1, 400],
      [1, 0, 500],
    ])
  })

  test('[S36] product gallery: a missing large picture disables the zoom without an error', async () => {
    await zoomed()
    pointer('pointerenter', container(), 300, 150)
    large()[0]?.onerror?.(new Event('error'))
    pointer('pointermove', container(), 310, 150)
    expect(isShown()).toBe(false)
    expect(container().style.cursor).toBe('')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S36] product gallery: a change of slide removes the overlay at once, and adds it again after 400 ms (ZM2)', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    await zoomed()
    next()
    expect(all('.zoomContainer')).toEqual([])
    await pass(399)
    expect(all('.zoomContainer')).toEqual([])
    await pass(1)
    expect(all('.zoomContainer')).toHaveLength(1)
    pointer('pointerenter', container(), 300, 150)
    expect(large().at(-1)?.src).toMatch(/detail-plate\.svg$/)
  })

  test('[S36] product gallery: after any number of moves and resizes there is exactly one overlay (ZM3)', async () => {
    await zoomed()
    for (const index of [1, 2, 0, 1, 2]) thumb(index)
    const old = all('.zoomContainer')[0]
    window.dispatchEvent(new Event('resize'))
    window.dispatchEvent(new Event('resize'))
    await pass(99)
    expect(all('.zoomContainer')[0]).toBe(old)
    await pass(1)
    expect(all('.zoomContainer')).toHaveLength(1)
    expect(all('.zoomContainer')[0]).not.toBe(old)
    await pass(1000)
    expect(all('.zoomContainer')).toHaveLength(1)
  })

  test('[S36] product gallery: a video has no zoom; a slide without data-zoom-image uses its own picture (VA4)', async () => {
    await zoomed(LENS, { fragment: 'product-gallery.odd' })
    expect(all('.zoomContainer')).toEqual([])
    thumb(2)
    await pass(400)
    pointer('pointerenter', container(), 300, 150)
    expect(large().at(-1)?.src).toMatch(/detail-base\.svg$/)
    thumb(3)
    await pass(400)
    pointer('pointerenter', container(), 300, 150)
    expect(large().at(-1)?.src).toMatch(/detail-box\.svg$/)
  })

  async function zoomSecond(address: string) {
    await zoomed()
    one('.lslide:nth-child(2) .product-slider-image').setAttribute('data-zoom-image', address)
    next()
    await pass(400)
  }

  test('[S36] product gallery: "#" is never fetched, but the picture itself (VA4)', async () => {
    await zoomSecond('#')
    pointer('pointerenter', container(), 300, 150)
    expect(large().map(({ src }) => src)).toEqual([expect.stringMatching(/^https?:.*detail-plate\.svg$/)])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x'])(
    '[S36] product gallery: "%s" is never fetched: the picture is not magnified (VA4)',
    async (address) => {
      await zoomSecond(address)
      expect([all('.zoomContainer'), large()]).toEqual([[], []])
      next()
      await pass(400)
      pointer('pointerenter', container(), 300, 150)
      expect(large().map(({ src }) => src)).toEqual([expect.stringMatching(/detail-ribbon\.svg$/)])
    },
  )

  test('[S36] product gallery: while the mouse drags, nothing is magnified', async () => {
    await zoomed()
    pointer('pointerenter', container(), 300, 150)
    arrive()
    pointer('pointerdown', container(), 300, 150)
    pointer('pointermove', container(), 290, 150, { buttons: 1 })
    expect(isShown()).toBe(false)
    expect(list().style.transform).toBe('translate3d(-10px, 0px, 0px)')
    drag(0)
  })

  test('[S36] product gallery: a click opens the picture at full size', async () => {
    await zoomed()
    const opened = vi.fn((event: Event) => event.preventDefault())
    one('a.lightbox').addEventListener('click', opened)
    container().click()
    expect(opened).toHaveBeenCalledOnce()
  })
})

describe('[S36] product gallery: magnifying by keyboard', () => {
  test('[S36] product gallery: focus magnifies the middle, arrows move, Escape and blur hide, Enter opens', async () => {
    await zoomed()
    expect([container().tabIndex, container().getAttribute('role')]).toEqual([0, 'button'])
    expect(container().getAttribute('aria-label')).toMatch(/arrow keys/)
    container().focus()
    arrive()
    expect(isShown()).toBe(true)
    expect([magnifier().style.left, magnifier().style.top]).toEqual(['125px', '125px'])
    expect(key('ArrowRight', container(), 'keydown').defaultPrevented).toBe(true)
    key('ArrowUp', container(), 'keydown')
    expect([magnifier().style.left, magnifier().style.top]).toEqual(['185px', '65px'])
    key('ArrowRight', container())
    expect(one('.lslide').classList.contains('active')).toBe(true)
    key('Escape', container(), 'keydown')
    expect(isShown()).toBe(false)
    key('ArrowDown', container(), 'keydown')
    expect(isShown()).toBe(true)
    container().blur()
    expect(isShown()).toBe(false)
    const opened = vi.fn((event: Event) => event.preventDefault())
    one('a.lightbox').addEventListener('click', opened)
    key('Enter', container(), 'keydown')
    expect(opened).toHaveBeenCalledOnce()
  })

  test('[S36] product gallery: arrow keys never leave the picture', async () => {
    await zoomed()
    container().focus()
    arrive()
    for (let time = 0; time < 20; time++) key('ArrowLeft', container(), 'keydown')
    expect(magnifier().style.left).toBe('-175px')
  })

  test('[S36] product gallery: focus by mouse magnifies nothing', async () => {
    await zoomed()
    pointer('pointerdown', container(), 10, 10)
    container().focus()
    expect(large()).toEqual([])
  })

  test('[S36] product gallery: the focus stays where it was through a resize', async () => {
    await zoomed()
    container().focus()
    window.dispatchEvent(new Event('resize'))
    await pass(100)
    expect(document.activeElement).toBe(container())
  })
})

describe('[S36] product gallery: magnifying by touch', () => {
  test('[S36] product gallery: a resting finger magnifies without scrolling the page; lifting it hides the magnifier', async () => {
    await zoomed()
    touch('touchstart', 300, 300)
    await pass(249)
    expect(large()).toEqual([])
    await pass(1)
    arrive()
    expect(isShown()).toBe(true)
    const moved = touch('touchmove', 340, 300)
    expect(moved.defaultPrevented).toBe(true)
    expect(magnifier().style.left).toBe('165px')
    expect(touch('touchend', 340, 300).defaultPrevented).toBe(true)
    expect(isShown()).toBe(false)
  })

  test('[S36] product gallery: a finger that moves at once swipes or scrolls', async () => {
    await zoomed()
    touch('touchstart', 300, 300)
    expect(touch('touchmove', 280, 300).defaultPrevented).toBe(false)
    await pass(1000)
    expect(large()).toEqual([])
    expect(touch('touchend', 280, 300).defaultPrevented).toBe(false)
  })
})

describe('[S36] product gallery: the pinch zoom of phones', () => {
  const phone = (more: object = {}) =>
    show({
      fragment: 'product-gallery.odd',
      included: 'has-productzoom has-productzoom-mobile',
      mobile: true,
      ...more,
    })
  const link = () => one('a.mobile-product-zoom')

  test('[S36] product gallery: its link turns it on and off (ZM4)', () => {
    phone()
    thumb(3)
    expect(link().classList.contains('is-mobile')).toBe(true)
    const picture = one('.active .product-slider-image')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link().dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(document.body.classList.contains('mobile-zoom-enabled')).toBe(true)
    expect([one('i', link()).className, link().getAttribute('aria-pressed')]).toEqual([
      'sf-icon-remove',
      'true',
    ])
    expect(picture.style.transform).toContain('scale(1.2)')
    link().click()
    expect(document.body.classList.contains('mobile-zoom-enabled')).toBe(false)
    expect([one('i', link()).className, link().getAttribute('aria-pressed')]).toEqual([
      'sf-icon-add',
      'false',
    ])
    expect(picture.style.transform).toBe('')
  })

  test('[S36] product gallery: it replaces swiping and the magnifier (ZM4)', async () => {
    phone()
    await pass(1000)
    drag(-300)
    expect(one('.lslide').classList.contains('active')).toBe(true)
    expect(list().classList.contains('lsGrab')).toBe(false)
    expect(all('.zoomContainer')).toEqual([])
    expect(all('a.lightbox').map(({ style }) => style.display)).toEqual(['', '', ''])
  })

  test('[S36] product gallery: a change of slide ends it', () => {
    phone()
    thumb(3)
    link().click()
    press('.lSPrev')
    expect(document.body.classList.contains('mobile-zoom-enabled')).toBe(false)
    expect(all('[style*="scale"]')).toEqual([])
  })

  test('[S36] product gallery: on a desktop the link is not shown', () => {
    phone({ mobile: false })
    expect(link().classList.contains('is-mobile')).toBe(false)
  })
})
