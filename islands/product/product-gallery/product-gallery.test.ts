import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import {
  active,
  all,
  drag,
  end,
  key,
  list,
  next,
  page,
  pass,
  pointer,
  press,
  said,
  show,
  slides,
  thumb,
  thumbs,
} from './test-stage'

const mount = mounter(island)

afterEach(end)

const host = () => one('#product-img-slider')
/** The order of classes says nothing. */
const markup = () =>
  host().outerHTML.replace(/class="([^"]*)"/g, (_, names: string) => names.split(' ').sort().join(' '))
const transform = () => list().style.transform

describe('[S36] product gallery: at the start', () => {
  test('[S36] product gallery: the frame and the thumbs that the theme’s CSS expects (PG1)', () => {
    show()
    const frame = one(
      '#product-img-slider > .lSSlideOuter > .lSSlideWrapper.usingCss > ul.slides.lightSlider.lSSlide',
    )
    expect(frame.nextElementSibling?.className).toBe('lSAction')
    expect(all('.lSAction > a').map(({ className }) => className)).toEqual(['lSPrev', 'lSNext'])
    expect(one('.lSSlideWrapper').nextElementSibling?.className).toBe('lSPager lSGallery')
    expect(thumbs().map(({ style }) => [style.width, style.marginRight])).toEqual(
      Array(3).fill(['190px', '30px']),
    )
    expect(slides().map(({ style }) => style.width)).toEqual(Array(3).fill('630px'))
    expect([list().style.width, one('.lSSlideWrapper').style.transitionDuration]).toEqual(['1890px', '400ms'])
    expect(active()).toBe(0)
    expect(thumbs().map(({ className }) => className)).toEqual(['active', '', ''])
    expect(host().classList.contains('hidden')).toBe(false)
    expect(list().classList.contains('slider-loaded')).toBe(true)
    expect(one('.lSSlideOuter').className).toBe('lSSlideOuter')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S36] product gallery: it measures nothing, and is as it was printed, until a frame is drawn', async () => {
    const measured = vi.spyOn(window, 'getComputedStyle')
    show({ undrawn: true })
    expect(measured).not.toHaveBeenCalled()
    expect([all('.lSSlideOuter'), host().classList.contains('hidden')]).toEqual([[], true])
    await pass(20)
    expect(measured).toHaveBeenCalled()
    expect([all('.lSSlideOuter').length, host().classList.contains('hidden')]).toEqual([1, false])
  })

  test('[X09] product gallery: the full-size link has an accessible name until unmount', () => {
    show()
    const names = () => all('a.zoom.lightbox').map((link) => link.getAttribute('aria-label'))
    expect(names()).toEqual(Array(3).fill('View full size'))
    end()
    expect(names()).toEqual(Array(3).fill(null))
  })

  test('[S36] product gallery: it waits for the first picture only, and dispatches a resize', () => {
    const resized = vi.fn()
    window.addEventListener('resize', resized)
    show({ waiting: true })
    expect(host().classList.contains('hidden')).toBe(true)
    one('.lslide:nth-child(2) .product-slider-image').dispatchEvent(new Event('load'))
    expect(host().classList.contains('hidden')).toBe(true)
    expect(resized).not.toHaveBeenCalled()
    one('.product-slider-image').dispatchEvent(new Event('load'))
    expect(host().classList.contains('hidden')).toBe(false)
    vi.advanceTimersByTime(0)
    expect(resized).toHaveBeenCalledOnce()
    window.removeEventListener('resize', resized)
  })

  test.each([
    ['fails', () => one('.product-slider-image').dispatchEvent(new Event('error'))],
    ['takes too long', () => vi.advanceTimersByTime(500)],
  ])('[S36] product gallery: a first picture that %s does not keep it hidden', (_, happen) => {
    show({ waiting: true })
    happen()
    expect(host().classList.contains('hidden')).toBe(false)
  })

  test('[S36] product gallery: each picture gets its class wide or tall when it loads', () => {
    show({ waiting: true })
    const [square, tall] = all('.product-slider-image')
    const come = (picture: HTMLElement | undefined, width: number, height: number) => {
      Object.defineProperty(picture, 'naturalWidth', { value: width })
      Object.defineProperty(picture, 'naturalHeight', { value: height })
      picture?.dispatchEvent(new Event('load'))
    }
    come(square, 600, 600)
    come(tall, 600, 900)
    expect(all('.product-slider-image').map(({ className }) => className)).toEqual([
      'product-slider-image wide',
      'product-slider-image tall',
      'product-slider-image',
    ])
  })

  test('[S36] product gallery: a single picture has no thumbs and no arrows (PG2)', () => {
    show({ fragment: 'product-gallery.one' })
    expect(one('.lSSlideOuter').classList.contains('noPager')).toBe(true)
    expect(one('.lSAction').style.display).toBe('none')
    expect(all('.lSPager')).toEqual([])
    key('ArrowRight')
    drag(-200)
    expect(list().className).not.toMatch(/End|lsGrab/)
  })

  test('[S36] product gallery: thumbs to the left (PG3)', () => {
    show({ options: { 'product-slider-thumbs-pos': 'left', 'product-slider-vert-height': '700' } })
    expect(host().classList.contains('thumbs-left')).toBe(true)
    expect(one('.lSSlideOuter').classList.contains('vertical')).toBe(true)
    expect(one('.lSPager').style.width).toBe('70px')
    const [first] = thumbs()
    expect([first?.style.width, first?.style.marginBottom]).toEqual(['100%', '30px'])
    expect(Number.parseFloat(first?.style.height ?? '')).toBeCloseTo((700 - 180) / 7, 2)
    next()
    expect(transform()).toBe('translate3d(0px, -700px, 0px)')
  })

  test.each([
    ['in a window of 768 px (PG4)', { windowPx: 768 }],
    ['on a phone', { mobile: true }],
  ])('[S36] product gallery: thumbs to the left are below %s', (_, facts) => {
    show({ options: { 'product-slider-thumbs-pos': 'left' }, ...facts })
    expect(host().classList.contains('thumbs-left')).toBe(false)
    expect(one('.lSSlideOuter').classList.contains('vertical')).toBe(false)
  })

  test.each(['', 'tall', '-5', '0'])(
    '[S36] product gallery: a height of "%s" gives the default height',
    (height) => {
      show({ options: { 'product-slider-thumbs-pos': 'left', 'product-slider-vert-height': height } })
      expect(slides()[0]?.style.height).toBe('700px')
    },
  )

  test('[S36] product gallery: a window that becomes narrow gets half the height and three thumbs', async () => {
    show({ options: { 'product-slider-thumbs-pos': 'left' } })
    vi.stubGlobal('innerWidth', 700)
    window.dispatchEvent(new Event('resize'))
    await pass(50)
    expect(slides()[0]?.style.height).toBe('350px')
    expect(Number.parseFloat(thumbs()[0]?.style.height ?? '')).toBeCloseTo((350 - 60) / 3, 2)
  })

  test('[S36] product gallery: without a list it throws a markup error and changes nothing', () => {
    document.body.innerHTML = '<div id="product-img-slider" class="hidden"></div>'
    expect(() => mount(host(), fakePage())).toThrow('product-gallery lacks list')
  })
})

describe('[S36] product gallery: moving', () => {
  test('[S36] product gallery: arrows and thumbs move the slides, and the strip of thumbs follows', () => {
    show()
    next()
    expect([active(), transform()]).toEqual([1, 'translate3d(-630px, 0px, 0px)'])
    thumb(2)
    expect([active(), transform()]).toEqual([2, 'translate3d(-1260px, 0px, 0px)'])
    expect(thumbs().map(({ className }) => className)).toEqual(['', '', 'active'])
    press('.lSPrev')
    expect(active()).toBe(1)
  })

  test('[S36] product gallery: hidden slides are inert, and a change is announced', () => {
    show()
    const inert = () => slides().map((slide) => slide.hasAttribute('inert'))
    expect(inert()).toEqual([false, true, true])
    expect(said()).toBe('')
    next()
    expect(inert()).toEqual([true, false, true])
    expect(said()).toBe('Picture 2 of 3: Three lines on the plate')
    expect(thumbs().map((item) => one('a', item).getAttribute('aria-current'))).toEqual([null, 'true', null])
  })

  test('[S36] product gallery: at an end the list bounces for 400 ms and stays (PG6)', async () => {
    show()
    thumb(2)
    next()
    expect([active(), list().classList.contains('rightEnd')]).toEqual([2, true])
    await pass(399)
    expect(list().classList.contains('rightEnd')).toBe(true)
    await pass(1)
    expect(list().classList.contains('rightEnd')).toBe(false)
    thumb(0)
    press('.lSPrev')
    expect(list().classList.contains('leftEnd')).toBe(true)
  })

  test.each(['Enter', ' '])('[S36] product gallery: the key "%s" works arrows and thumbs', (name) => {
    show()
    expect(key(name, one('.lSNext'), 'keydown').defaultPrevented).toBe(true)
    expect(active()).toBe(1)
    key(name, one('a', thumbs()[2]), 'keydown')
    expect(active()).toBe(2)
    expect([one('.lSNext').tabIndex, one('.lSNext').getAttribute('role')]).toEqual([0, 'button'])
  })

  test('[S36] product gallery: arrow keys move it on keyup', () => {
    show()
    key('ArrowRight', document.body, 'keydown')
    expect(active()).toBe(0)
    key('ArrowRight')
    expect(active()).toBe(1)
    key('ArrowLeft')
    expect(active()).toBe(0)
  })

  test.each([
    ['a number field (PG7)', '<input type="number" id="focus">'],
    ['a text area', '<textarea id="focus"></textarea>'],
    ['a select', '<select id="focus"></select>'],
    ['a group of choices', '<div role="radiogroup"><button id="focus"></button></div>'],
  ])('[S36] product gallery: in %s the arrow keys are not its', (_, more) => {
    show({ more })
    one('#focus').focus()
    key('ArrowRight', one('#focus'))
    expect(active()).toBe(0)
  })

  test('[S36] product gallery: arrow keys are ignored in a dialog and with Alt', () => {
    show()
    one('.images').setAttribute('inert', '')
    key('ArrowRight')
    one('.images').removeAttribute('inert')
    document.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', altKey: true }))
    expect(active()).toBe(0)
  })

  test('[S36] product gallery: right to left (PG8)', () => {
    show({ body: 'rtl' })
    expect(one('.lSSlideOuter').classList.contains('lSrtl')).toBe(true)
    expect(thumbs()[0]?.style.marginLeft).toBe('30px')
    key('ArrowLeft')
    expect([active(), transform()]).toEqual([1, 'translate3d(630px, 0px, 0px)'])
    drag(40)
    expect(active()).toBe(2)
    drag(-40)
    expect(active()).toBe(1)
  })

  test('[S36] product gallery: with reduced motion it moves at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    show()
    next()
    expect(one('.lSSlideWrapper').style.transitionDuration).toBe('0ms')
    expect(transform()).toBe('translate3d(-630px, 0px, 0px)')
  })

  test('[S36] product gallery: the keyboard reaches thumbs outside the visible strip', () => {
    show({ fragment: 'product-gallery.odd' })
    one('a', thumbs()[4]).focus()
    expect(one('.lSPager').style.transform).toBe('translate3d(-440px, 0px, 0px)')
    expect(active()).toBe(0)
  })
})

describe('[S36] product gallery: dragging', () => {
  test.each([
    [-39, 0],
    [-40, 1],
    [-400, 1],
    [60, 0],
  ])('[S36] product gallery: %i px from the first slide: slide %i (PG5)', (x, index) => {
    show()
    drag(x)
    expect(active()).toBe(index)
    expect(transform()).toBe(`translate3d(${-630 * index}px, 0px, 0px)`)
  })

  test('[S36] product gallery: the slides follow the mouse, with the grabbing cursor', () => {
    show()
    expect(list().classList.contains('lsGrab')).toBe(true)
    pointer('pointerdown', one('.lSSlideWrapper'), 300)
    expect(list().className).toMatch(/lsGrabbing/)
    expect(list().classList.contains('lsGrab')).toBe(false)
    pointer('pointermove', window, 280)
    expect(transform()).toBe('translate3d(-20px, 0px, 0px)')
    expect(one('.lSSlideWrapper').style.transitionDuration).toBe('0ms')
    pointer('pointerup', window, 280)
    expect(list().className).not.toMatch(/lsGrabbing/)
    expect(list().classList.contains('lsGrab')).toBe(true)
    expect([transform(), one('.lSSlideWrapper').style.transitionDuration]).toEqual([
      'translate3d(0px, 0px, 0px)',
      '400ms',
    ])
  })

  test('[S36] product gallery: the click at the end of a drag is swallowed, the next one is not', async () => {
    show()
    const heard = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', heard)
    drag(-50)
    one('a.lightbox').click()
    expect(heard).not.toHaveBeenCalled()
    await pass(0)
    one('a.lightbox').click()
    expect(heard).toHaveBeenCalledOnce()
    pointer('pointerdown', one('.lSSlideWrapper'), 300)
    pointer('pointermove', window, 302)
    pointer('pointerup', window, 302)
    one('a.lightbox').click()
    expect(heard).toHaveBeenCalledTimes(2)
    // A press while the browser has not come to the timer that ends it.
    drag(-50)
    pointer('pointerdown', one('.lSSlideWrapper'), 300)
    pointer('pointerup', window, 300)
    one('a.lightbox').click()
    expect(heard).toHaveBeenCalledTimes(3)
    document.removeEventListener('click', heard)
  })

  test.each([
    ['another button', { button: 2 }],
    ['a finger, which is the gesture library’s', { pointerType: 'touch' }],
  ])('[S36] product gallery: %s drags nothing', (_, more) => {
    show()
    pointer('pointerdown', one('.lSSlideWrapper'), 300, 0, more)
    pointer('pointermove', window, 100, 0, more)
    expect(transform()).toBe('translate3d(0px, 0px, 0px)')
  })

  test('[S36] product gallery: a cancelled drag returns to the same slide', () => {
    show()
    pointer('pointerdown', one('.lSSlideWrapper'), 300)
    pointer('pointermove', window, 100)
    pointer('pointercancel', window, 100)
    expect([active(), transform()]).toEqual([0, 'translate3d(0px, 0px, 0px)'])
  })

  test('[S36] product gallery: native dragging of links and pictures is prevented', () => {
    show()
    const event = new Event('dragstart', { bubbles: true, cancelable: true })
    one('.product-slider-image').dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })
})

describe('[S36] product gallery: odd and hostile', () => {
  test('[S36] product gallery: a video as first slide, a slide without thumb or link', () => {
    show({ fragment: 'product-gallery.odd' })
    const images = () => thumbs().map((item) => one('img', item).getAttribute('src'))
    expect(images()).toEqual([
      '/assets/images/full/workshop.svg',
      '/assets/images/detail-plate.svg',
      '/assets/images/full/detail-base.svg',
      '/assets/images/full/detail-box.svg',
      '/assets/images/full/gold-cup.svg',
    ])
    expect(slides()[0]?.matches('.video-wrap.lslide.active')).toBe(true)
    thumb(4)
    expect(said()).toBe('Picture 5 of 5')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[X11] product gallery: script URLs become no thumb, captions stay text', () => {
    show({ fragment: 'product-gallery.hostile', included: 'has-productzoom' })
    for (const image of all('.lSPager img'))
      expect(image.getAttribute('src') ?? '').not.toMatch(/^(javascript|data):/)
    thumb(1)
    expect(said()).toBe('Picture 2 of 3: <script>window.hacked=1</script>')
    expect(all('.laurel-live-region *')).toEqual([])
    expect('hacked' in window).toBe(false)
  })
})

describe('[S36] product gallery: the split page', () => {
  const split = (facts: object = {}) =>
    show({ body: 'product-fw-split', more: '<div class="product-main"></div>', ...facts })

  test('[S36] product gallery: 400 ms after load both halves are at least as high as the window', async () => {
    vi.stubGlobal('innerHeight', 900)
    split()
    expect(slides()[0]?.style.height).toBe('1000px')
    window.dispatchEvent(new Event('load'))
    await pass(399)
    await pass(1)
    expect(one('.product-main').style.height).toBe('900px')
    expect(one('.lSPager').style.marginTop).toBe('-300px')
    vi.stubGlobal('innerWidth', 1024)
    window.dispatchEvent(new Event('resize'))
    await pass(100)
    expect([one('.product-main').style.height, one('.lSPager').style.marginTop]).toEqual(['', ''])
  })

  test('[S36] product gallery: other pages keep their height', async () => {
    show({ more: '<div class="product-main"></div>' })
    window.dispatchEvent(new Event('load'))
    await pass(500)
    expect(one('.product-main').style.height).toBe('')
  })
})

describe('[S36] product gallery: unmounting', () => {
  test.each(['product-gallery', 'product-gallery.odd', 'product-gallery.one'])(
    '[S36] product gallery: %s is restored',
    async (fragment) => {
      showFragment(fragment)
      const before = markup()
      show({ fragment, included: 'has-productzoom', options: { 'product-slider-thumbs-pos': 'left' } })
      next()
      drag(-100)
      await pass(1000)
      end()
      expect(markup()).toBe(before)
    },
  )

  test('[S36] product gallery: keys, drags and timers do nothing after unmount', async () => {
    show({ included: 'has-productzoom' })
    next()
    end()
    vi.useFakeTimers()
    key('ArrowRight')
    pointer('pointermove', window, 100)
    window.dispatchEvent(new Event('resize'))
    await pass(1000)
    expect(all('.zoomContainer, .active')).toEqual([])
    expect(list().getAttribute('style')).toBeNull()
  })
})
