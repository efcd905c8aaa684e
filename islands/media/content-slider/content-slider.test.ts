import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import {
  active,
  activeDot,
  all,
  dot,
  drag,
  end,
  host,
  inside,
  key,
  list,
  mountAgain,
  next,
  page,
  pass,
  places,
  pointer,
  previous,
  pull,
  said,
  show,
  slides,
} from './test-stage'

const mount = mounter(island)

afterEach(end)

/** The duration of a move, and the delay of a busy browser. */
const REST_MS = 800
const GALLERY = '.flexslider.gallery-slider'
const TESTIMONIALS = '.testimonials-slider'
const pause = () => host.querySelector<HTMLElement>('.laurel-pause')
const dotLink = (index: number) => one(`.lSPager > li:nth-child(${index + 1}) > a`, host)
const pictures = (count: number) => () => {
  one(`${GALLERY} ul`).innerHTML = Array.from(
    { length: count },
    (_, index) => `<li data-thumb="/thumb-${index}.jpg"><img src="/picture-${index}.jpg" alt=""></li>`,
  ).join('')
}

describe('[S21] content slider: markup', () => {
  test('[S21] content slider: it has the frame, arrows and dots that the theme’s CSS expects (3.1)', () => {
    show()
    const frame = one(
      '.item-slider > .lSSlideOuter > .lSSlideWrapper.usingCss > ul.slides.lightSlider.lSSlide.lsGrab',
    )
    expect(frame.nextElementSibling?.className).toBe('lSAction')
    expect(all('.lSAction > a').map(({ className }) => className)).toEqual(['lSPrev', 'lSNext'])
    expect(inside('.lSSlideWrapper').nextElementSibling?.className).toBe('lSPager lSpg')
    expect(
      all('.lSPager > li').map((item) => [
        item.className,
        one('a', item).getAttribute('href'),
        item.textContent,
      ]),
    ).toEqual([
      ['active', '#', '1'],
      ['', '#', '2'],
      ['', '#', '3'],
    ])
    const { transitionDuration, transitionTimingFunction } = inside('.lSSlideWrapper').style
    expect([transitionDuration, transitionTimingFunction]).toEqual(['600ms', 'ease'])
    expect([list().style.width, list().style.height]).toEqual(['2400px', '400px'])
    expect(slides().map(({ style, className }) => [style.width, className])).toEqual([
      ['800px', 'lslide active'],
      ['800px', 'lslide'],
      ['800px', 'lslide'],
    ])
    expect(places()).toEqual([0, 0, 0, 0])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S21] content slider: screen readers get a carousel with one slide at a time', () => {
    show()
    const { outer, roles } = {
      outer: inside('.lSSlideOuter'),
      roles: slides().map((slide) => [
        slide.getAttribute('aria-roledescription'),
        slide.getAttribute('aria-label'),
      ]),
    }
    expect(['role', 'aria-roledescription', 'aria-label'].map((name) => outer.getAttribute(name))).toEqual([
      'group',
      'carousel',
      'Pictures',
    ])
    expect(roles).toEqual([
      ['slide', '1 of 3'],
      ['slide', '2 of 3'],
      ['slide', '3 of 3'],
    ])
    expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
    expect(
      all('.lSPager a').map((link) => [link.getAttribute('role'), link.getAttribute('aria-label')]),
    ).toEqual([
      ['button', 'Slide 1 of 3: Three lines on the plate'],
      ['button', 'Slide 2 of 3: On its ribbon'],
      ['button', 'Slide 3 of 3: In its box'],
    ])
  })

  test('[S21] content slider: a single slide has no pager, and its arrows are hidden (3.5)', () => {
    show({ fragment: 'content-slider.odd', host: '#one' })
    expect(inside('.lSSlideOuter').classList.contains('noPager')).toBe(true)
    expect(inside('.lSAction').style.display).toBe('none')
    expect(all('.lSPager')).toEqual([])
    key('ArrowRight', list())
    drag(-200)
    expect([active(), list().className.includes('lsGrab')]).toEqual([0, false])
  })

  test('[S21] content slider: there is no gap between the slides, whatever margins the site sets', () => {
    show({ before: () => one('.item-slider li').setAttribute('style', 'margin: 5px 20px') })
    expect(slides().map(({ style }) => style.marginRight)).toEqual(['0px', '0px', '0px'])
    expect(slides()[0]?.style.marginBottom).toBe('5px')
  })

  test('[S21] content slider: its hosts are the theme’s lists, and not the product’s gallery', async () => {
    const { islands: registry } = await import('../../../tools/all-islands')
    const selector = registry.find(({ name }) => name === 'content-slider')?.selector ?? 'none'
    document.body.innerHTML =
      '<i class="flexslider" id="product-img-slider"></i><i class="spb_gallery_widget gallery-slider"><b class="flexslider gallery-slider"></b></i>' +
      ['item', 'thumb', 'content', 'testimonials', 'tweets']
        .map((kind) => `<b class="flexslider ${kind}-slider"></b>`)
        .join('')
    const found = [...document.querySelectorAll(selector)]
    expect(found).toHaveLength(6)
    expect(found.every(({ localName }) => localName === 'b')).toBe(true)
  })

  test('[S21] content slider: testimonials fade, and are shown (3.6)', () => {
    show({ host: TESTIMONIALS })
    expect([...list().classList].sort()).toEqual(['lSFade', 'lightSlider', 'lsGrab', 'slides'])
    expect(all('.lslide.active')).toHaveLength(1)
    expect(inside('.lSSlideWrapper').classList.contains('on')).toBe(true)
    expect([list().style.width, list().style.transform]).toEqual(['', ''])
    expect(inside('.lSSlideOuter').getAttribute('aria-label')).toBe('Testimonials')
    next()
    expect([active(), inside('.lSSlideWrapper').style.transitionDuration]).toEqual([1, '600ms'])
  })

  test('[S21] content slider: mounted twice, it is built once (3.11)', () => {
    show({ host: '.thumb-slider' })
    mountAgain()
    expect(all('.lSSlideOuter')).toHaveLength(1)
    expect(all('.lSPager')).toHaveLength(1)
  })

  test.each(['#built', '#none'])('[S21] content slider: %s is left as it is', (selector) => {
    show({ fragment: 'content-slider.odd', host: selector })
    expect(all('.lSAction')).toEqual([])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S21] content slider: without a list it throws a named error and changes nothing', () => {
    show()
    end()
    host.replaceChildren()
    expect(mountAgain).toThrow('content-slider lacks list')
  })

  test.each([
    [{ slidespeed: '', animspeed: 'fast' }, '600ms', 7000],
    [{ slidespeed: '-5', animspeed: '0' }, '600ms', 7000],
    [{ slidespeed: '2500', animspeed: '300' }, '300ms', 2500],
    [{ slidespeed: '1e30' }, '600ms', 2 ** 31 - 1],
    // A value in seconds by mistake: no slide is shown for a shorter time than its move takes.
    [{ slidespeed: '7s', animspeed: '300' }, '300ms', 300],
  ])(
    '[S21] content slider: with %o a move takes %s, and a slide is shown for %i ms',
    (params, move, intervalMs) => {
      show({ params: { ...params, autoplay: '1' } })
      expect(inside('.lSSlideWrapper').style.transitionDuration).toBe(move)
      pass(intervalMs - 1)
      expect(active()).toBe(0)
      pass(1)
      expect(active()).toBe(1)
    },
  )

  test('[S21] content slider: without the page’s parameters the defaults apply', () => {
    show({ before: () => one('#sf-option-params').remove() })
    expect(inside('.lSSlideWrapper').style.transitionDuration).toBe('600ms')
    pass(60_000)
    expect(active()).toBe(0)
  })

  test('[S21] content slider: a list that was scrolled before the mount keeps its slide', () => {
    show({
      before: () =>
        Object.defineProperty(one('.item-slider ul'), 'scrollLeft', { value: 801, writable: true }),
    })
    expect([active(), activeDot()]).toEqual([1, 1])
  })
})

describe('[S21] content slider: moving', () => {
  test('[S21] content slider: a dot shows its slide (3.2)', () => {
    show()
    dot(2)
    expect([active(), activeDot()]).toEqual([2, 2])
    expect(places()).toEqual([-1600, 0, 0, 0])
    expect(said()).toBe('Slide 3 of 3: In its box')
  })

  test('[S21] content slider: the first slide follows the last, from the side of the next slide (3.3)', () => {
    show()
    dot(2)
    pass(REST_MS)
    next()
    expect([active(), activeDot()]).toEqual([0, 0])
    expect(places()).toEqual([-2400, 2400, 0, 0])
    // Each slide is back in its own place, without an animation.
    pass(REST_MS)
    expect(places()).toEqual([0, 0, 0, 0])
    expect(inside('.lSSlideWrapper').style.transitionDuration).toBe('600ms')
    previous()
    expect(active()).toBe(2)
    expect(places()).toEqual([800, 0, 0, -2400])
  })

  test('[S21] content slider: no slide is copied, so no id is duplicated', () => {
    show()
    for (let step = 0; step < 7; step++) next()
    expect(slides()).toHaveLength(3)
    expect(list().childElementCount).toBe(3)
    expect(document.querySelectorAll('#ribbon-slide')).toHaveLength(1)
    expect(active()).toBe(1)
  })

  test('[S21] content slider: with two slides, a quick step ends the one before at once', () => {
    show({ fragment: 'content-slider.odd', host: '#two' })
    next()
    expect(places()).toEqual([-800, 0, 0])
    next()
    expect(places()).toEqual([-1600, 1600, 0])
    next()
    expect(active()).toBe(1)
    expect(places()).toEqual([-800, 0, 0])
    pass(REST_MS)
    expect(places()).toEqual([-800, 0, 0])
  })

  test('[S21] content slider: the list is as high as the current slide (3.12)', () => {
    show({
      before: () => {
        for (const [index, slide] of [...one('.item-slider ul').children].entries()) {
          slide.setAttribute('data-height', String([300, 500, 200][index]))
        }
      },
    })
    expect(list().style.height).toBe('300px')
    next()
    expect(list().style.height).toBe('500px')
  })

  test('[S21] content slider: a picture that loads late makes the list higher', async () => {
    show()
    slides()[0]?.setAttribute('data-height', '700')
    window.dispatchEvent(new Event('resize'))
    await vi.advanceTimersByTimeAsync(200)
    expect(list().style.height).toBe('700px')
  })

  test('[S21] content slider: right to left is mirrored', () => {
    show({ body: 'rtl' })
    expect(inside('.lSSlideOuter').classList.contains('lSrtl')).toBe(true)
    next()
    expect(places()).toEqual([800, 0, 0, 0])
    pass(REST_MS)
    drag(50)
    expect(active()).toBe(2)
    pass(REST_MS)
    next()
    expect(places()).toEqual([2400, -2400, 0, 0])
    inside('.lSNext').focus()
    key('ArrowLeft', inside('.lSNext'))
    expect(active()).toBe(1)
  })

  test('[S21] content slider: with reduced motion it changes at once and has no autoplay', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    show({ params: { autoplay: '1' } })
    expect(pause()).toBeNull()
    next()
    expect([active(), inside('.lSSlideWrapper').style.transitionDuration]).toEqual([1, '0ms'])
    pass(60_000)
    expect(active()).toBe(1)
  })

  test('[S21] content slider: the focus moves from the slide that is left to the one that is shown', () => {
    show({ host: GALLERY })
    one('a', slides()[0]).focus()
    key('ArrowRight', one('a', slides()[0]))
    expect(active()).toBe(1)
    expect(document.activeElement).toBe(slides()[1])
    key('ArrowRight', document.activeElement ?? document.body)
    expect([active(), slides()[1]?.hasAttribute('tabindex')]).toEqual([2, false])
  })
})

describe('[S21] content slider: dragging', () => {
  test.each([
    [-30, 0],
    [-39, 0],
    [-40, 1],
    [-50, 1],
    [50, 2],
  ])('[S21] content slider: a drag of %i px from the first leads to slide %i (3.10)', (x, index) => {
    show()
    drag(x)
    expect(active()).toBe(index)
    pass(REST_MS)
    expect(places()).toEqual([index * -800 || 0, 0, 0, 0])
  })

  test('[S21] content slider: the neighbour is in place during a drag, on either side', () => {
    show({ fragment: 'content-slider.odd', host: '#two' })
    pull(-100)
    expect(places()).toEqual([-100, 0, 0])
    pointer('pointermove', window, 400)
    expect(places()).toEqual([100, 0, -1600])
    pointer('pointermove', window, 5000)
    expect(places()).toEqual([800, 0, -1600])
    pointer('pointercancel', window, 5000)
    expect(places()[0]).toBe(0)
    pass(REST_MS)
    expect(places()).toEqual([0, 0, 0])
  })

  test('[S21] content slider: with fade a drag moves nothing, but still steps', () => {
    show({ host: TESTIMONIALS })
    pull(-60)
    expect(list().style.transform).toBe('')
    pointer('pointerup', window, 240)
    expect(active()).toBe(1)
  })

  test('[S21] content slider: of nested sliders only the inner one handles its drags and keys', () => {
    show({ before: () => one('.item-slider li').append(one('.thumb-slider')) })
    const unmountInner = mount(one('.thumb-slider'), page)
    const moved = () =>
      ['.item-slider', '.thumb-slider'].map((selector) =>
        one(`${selector} > .lSSlideOuter > .lSSlideWrapper > ul > li`).classList.contains('active'),
      )
    pull(-60, one('.thumb-slider .lSSlideWrapper'))
    pointer('pointerup', window, 240)
    pass(REST_MS)
    expect(moved()).toEqual([true, false])
    one('.thumb-slider .lSNext').focus()
    key('ArrowRight', one('.thumb-slider .lSNext'))
    expect(moved()).toEqual([true, true])
    pull(-60)
    pointer('pointerup', window, 240)
    expect(moved()).toEqual([false, true])
    unmountInner?.()
  })

  test('[S21] content slider: a drag selects no text, except in a field', () => {
    show({ fragment: 'content-slider.odd', host: '#no-thumbs' })
    const selects = (target: Element) =>
      target.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true }))
    pull(-3, inside('.video-wrap'))
    expect(selects(inside('.video-wrap'))).toBe(false)
    pointer('pointerup', window, 297)
    expect(selects(inside('.video-wrap'))).toBe(true)
    pull(-3, inside('input'))
    expect(selects(inside('input'))).toBe(true)
  })

  test('[S55] gallery: the click at the end of a drag opens no lightbox; the next click does', () => {
    show({ host: GALLERY })
    const heard = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', heard)
    drag(-30)
    one('a', slides()[0]).click()
    expect(heard).not.toHaveBeenCalled()
    pass(0)
    one('a', slides()[0]).click()
    expect(heard).toHaveBeenCalledOnce()
    // A small movement is still a click.
    pointer('pointerdown', inside('.lSSlideWrapper'), 300)
    pointer('pointermove', window, 303)
    pointer('pointerup', window, 303)
    one('a', slides()[0]).click()
    expect(heard).toHaveBeenCalledTimes(2)
    document.removeEventListener('click', heard)
  })
})

describe('[S21] content slider: autoplay', () => {
  test('[S21] content slider: item and thumb sliders have autoplay if the page’s settings say so (3.4)', () => {
    show({ params: { autoplay: '1' } })
    pass(7000)
    expect([active(), activeDot(), said()]).toEqual([1, 1, ''])
    pass(7000)
    pass(7000)
    expect(active()).toBe(0)
  })

  test.each(['0', '', 'yes', undefined])(
    '[S21] content slider: with the setting %j there is no autoplay',
    (autoplay) => {
      show({ params: autoplay === undefined ? {} : { autoplay } })
      pass(60_000)
      expect([active(), pause()]).toEqual([0, null])
    },
  )

  test('[S21] content slider: testimonials pause under the pointer, and for 7 s after it (3.7)', () => {
    show({ host: TESTIMONIALS, params: { autoplay: '0' } })
    pointer('pointerenter', host, 0)
    pass(20_000)
    expect(active()).toBe(0)
    pointer('pointerleave', host, 0)
    pass(6999)
    expect(active()).toBe(0)
    pass(1)
    expect(active()).toBe(1)
  })

  test('[S21] content slider: their own attribute decides, not the page’s', () => {
    show({ fragment: 'content-slider.odd', host: '#tweets', params: { autoplay: '1' } })
    pass(60_000)
    expect([active(), inside('.lSSlideOuter').getAttribute('aria-label')]).toEqual([0, 'Tweets'])
  })

  test('[S21] content slider: a button pauses and resumes the autoplay', () => {
    show({ host: TESTIMONIALS })
    const button = pause()
    expect([button?.getAttribute('aria-label'), inside('.lSSlideWrapper').firstElementChild]).toEqual([
      'Stop the slides',
      button,
    ])
    button?.click()
    expect(button?.getAttribute('aria-label')).toBe('Start the slides')
    pass(60_000)
    expect(active()).toBe(0)
    button?.click()
    pass(7000)
    expect(active()).toBe(1)
  })

  test('[S21] content slider: a step by the visitor restarts the interval', () => {
    show({ params: { autoplay: '1' } })
    pass(6999)
    next()
    pass(6999)
    expect(active()).toBe(1)
    pass(1)
    expect(active()).toBe(2)
  })
})

describe('[S55] gallery slider', () => {
  test('[S55] gallery: thumbnails show the slides’ own pictures, and the list gets its class', () => {
    show({ host: GALLERY })
    expect(inside('.lSSlideWrapper').nextElementSibling?.className).toBe('lSPager lSGallery')
    expect(all('.lSPager img').map((image) => image.getAttribute('src'))).toEqual([
      '/assets/images/gold-cup.svg',
      '/assets/images/crystal-block.svg',
      '/assets/images/timber-plaque.svg',
      '/assets/images/perpetual-shield.svg',
    ])
    expect(list().classList.contains('slider-loaded')).toBe(true)
    expect(inside('.lSPager').style.marginTop).toBe('30px')
    dot(2)
    expect([active(), activeDot(), said()]).toEqual([2, 2, 'Slide 3 of 4: Timber plaque'])
  })

  test.each([
    [1280, 10],
    [1024, 10],
    [1023, 3],
    [900, 3],
  ])('[S55] gallery: in a window of %i px %i thumbs are seen (3.8)', (windowPx, count) => {
    show({ host: GALLERY, windowPx, before: pictures(12) })
    const [first] = all('.lSPager > li')
    expect(Number.parseFloat(first?.style.width ?? '')).toBeCloseTo((800 - (count - 1) * 30) / count, 2)
    expect(first?.style.marginRight).toBe('30px')
  })

  test('[S55] gallery: the active thumb is kept in the middle', () => {
    show({ host: GALLERY, windowPx: 900, before: pictures(12) })
    const sizePx = (800 - 60) / 3
    dot(5)
    const at = Number(/translate3d\((-?[\d.]+)px/.exec(inside('.lSPager').style.transform)?.[1])
    expect(at).toBeCloseTo(-(5 * (sizePx + 30) - (800 - sizePx) / 2), 1)
  })

  test('[S55] gallery: in right-to-left pages the thumbnails are mirrored', () => {
    document.documentElement.dir = 'rtl'
    show({ host: GALLERY, windowPx: 900, before: pictures(12) })
    document.documentElement.removeAttribute('dir')
    dot(5)
    expect(inside('.lSSlideOuter').classList.contains('lSrtl')).toBe(true)
    expect(Number(/translate3d\((-?[\d.]+)px/.exec(inside('.lSPager').style.transform)?.[1])).toBeGreaterThan(
      0,
    )
    const { marginLeft, marginRight } = inside('.lSPager > li').style
    expect([marginLeft, marginRight]).toEqual(['30px', ''])
  })

  test('[S55] gallery: a thumbnail out of view that gets the focus is moved into view', () => {
    show({ host: GALLERY, windowPx: 900, before: pictures(12) })
    const before = inside('.lSPager').style.transform
    dotLink(7).focus()
    expect(inside('.lSPager').style.transform).not.toBe(before)
    expect([active(), document.activeElement === dotLink(7)]).toEqual([0, true])
  })

  test('[S55] gallery: without thumbnails it has dots, and slides may contain a video and a form', () => {
    show({
      fragment: 'content-slider.odd',
      host: '#no-thumbs',
      before: () => one('#no-thumbs').removeAttribute('data-thumbs'),
    })
    expect(inside('.lSPager').className).toBe('lSPager lSpg')
    expect(list().classList.contains('lSSlide')).toBe(true)
    dot(2)
    inside('input').focus()
    key('ArrowRight', inside('input'))
    expect(active()).toBe(2)
  })

  test('[S55] gallery: fade and autoplay are set by its own attributes', () => {
    show({
      host: GALLERY,
      before: () => {
        one(GALLERY).setAttribute('data-transition', 'fade')
        one(GALLERY).setAttribute('data-autoplay', 'yes')
      },
    })
    expect(list().classList.contains('lSFade')).toBe(true)
    pass(7000)
    expect(active()).toBe(1)
  })

  test('[S55] gallery: the arrow keys work wherever the focus is, except in a field (3.9)', () => {
    show({ host: GALLERY })
    document.body.insertAdjacentHTML('beforeend', '<input id="name"><textarea id="text"></textarea>')
    const event = key('ArrowRight')
    expect([active(), event.defaultPrevented]).toEqual([1, true])
    key('ArrowLeft')
    key('ArrowLeft')
    expect(active()).toBe(3)
    for (const field of ['#name', '#text']) {
      one(field).focus()
      key('ArrowRight', one(field))
    }
    expect(active()).toBe(3)
  })

  test('[S55] gallery: out of view the keys work only with the focus in it, and autoplay pauses', () => {
    const view = fakeView()
    show({ host: GALLERY, before: () => one(GALLERY).setAttribute('data-autoplay', 'yes') })
    view.hide()
    key('ArrowRight')
    pass(20_000)
    expect(active()).toBe(0)
    dotLink(1).focus()
    key('ArrowRight', dotLink(1))
    expect(active()).toBe(1)
    dotLink(1).blur()
    view.show()
    key('ArrowRight')
    expect(active()).toBe(2)
    pass(7000)
    expect(active()).toBe(3)
  })

  test('[S21] content slider: in the other kinds the arrow keys work while they have the focus', () => {
    show()
    key('ArrowRight')
    expect(active()).toBe(0)
    inside('.lSNext').focus()
    key('ArrowRight', inside('.lSNext'))
    expect(active()).toBe(1)
  })

  test('[S55] gallery: a key is ignored while another slider has the focus', () => {
    show({ host: GALLERY })
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div aria-roledescription="carousel"><a href="#x" id="other">Other</a></div>',
    )
    one('#other').focus()
    key('ArrowRight', one('#other'))
    expect(active()).toBe(0)
  })

  test('[S55] gallery: a key press handled by another script is ignored; the next one is not', () => {
    show({ host: GALLERY })
    const act = vi.fn((event: Event) => event.preventDefault())
    const press = () => {
      const init = { key: 'ArrowRight', bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', init))
      key('ArrowRight')
    }
    document.addEventListener('keydown', act, { once: true })
    press()
    expect([act.mock.calls.length, active()]).toEqual([1, 0])
    press()
    expect(active()).toBe(1)
  })

  test('[X11] content slider: hostile addresses and captions', () => {
    show({ fragment: 'content-slider.hostile', host: GALLERY })
    for (const image of all('.lSPager img')) {
      expect(image.getAttribute('src') ?? '').not.toMatch(/^(javascript|data):/)
    }
    dot(1)
    expect(said()).toBe('Slide 2 of 2: <img src=x onerror=window.hacked=1>')
    expect(document.querySelectorAll('.laurel-live-region *')).toHaveLength(0)
    pass(60_000)
    expect([active(), 'hacked' in window]).toEqual([1, false])
  })
})

describe('[S21] content slider: unmounting', () => {
  /** The order of classes does not matter. */
  const markup = () =>
    host.outerHTML.replace(/class="([^"]*)"/g, (_, names: string) => names.split(' ').sort().join(' '))

  test.each(['.item-slider', TESTIMONIALS, GALLERY, '.thumb-slider'])(
    '[S21] content slider: unmounting restores %s as printed',
    (selector) => {
      showFragment('content-slider')
      const before = one(selector).outerHTML
      show({ host: selector, params: { autoplay: '1' } })
      next()
      drag(-100)
      pass(300)
      end()
      const after = markup()
      host.outerHTML = before
      showFragment('content-slider')
      const original = one(selector)
      expect(after).toBe(
        original.outerHTML.replace(/class="([^"]*)"/g, (_, names: string) =>
          names.split(' ').sort().join(' '),
        ),
      )
    },
  )

  test('[S21] content slider: a list that a script has removed stays removed', () => {
    show()
    const taken = list()
    taken.remove()
    window.dispatchEvent(new Event('resize'))
    pass(1000)
    unmountAll()
    expect([host.childElementCount, taken.isConnected]).toEqual([0, false])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S21] content slider: keys, drags and timers do nothing after unmounting', () => {
    show({ host: GALLERY, before: () => one(GALLERY).setAttribute('data-autoplay', 'yes') })
    next()
    unmountAll()
    key('ArrowRight')
    pointer('pointermove', window, 100)
    window.dispatchEvent(new Event('resize'))
    pass(60_000)
    expect([all('.active'), list().getAttribute('style')]).toEqual([[], null])
  })
})
