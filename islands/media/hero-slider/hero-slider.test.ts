import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { one } from '../../../tests/unit/fragment'
import { unmountAll } from '../../../tests/unit/mounter'
import {
  active,
  activeDot,
  all,
  approach,
  arrive,
  dots,
  drag,
  end,
  host,
  key,
  layout,
  page,
  pass,
  pictures,
  playing,
  pointer,
  press,
  type Setting,
  show,
  showLoaded,
  slides,
  style,
  title,
  track,
  turns,
  wake,
  wheel,
} from './test-stage'

vi.mock('../../../src/video/autoplay-test', async (original) => ({
  ...(await original<typeof import('../../../src/video/autoplay-test')>()),
  canAutoplay: () => answer ?? Promise.resolve(allowed),
}))
// The first import takes longer than the tests' timers.
beforeAll(() => import('../../../src/video/autoplay-test'))
let allowed = true
let answer: Promise<boolean> | undefined

const LOOP = { attributes: { loop: 'true' } }
const CURTAIN = { attributes: { 'slider-type': 'curtain' } }
const FADE = { attributes: { transition: 'fade' } }
const CHANGE_MS = 600

afterEach(() => {
  end()
  allowed = true
  answer = undefined
})

function goTo(index: number) {
  dots()[index]?.click()
  pass(1000)
}

describe('[S51] hero slider: loading', () => {
  test('[S51] hero slider: until its picture is there, the loader is shown and nothing else (S1)', () => {
    show()
    expect(getComputedStyle(one('.swiper-wrapper')).opacity).toBe('0')
    expect(style('#swift-slider-loader').display).toBe('')
    for (const control of ['.swift-slider-prev', '.swift-slider-next', '.swift-slider-pagination'])
      expect(getComputedStyle(one(control)).display).toBe('none')
    expect(pictures).toHaveLength(1)
    press('.swift-slider-next')
    key('ArrowRight')
    expect(active()).toBe(0)
    expect(one('.swift-slider-next').classList.contains('light')).toBe(true)
  })

  test.each([
    ['comes (S2)', 'load'],
    ['can not be had (S3)', 'error'],
  ])('[S51] hero slider: its picture %s: the slides are shown, with the controls', (_, type) => {
    show()
    arrive(type)
    expect(style('.swiper-wrapper').opacity).toBe('1')
    expect(style('#swift-slider-loader').opacity).toBe('0')
    pass(400)
    expect(style('#swift-slider-loader').display).toBe('none')
    expect(activeDot()).toEqual([0])
    expect(style('.swift-slider-next').display).toBe('block')
    expect(style('.swift-slider-prev').display).toBe('')
    expect(style('.swift-slider-pagination').display).toBe('block')
  })

  test('[S51] hero slider: after 8 s it is shown without its picture', () => {
    show()
    pass(7999)
    expect(activeDot()).toEqual([])
    pass(1)
    expect(activeDot()).toEqual([0])
  })

  test('[S51] hero slider: a loop has both arrows from the start (S2)', () => {
    showLoaded(LOOP)
    expect([style('.swift-slider-prev').display, style('.swift-slider-next').display]).toEqual([
      'block',
      'block',
    ])
  })

  test('[S51] hero slider: the first caption comes 600 ms after it is shown', () => {
    show()
    arrive()
    pass(599)
    expect(one('.caption-content').classList.contains('caption-active')).toBe(false)
    pass(1)
    const caption = one('.caption-content')
    expect(caption.classList.contains('caption-active')).toBe(true)
    expect([caption.style.opacity, caption.style.paddingTop]).toEqual(['1', '0px'])
  })

  test('[S51] hero slider: what was shown before the script is not hidden again', () => {
    show({ isEarly: true })
    expect(style('.swiper-wrapper').opacity).toBe('1')
    expect(one('.caption-content').classList.contains('caption-active')).toBe(true)
    expect(host().classList.contains('laurel-hero')).toBe(true)
    expect(activeDot()).toEqual([])
    arrive()
    expect(activeDot()).toEqual([0])
  })

  test('[S51] hero slider: a first slide with a video that may not play loses it, and is shown (S4)', async () => {
    allowed = false
    const first = () => slides()[0]?.before(slides()[1] as HTMLElement)
    show({ prepare: first })
    expect(activeDot()).toEqual([])
    await turns()
    expect(document.querySelector('video')).toBeNull()
    expect(slides()[0]?.style.backgroundImage).toContain('hero-workshop.jpg')
    expect(activeDot()).toEqual([0])
  })

  test('[S51] hero slider: a first slide with a video waits for that', async () => {
    show({ prepare: () => slides()[0]?.before(slides()[1] as HTMLElement) })
    await turns()
    expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce()
    expect(activeDot()).toEqual([])
    one('video').dispatchEvent(new Event('loadeddata'))
    expect(activeDot()).toEqual([0])
  })

  test('[S51] hero slider: sources that are no good are not waited for', async () => {
    show({ prepare: () => slides()[0]?.before(slides()[1] as HTMLElement) })
    await turns()
    one('source').dispatchEvent(new Event('error'))
    expect(activeDot()).toEqual([0])
  })

  test('[S51] hero slider: nor is for ever whether its video may play', async () => {
    answer = new Promise(() => {})
    show({ prepare: () => slides()[0]?.before(slides()[1] as HTMLElement) })
    await turns()
    pass(7999)
    expect(activeDot()).toEqual([])
    pass(1)
    expect(activeDot()).toEqual([0])
  })

  test('[S51] hero slider: a curtain that is not yet shown lets the page be scrolled', () => {
    show(CURTAIN)
    expect(wheel(100)).toBe(false)
    expect(style('.swift-slider').getPropertyValue('touch-action')).toBe('pan-x pan-y pinch-zoom')
    arrive()
    expect(style('.swift-slider').getPropertyValue('touch-action')).not.toContain('pan-y')
    pass(100)
    expect(wheel(100)).toBe(true)
  })

  test('[S51] hero slider: a curtain has dots at its middle, and no arrows', () => {
    showLoaded({ ...CURTAIN, boxes: { '.swift-slider-pagination': { height: 90, width: 28 } } })
    expect(activeDot()).toEqual([0])
    expect(style('.swift-slider-pagination').marginTop).toBe('-45px')
    expect([style('.swift-slider-prev').display, style('.swift-slider-next').display]).toEqual(['', ''])
  })
})

describe('[S51] hero slider: changes', () => {
  test('[S51] hero slider: next: at once the slide and dot, at the end of 600 ms the titles (S5)', () => {
    showLoaded()
    press('.swift-slider-next')
    expect([active(), activeDot()]).toEqual([1, [1]])
    expect(style('.swiper-wrapper').transitionDuration).toBe('600ms')
    expect(track()).toBe('translate3d(-1280px, 0px, 0px)')
    expect(slides().map((slide) => slide.matches('.swiper-slide-visible'))).toEqual([true, true, false])
    pass(CHANGE_MS - 1)
    expect(title('next')).toBe('Workshop')
    expect(slides()[1]?.querySelector('.caption-active')).toBeNull()
    pass(1)
    expect([title('prev'), title('next')]).toEqual(['Cups', 'Medals'])
    expect(one('.swift-slider-next').getAttribute('aria-label')).toBe('Next slide: Medals')
    expect(slides()[1]?.querySelector('.caption-active')).not.toBeNull()
    expect(slides()[0]?.querySelector<HTMLElement>('.caption-content')?.style.opacity).toBe('0')
    expect(slides().map((slide) => slide.matches('.swiper-slide-visible'))).toEqual([false, true, false])
  })

  test('[S51] hero slider: without a loop the ends have one arrow; titles wrap round all the same (S6, S7)', () => {
    showLoaded()
    expect(title('prev')).toBe('Medals')
    goTo(1)
    expect([style('.swift-slider-prev').display, style('.swift-slider-next').display]).toEqual([
      'block',
      'block',
    ])
    one('.swift-slider-next').focus()
    goTo(2)
    expect(style('.swift-slider-next').display).toBe('none')
    goTo(0)
    expect([style('.swift-slider-prev').display, style('.swift-slider-next').display]).toEqual([
      'none',
      'block',
    ])
  })

  test('[S51] hero slider: an arrow that goes leaves the focus to the other one', () => {
    showLoaded()
    goTo(1)
    one('.swift-slider-next').focus()
    press('.swift-slider-next')
    expect(document.activeElement).toBe(one('.swift-slider-prev'))
  })

  test('[S51] hero slider: a loop goes round without a jump (S8)', () => {
    showLoaded(LOOP)
    goTo(2)
    press('.swift-slider-next')
    expect([active(), activeDot()]).toEqual([0, [0]])
    expect(track()).toBe('translate3d(-3840px, 0px, 0px)')
    expect(slides()[0]?.style.transform).toBe('translate3d(3840px, 0px, 0px)')
    pass(CHANGE_MS)
    expect(track()).toBe('translate3d(0px, 0px, 0px)')
    expect(slides()[0]?.style.transform).toBe('')
  })

  test('[S51] hero slider: of two slides that loop, either lies on the side that is seen (S8)', () => {
    showLoaded({ ...LOOP, prepare: () => slides()[2]?.remove() })
    press('.swift-slider-prev')
    expect([active(), track()]).toEqual([1, 'translate3d(1280px, 0px, 0px)'])
    expect(slides().map((slide) => slide.style.transform)).toEqual(['', 'translate3d(-1280px, 0px, 0px)'])
    pass(CHANGE_MS)
    expect(track()).toBe('translate3d(-1280px, 0px, 0px)')
  })

  test('[S51] hero slider: a change before the first caption has come is not followed by that', () => {
    show()
    arrive()
    pass(100)
    dots()[1]?.click()
    pass(CHANGE_MS - 50)
    expect(one('.caption-content').classList.contains('caption-active')).toBe(false)
    pass(50)
    expect(slides()[1]?.querySelector('.caption-active')).not.toBeNull()
  })

  test('[S51] hero slider: its controls take the tone of the slide (S9)', () => {
    showLoaded()
    goTo(1)
    const tones = ['pagination', 'prev', 'next', 'continue'].map((name) => {
      const { classList } = one(`.swift-slider-${name}`)
      return ['light', 'dark'].filter((tone) => classList.contains(tone)).join()
    })
    expect(tones).toEqual(['dark', 'dark', 'dark', 'dark'])
  })

  test('[S51] hero slider: the indicator is for the first slide (S10)', () => {
    showLoaded()
    goTo(1)
    expect(style('.swift-scroll-indicator').opacity).toBe('0')
    goTo(0)
    expect(style('.swift-scroll-indicator').opacity).toBe('1')
  })

  test('[S51] hero slider: the continue button comes 600 ms after the last slide, and stays (S11)', () => {
    showLoaded()
    const isHidden = () => one('.swift-slider-continue').classList.contains('continue-hidden')
    expect(isHidden()).toBe(true)
    dots()[2]?.click()
    pass(599)
    expect(isHidden()).toBe(true)
    pass(1)
    expect(isHidden()).toBe(false)
    goTo(0)
    expect(isHidden()).toBe(false)
  })

  test('[S51] hero slider: without continue its button is left alone (S12)', () => {
    showLoaded({ attributes: { continue: 'perhaps' } })
    goTo(2)
    expect(one('.swift-slider-continue').className).toBe('swift-slider-continue light')
    expect(takesClick(one('.swift-slider-continue'))).toBe(false)
  })

  test('[S51] hero slider: one slide has a button, no arrows, and stays where it is (S13)', () => {
    showLoaded({
      attributes: { 'slide-count': '1' },
      prepare() {
        for (const extra of [...slides().slice(1), ...dots().slice(1)]) extra.remove()
      },
    })
    expect(one('.swift-slider-continue').classList.contains('continue-hidden')).toBe(false)
    expect(host().classList.contains('no-swiping')).toBe(true)
    expect([style('.swift-slider-prev').display, style('.swift-slider-next').display]).toEqual(['', ''])
    drag({ x: -700, ms: 200 })
    expect([active(), track()]).toEqual([0, 'translate3d(0px, 0px, 0px)'])
  })

  test('[S51] hero slider: a fade: the slides lie over each other, the caption begins 100 ms later (S26)', () => {
    showLoaded(FADE)
    press('.swift-slider-next')
    expect([active(), track(), style('.swiper-wrapper').transitionDuration]).toEqual([
      1,
      'translate3d(0px, 0px, 0px)',
      '0ms',
    ])
    expect(slides().map((slide) => slide.style.transform)).toEqual(['', '', ''])
    pass(99)
    expect(slides()[1]?.querySelector('.caption-active')).toBeNull()
    pass(1)
    expect(slides()[1]?.querySelector('.caption-active')).not.toBeNull()
  })

  test('[S51] hero slider: two sliders do not know of each other (S36)', () => {
    const second = () => {
      const outer = one('.swift-slider-outer')
      const copy = outer.cloneNode(true) as HTMLElement
      copy.querySelector('.swift-slider')?.setAttribute('id', 'second')
      outer.after(copy)
    }
    show({ prepare: second })
    wake('#second')
    arrive()
    pass(600)
    press('#second .swift-slider-next')
    pass(CHANGE_MS)
    expect(title('prev')).toBe('Medals')
    expect(one('#second .swift-slider-prev h4').textContent).toBe('Cups')
    expect(one('#swift-slider-1 .swiper-slide-active').dataset['slideId']).toBe('1')
  })

  test('[S51] hero slider: from right to left the arrows change places (S39)', () => {
    showLoaded({ body: 'rtl' })
    press('.swift-slider-prev')
    expect(active()).toBe(1)
    expect(track()).toBe('translate3d(1280px, 0px, 0px)')
    pass(CHANGE_MS)
    expect(key('ArrowRight')).toBe(true)
    expect(active()).toBe(0)
    pass(CHANGE_MS)
    drag({ x: 60, ms: 200 })
    expect(active()).toBe(1)
    pass(CHANGE_MS)
    press('.swift-slider-next')
    expect(active()).toBe(0)
  })

  test('[S51] hero slider: with less motion a change is there at once', () => {
    showLoaded({ isMotionReduced: true })
    press('.swift-slider-next')
    expect([active(), title('prev'), style('.swiper-wrapper').transitionDuration]).toEqual([1, 'Cups', '0ms'])
    expect(slides()[1]?.querySelector('.caption-active')).not.toBeNull()
  })
})

describe('[S51] hero slider: by hand', () => {
  test.each([
    ['S17', 20, 200, 0],
    ['S18', 60, 200, 1],
    ['S19', 512, 600, 0],
    ['S20', 768, 600, 1],
  ])('[S51] hero slider: %s: a drag of %i px in %i ms', (_, px, ms, index) => {
    showLoaded()
    drag({ x: -px, ms })
    expect(active()).toBe(index)
    pass(CHANGE_MS)
    expect(track()).toBe(`translate3d(${index === 0 ? 0 : -1280}px, 0px, 0px)`)
  })

  test('[S51] hero slider: the slides follow at 0.7 of the pointer, and half of that beyond an end', () => {
    showLoaded()
    pointer('pointerdown', host(), 500, 300)
    pointer('pointermove', window, 400, 300)
    expect(track()).toBe('translate3d(-70px, 0px, 0px)')
    pointer('pointermove', window, 600, 300)
    expect(track()).toBe('translate3d(35px, 0px, 0px)')
    pointer('pointercancel', window, 600, 300)
    pass(CHANGE_MS)
    expect([active(), track()]).toEqual([0, 'translate3d(0px, 0px, 0px)'])
  })

  test('[S51] hero slider: a change that a drag interrupts ends after the release', () => {
    showLoaded()
    press('.swift-slider-next')
    pass(300)
    pointer('pointerdown', host(), 500, 300)
    pointer('pointermove', window, 490, 300)
    pass(CHANGE_MS)
    expect(title('prev')).toBe('Medals')
    pointer('pointerup', window, 490, 300)
    pass(CHANGE_MS)
    expect([active(), title('prev')]).toEqual([1, 'Cups'])
    expect(slides()[1]?.querySelector('.caption-active')).not.toBeNull()
  })

  test('[S51] hero slider: the link under a drag is not followed, until 100 ms later (S20)', () => {
    showLoaded()
    const link = one('.ss-slide-link')
    const heard = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', heard)
    drag({ x: -768, ms: 600, target: link })
    link.click()
    expect(heard).not.toHaveBeenCalled()
    pass(100)
    link.click()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('[S51] hero slider: a button released outside the window ends the drag', () => {
    showLoaded()
    pointer('pointerdown', host(), 500, 300)
    pointer('pointermove', window, 400, 300)
    pointer('pointermove', window, 300, 300, { buttons: 0 })
    pass(CHANGE_MS)
    expect([active(), track()]).toEqual([0, 'translate3d(0px, 0px, 0px)'])
    pointer('pointermove', window, 200, 300)
    expect(track()).toBe('translate3d(0px, 0px, 0px)')
    press('.swift-slider-next')
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: a slider inside a slide is dragged alone', () => {
    const inner = '<div id="inner" aria-roledescription="carousel"><p>Ribbons</p></div>'
    showLoaded({ prepare: () => one('.caption-wrap').insertAdjacentHTML('beforeend', inner) })
    drag({ x: -700, ms: 200, target: one('#inner p') })
    expect(active()).toBe(0)
  })

  test('[S51] hero slider: up and down, the right button and a second finger are not its (S21)', () => {
    showLoaded()
    drag({ x: -60, y: 300, ms: 200, pointer: { pointerType: 'touch' } })
    drag({ x: -700, ms: 200, pointer: { button: 2 } })
    drag({ x: -700, ms: 200, pointer: { isPrimary: false, pointerType: 'touch' } })
    expect([active(), track()]).toEqual([0, 'translate3d(0px, 0px, 0px)'])
    drag({ x: -60, ms: 200, pointer: { pointerType: 'touch' } })
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: arrow keys, if it is in view and nobody else wants them (S22)', () => {
    showLoaded()
    expect(key('ArrowRight')).toBe(true)
    expect(active()).toBe(1)
    expect(key('ArrowLeft')).toBe(true)
    expect(active()).toBe(0)
    expect(key('ArrowRight', document.body, { ctrlKey: true })).toBe(false)
    expect(key('ArrowDown')).toBe(false)
    document.body.insertAdjacentHTML('beforeend', '<input><div role="dialog"><button></button></div>')
    for (const field of ['input', '[role=dialog] button']) {
      one(field).focus()
      expect(key('ArrowRight', one(field))).toBe(false)
    }
    one('[role=dialog] button').blur()
    expect(key('ArrowLeft')).toBe(true)
    layout.place('.swift-slider-outer', { top: 2000, height: 600, width: 1280 })
    expect(key('ArrowRight')).toBe(false)
    expect(active()).toBe(0)
  })

  test('[S51] hero slider: a curtain goes by the wheel and the keys, in 1000 ms (S23, S25)', () => {
    showLoaded(CURTAIN)
    expect(wheel(100)).toBe(true)
    expect([active(), track(), style('.swiper-wrapper').transitionDuration]).toEqual([
      1,
      'translate3d(0px, -600px, 0px)',
      '1000ms',
    ])
    pass(59)
    expect(wheel(100)).toBe(true)
    expect(active()).toBe(1)
    pass(1000)
    expect(key('ArrowDown')).toBe(true)
    expect(active()).toBe(2)
    pass(1000)
    expect(key('ArrowDown')).toBe(false)
    expect(key('ArrowUp')).toBe(true)
  })

  /** A push on a touch pad: events with their delays in ms and their distances. */
  const PUSH: readonly (readonly [number, number])[] = [
    [0, 2],
    ...[14, 60, 120, 90, 70, 52, 39, 29, 22, 16, 12, 9, 7, 5].map((delta) => [16, delta] as const),
    ...[4, 3, 2, 1, 1, 1].map((delta, index) => [50 + 20 * index, delta] as const),
  ]
  function flick(direction: 1 | -1) {
    for (const [ms, delta] of PUSH) {
      pass(ms)
      wheel(direction * delta)
    }
  }

  test('[S51] hero slider: one push on a touch pad moves a curtain one slide, also while it runs out (S23)', () => {
    showLoaded(CURTAIN)
    flick(1)
    expect(active()).toBe(1)
    pass(1000)
    flick(1)
    expect(active()).toBe(2)
    // The other direction is another push at once.
    pass(60)
    flick(-1)
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: turns of a mouse wheel move a curtain one slide each (S23)', () => {
    showLoaded(CURTAIN)
    wheel(100)
    pass(60)
    wheel(100)
    expect(active()).toBe(2)
    pass(60)
    wheel(-100)
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: a curtain is dragged by a finger, all the way, and not by a mouse', () => {
    showLoaded(CURTAIN)
    drag({ y: -60, ms: 200 })
    expect(active()).toBe(0)
    pointer('pointerdown', host(), 0, 500, { pointerType: 'touch' })
    pointer('pointermove', window, 0, 400, { pointerType: 'touch' })
    expect(track()).toBe('translate3d(0px, -100px, 0px)')
    pointer('pointerup', window, 0, 400, { pointerType: 'touch' })
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: from a curtain’s last slide the wheel goes on to the content (S24)', () => {
    showLoaded(CURTAIN)
    goTo(2)
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    expect(wheel(100)).toBe(true)
    pass(900)
    expect(jumps.mock.lastCall).toEqual([{ top: 600, behavior: 'instant' }])
  })

  test('[S51] hero slider: a curtain that does not go on lets the page be scrolled at its ends', () => {
    showLoaded({ attributes: { 'slider-type': 'curtain', continue: 'false' } })
    expect(wheel(-100)).toBe(false)
    goTo(2)
    expect(wheel(100)).toBe(false)
  })

  test('[S51] hero slider: a curtain has the finger in the directions that it can go', () => {
    showLoaded(CURTAIN)
    const fingers = () => style('.swift-slider').getPropertyValue('touch-action')
    expect(fingers()).toBe('pan-x pan-up pinch-zoom')
    goTo(1)
    expect(fingers()).toBe('pan-x pinch-zoom')
    goTo(2)
    expect(fingers()).toBe('pan-x pan-down pinch-zoom')
  })

  test('[S51] hero slider: the continue button scrolls to what follows the slider, below what sticks', () => {
    showLoaded({
      body: 'sticky-header-enabled',
      boxes: {
        '.header-wrap': { height: 84 },
        '.sticky-header': { height: 84 },
        '#wpadminbar': { height: 32 },
      },
      prepare: () =>
        document.body.insertAdjacentHTML(
          'afterbegin',
          '<div id="wpadminbar"></div><div class="header-wrap"><header class="sticky-header"></header></div>',
        ),
    })
    goTo(2)
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    expect(takesClick(one('.swift-slider-continue'))).toBe(true)
    pass(900)
    expect(jumps.mock.lastCall).toEqual([{ top: 484, behavior: 'instant' }])
  })
})

describe('[S51] hero slider: by itself', () => {
  const AUTO: Setting = { attributes: { autoplay: '5000' }, prepare: () => one('video').remove() }

  test('[S51] hero slider: the first change comes after 7 s, the next 5 s after its end (S14)', () => {
    show(AUTO)
    arrive()
    pass(6999)
    expect(active()).toBe(0)
    pass(1)
    expect(active()).toBe(1)
    pass(5599)
    expect(active()).toBe(1)
    pass(1)
    expect(active()).toBe(2)
  })

  test('[S51] hero slider: from the last slide back to the first (S16)', () => {
    show(AUTO)
    arrive()
    goTo(2)
    pass(4599)
    expect(active()).toBe(2)
    pass(1)
    expect(active()).toBe(0)
  })

  test.each([
    ['an arrow (S15)', () => press('.swift-slider-next')],
    ['a key', () => key('ArrowRight')],
    ['a drag', () => drag({ x: -60, ms: 200 })],
  ])('[S51] hero slider: after %s it waits for the visitor', (_, act) => {
    show(AUTO)
    arrive()
    pass(3000)
    act()
    pass(60_000)
    expect(active()).toBe(1)
    expect(one('.laurel-hero-pause').getAttribute('aria-label')).toBe('Play the slides')
  })

  test('[S51] hero slider: a dot does not stop it', () => {
    show(AUTO)
    arrive()
    goTo(1)
    pass(5600)
    expect(active()).toBe(2)
  })

  test('[S51] hero slider: it waits under the pointer, and gives the slide its whole time again', () => {
    show(AUTO)
    arrive()
    pass(6900)
    pointer('pointerenter', host(), 5, 5)
    pass(9000)
    expect(active()).toBe(0)
    pointer('pointerleave', host(), 5, 5)
    pass(4999)
    expect(active()).toBe(0)
    pass(1)
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: a pointer that was there before it holds it as well, until a finger comes', () => {
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':hover' ? this === host() : matches.call(this, selector)
    })
    show(AUTO)
    arrive()
    pass(9000)
    expect(active()).toBe(0)
    pointer('pointerenter', host(), 5, 5, { pointerType: 'touch' })
    pass(5000)
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: a time that is too long for a timer is long', () => {
    show({ ...AUTO, attributes: { autoplay: '99999999999' } })
    arrive()
    pass(60_000)
    expect(active()).toBe(0)
  })

  test('[S51] hero slider: it waits while the page is hidden', () => {
    show(AUTO)
    arrive()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    pass(9000)
    expect(active()).toBe(0)
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    pass(5000)
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: a button stops it and starts it again', () => {
    show(AUTO)
    arrive()
    press('.laurel-hero-pause')
    pass(9000)
    expect(active()).toBe(0)
    press('.laurel-hero-pause')
    pass(7000)
    expect(active()).toBe(1)
  })

  test('[S51] hero slider: with less motion it begins only when it is asked to', () => {
    show({ ...AUTO, isMotionReduced: true })
    arrive()
    pass(9000)
    expect(active()).toBe(0)
    press('.laurel-hero-pause')
    pass(7000)
    expect(active()).toBe(1)
  })

  test.each(['', '0', 'soon', '-5'])('[S51] hero slider: "%s" ms are off, and need no button', (autoplay) => {
    show({ attributes: { autoplay }, prepare: () => one('video').remove() })
    arrive()
    pass(60_000)
    expect(active()).toBe(0)
    expect(document.querySelector('.laurel-hero-pause')).toBeNull()
  })
})

describe('[S51] hero slider: sizes', () => {
  test('[S51] hero slider: as high as it may be, its slides and its place as well', () => {
    showLoaded()
    for (const box of ['.swift-slider', '.swift-slider-outer', '.swiper-slide']) {
      expect(style(box).height).toBe('600px')
    }
    expect([style('.swiper-slide').width, style('.swiper-wrapper').width]).toEqual(['1280px', '3840px'])
  })

  test('[S51] hero slider: a caption that is too high makes it higher (S31)', () => {
    show({ boxes: { '[data-slide-id="3"] .caption-content': { height: 710 } } })
    for (const box of ['.swift-slider', '.swift-slider-outer', '.swiper-slide']) {
      expect(style(box).height).toBe('760px')
    }
    expect(style('[data-slide-id="3"] .caption-content').marginTop).toBe('-350px')
  })

  test.each([
    ['', '820px'],
    ['header-naked-dark', '900px'],
    ['header-below-slider', '900px'],
  ])('[S51] hero slider: full screen with body "%s" (S32)', (body, height) => {
    showLoaded({
      body,
      attributes: { fullscreen: 'true' },
      boxes: { '.header-wrap': { height: 80 } },
      prepare: () => document.body.insertAdjacentHTML('afterbegin', '<div class="header-wrap"></div>'),
    })
    expect(style('.swift-slider').height).toBe(height)
  })

  test('[S51] hero slider: in another window it is still at its slide, without a change (S34)', () => {
    showLoaded()
    goTo(2)
    const tone = vi.spyOn(one('.swift-slider-pagination').classList, 'toggle')
    layout.place('.swift-slider-outer', { top: 0, width: 800, height: 600 })
    layout.resize(800)
    expect(track()).toBe('translate3d(-1600px, 0px, 0px)')
    expect([active(), style('.swiper-slide').width]).toEqual([2, '800px'])
    expect(style('.swiper-wrapper').transitionDuration).toBe('0ms')
    expect(tone).not.toHaveBeenCalled()
  })

  test('[S51] hero slider: what comes to rest after the window is measured once more', () => {
    showLoaded()
    layout.resize(800)
    layout.place('.swift-slider-outer', { top: 0, width: 790, height: 600 })
    pass(80)
    expect(style('.swiper-slide').width).toBe('1280px')
    pass(20)
    expect(style('.swiper-slide').width).toBe('790px')
  })

  test('[S51] hero slider: a caption that has grown is in the middle again', () => {
    showLoaded({ boxes: { '.caption-content': { height: 100 } } })
    expect(style('.caption-content').marginTop).toBe('-50px')
    layout.place('.caption-content', { height: 160 })
    layout.resize(1280)
    expect(style('.caption-content').marginTop).toBe('-80px')
    layout.place('.caption-content', { height: 200 })
    window.dispatchEvent(new Event('scroll'))
    layout.resize(1280)
    expect(style('.caption-content').marginTop).toBe('-100px')
  })

  test('[S51] hero slider: a video of unknown size is taken for 1920 x 1080 (S30)', () => {
    showLoaded({ boxes: { '.swift-slider-outer': { width: 1440, height: 600 } } })
    const { width, height, marginTop, marginLeft } = style('video')
    expect([width, height, marginTop, marginLeft]).toEqual(['1442px', '812px', '-106px', '-1px'])
    expect(style('.video-wrap').width).toBe('1440px')
  })
})

describe('[S51] hero slider: videos', () => {
  const video = () => one<HTMLVideoElement>('video')
  const plays = () => playing.has(video())
  const scrollOut = () => {
    layout.place('.swift-slider-outer', { top: -700, height: 600, width: 1280 })
    layout.scroll(700)
  }
  const scrollBack = () => {
    layout.place('.swift-slider-outer', { top: 0, height: 600, width: 1280 })
    layout.scroll(0)
  }

  test('[S51] hero slider: a video plays while its slide is shown, and begins anew each time (S27)', () => {
    showLoaded()
    expect([plays(), video().muted, video().hasAttribute('playsinline')]).toEqual([false, true, true])
    goTo(1)
    expect(plays()).toBe(true)
    video().currentTime = 3
    goTo(0)
    expect([plays(), video().currentTime]).toEqual([false, 0])
  })

  test('[S51] hero slider: the video of a slide that a drag does not change goes on', () => {
    showLoaded()
    goTo(1)
    video().currentTime = 3
    drag({ x: -20, ms: 400 })
    pass(CHANGE_MS)
    expect([active(), plays(), video().currentTime]).toEqual([1, true, 3])
  })

  test('[S51] hero slider: out of view it pauses, and goes on when it is back (S28)', () => {
    showLoaded({ attributes: { 'slider-type': 'curtain' } })
    goTo(1)
    video().currentTime = 3
    scrollOut()
    expect([plays(), video().currentTime]).toEqual([false, 3])
    scrollBack()
    expect([plays(), video().currentTime]).toEqual([true, 3])
  })

  test('[S51] hero slider: one that has come to its end plays again when its slide comes back, not before (S29)', () => {
    showLoaded()
    goTo(1)
    playing.clear()
    video().currentTime = 9
    video().dispatchEvent(new Event('ended'))
    expect(video().classList.contains('finished')).toBe(true)
    scrollOut()
    scrollBack()
    expect([plays(), video().currentTime]).toEqual([false, 9])
    goTo(0)
    expect(plays()).toBe(false)
    goTo(1)
    expect([plays(), video().currentTime]).toEqual([true, 0])
    expect(video().classList.contains('finished')).toBe(false)
  })

  test('[S51] hero slider: the button stops the video as well; so does a page that is hidden', () => {
    showLoaded()
    goTo(1)
    press('.laurel-hero-pause')
    expect(plays()).toBe(false)
    press('.laurel-hero-pause')
    expect(plays()).toBe(true)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(plays()).toBe(false)
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(plays()).toBe(true)
  })

  test('[S51] hero slider: a video does not begin by itself, whatever the server says', () => {
    showLoaded({ isMotionReduced: true, prepare: () => video().setAttribute('autoplay', '') })
    expect(video().autoplay).toBe(false)
    unmountAll()
    expect(video().autoplay).toBe(true)
  })

  test('[S51] hero slider: without the last video there is nothing to pause', async () => {
    allowed = false
    show()
    expect(document.querySelector('.laurel-hero-pause')).not.toBeNull()
    await turns()
    expect(document.querySelector('.laurel-hero-pause')).toBeNull()
  })

  test('[S51] hero slider: an answer that comes when it is gone takes no video away', async () => {
    allowed = false
    show()
    unmountAll()
    await turns()
    expect(document.querySelector('video')).not.toBeNull()
  })

  test('[S51] hero slider: with less motion a video is a picture, until the visitor plays it', () => {
    showLoaded({ isMotionReduced: true })
    goTo(1)
    expect(plays()).toBe(false)
    press('.laurel-hero-pause')
    expect(plays()).toBe(true)
  })

  test('[S51] hero slider: videos that may not play are taken away from every slide; their pictures stay', async () => {
    allowed = false
    showLoaded()
    await turns()
    expect(document.querySelector('video')).toBeNull()
    expect(slides()[1]?.style.backgroundImage).toContain('hero-workshop.jpg')
    unmountAll()
    expect(one('.video-wrap > video')).toBeInstanceOf(HTMLVideoElement)
    expect(slides()[1]?.style.backgroundImage).toBe('')
  })

  test('[S51] hero slider: a video that may not play is removed later too, a broken one not', async () => {
    showLoaded()
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(
      new DOMException('', 'NotSupportedError'),
    )
    goTo(1)
    await turns()
    expect(document.querySelector('video')).not.toBeNull()
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    scrollOut()
    scrollBack()
    await turns()
    expect(document.querySelector('video')).toBeNull()
  })
})

describe('[S51] hero slider: header and page', () => {
  const NAKED: Setting = {
    body: 'header-naked-light',
    prepare: () =>
      document.body.insertAdjacentHTML('afterbegin', '<div class="header-wrap" data-style="default"></div>'),
  }

  test('[S51] hero slider: a header over it takes the slide’s style, at the page’s top (S35)', () => {
    showLoaded(NAKED)
    expect(one('.header-wrap').dataset['style']).toBe('light')
    goTo(1)
    expect(one('.header-wrap').dataset['style']).toBe('dark')
    layout.scroll(10)
    goTo(0)
    expect(one('.header-wrap').dataset['style']).toBe('dark')
    unmountAll()
    expect(one('.header-wrap').dataset['style']).toBe('default')
  })

  test('[S51] hero slider: another header is left alone', () => {
    showLoaded({ ...NAKED, body: 'header-standard' })
    goTo(1)
    expect(one('.header-wrap').dataset['style']).toBe('default')
  })

  const inContainer = () => {
    document.body.insertAdjacentHTML('afterbegin', '<div id="container"></div>')
    one('#container').append(one('.swift-slider-outer'))
  }

  const inContent = () => {
    document.body.insertAdjacentHTML('afterbegin', '<main></main>')
    one('main').append(one('.swift-slider-outer'))
  }

  test('[S51] hero slider: at the page’s top it stays behind when the page is scrolled (S40)', () => {
    showLoaded({ prepare: inContainer })
    expect(host().classList.contains('swift-slider-parallax')).toBe(true)
    layout.scroll(100)
    expect(host().style.transform).toBe('translate3d(0px, -20px, 0px)')
    const { transform, opacity } = style('.caption-wrap')
    expect([transform, Number(opacity).toFixed(2)]).toEqual(['translate3d(0px, -15px, 0px)', '0.78'])
    expect(one('.swift-slider-outer').classList.contains('not-visible')).toBe(false)
    layout.scroll(600)
    expect(one('.swift-slider-outer').classList.contains('not-visible')).toBe(true)
    layout.scroll(0)
    expect([host().style.transform, style('.caption-wrap').opacity]).toEqual(['', ''])
  })

  test.each<[string, Setting]>([
    [
      'in the content',
      {
        prepare: inContent,
        boxes: { '.swift-slider-outer': { top: 400, width: 1280, height: 600 } },
      },
    ],
    ['of a boxed page', { prepare: inContainer, body: 'layout-boxed' }],
    ['that is a curtain', { prepare: inContainer, ...CURTAIN }],
    ['for who wants less motion', { prepare: inContainer, isMotionReduced: true }],
  ])('[S51] hero slider: one %s goes with the page (S40)', (_, setting) => {
    showLoaded(setting)
    layout.scroll(100)
    expect(host().classList.contains('swift-slider-parallax')).toBe(false)
    expect(host().style.transform).toBe('')
  })

  test('[S51] hero slider: on a narrow window it stays put, but knows when it is past', () => {
    showLoaded({ prepare: inContainer })
    layout.resize(768)
    layout.scroll(100)
    expect(host().style.transform).toBe('')
    layout.resize(769)
    layout.scroll(100)
    expect(host().style.transform).not.toBe('')
    // The scroll bar is not part of the window's width.
    layout.place('html', { width: 768, height: 900 })
    layout.resize(783)
    layout.scroll(100)
    expect(host().style.transform).toBe('')
    layout.scroll(600)
    expect(one('.swift-slider-outer').classList.contains('not-visible')).toBe(true)
  })

  const scrolledCurtain = (scrollY: number) => {
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const prepare = () => {
      inContainer()
      vi.stubGlobal('scrollY', scrollY)
    }
    show({ ...CURTAIN, prepare })
    pass(300)
    return jumps
  }

  test('[S51] hero slider: the page comes up for a curtain, when it is loaded or the mouse comes in', () => {
    expect(scrolledCurtain(10).mock.lastCall).toEqual([{ top: 0, behavior: 'instant' }])
    unmountAll()
    const jumps = scrolledCurtain(9)
    jumps.mockClear()
    pointer('pointerenter', host(), 5, 5, { pointerType: 'touch' })
    pass(900)
    expect(jumps).not.toHaveBeenCalled()
    pointer('pointerenter', host(), 5, 5)
    pass(900)
    expect(jumps.mock.lastCall).toEqual([{ top: 0, behavior: 'instant' }])
  })

  test('[S51] hero slider: a curtain does not scroll a page whose address has a hash', () => {
    window.location.hash = '#names'
    const jumps = scrolledCurtain(300)
    window.location.hash = ''
    expect(jumps).not.toHaveBeenCalled()
  })

  test.each([
    ['a curtain', CURTAIN, '', 3],
    ['a slider', {}, '', 0],
    ['one that is hidden', CURTAIN, 'indicator-hidden', 0],
  ])('[S51] hero slider: the scroll indicator of %s pulses, or not', (_, setting, name, count) => {
    const animate = vi.fn()
    const prepare = () => {
      if (name) one('.swift-scroll-indicator').classList.add(name)
      for (const dot of all('.swift-scroll-indicator span')) Object.assign(dot, { animate })
    }
    show({ ...setting, prepare })
    expect(animate).toHaveBeenCalledTimes(count)
    if (count === 0) return
    const [frames, timing] = animate.mock.calls[2] ?? []
    expect(timing).toEqual({ duration: 2900, delay: 1000, iterations: Infinity })
    const times = (frames as { offset: number; opacity: number }[]).map(({ offset, opacity }) => [
      Math.round(offset * 2900),
      opacity,
    ])
    expect(times).toEqual([
      [0, 0],
      [300, 0],
      [400, 1],
      [900, 0],
      [2900, 0],
    ])
  })
})

describe('[S51] hero slider: for everyone', () => {
  test('[S51] hero slider: it is a carousel, of which one slide can be reached', () => {
    showLoaded()
    expect([host().getAttribute('role'), host().getAttribute('aria-roledescription')]).toEqual([
      'group',
      'carousel',
    ])
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3: Cups',
      '2 of 3: Workshop',
      '3 of 3: Medals',
    ])
    expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Slide 1: Cups',
      'Slide 2: Workshop',
      'Slide 3: Medals',
    ])
    key('Enter', dots()[1])
    expect(active()).toBe(1)
    expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'true', null])
    expect(one('.laurel-live-region').textContent).toBe('Slide 2 of 3: Workshop')
  })

  test('[S51] hero slider: the focus in a slide that goes is in the one that comes', () => {
    showLoaded()
    one('.ss-slide-link').focus()
    expect(key('ArrowRight', one('.ss-slide-link'))).toBe(true)
    expect(document.activeElement).toBe(slides()[1])
  })

  test('[S51] hero slider: gone, it leaves all as the server printed it', () => {
    const markup = () =>
      one('.swift-slider-outer').outerHTML.replace(/class="([^"]*)"/g, (_, names: string) =>
        names.split(' ').sort().join(' '),
      )
    let before = ''
    showLoaded({
      prepare() {
        // A DOM serialises a style in its own way once it was changed.
        for (const slide of slides()) slide.style.width = '1px'
        for (const slide of slides()) slide.style.width = ''
        for (const node of all('[style=""]')) node.removeAttribute('style')
        before = markup()
      },
    })
    goTo(2)
    unmountAll()
    expect(markup()).toBe(before)
    press('.swift-slider-next')
    key('ArrowRight')
    pass(60_000)
    layout.scroll(100)
    expect(markup()).toBe(before)
  })

  test('[S51] hero slider: one without slides does not keep the next from its own (S37)', () => {
    show({ fragment: 'hero-slider.odd', host: '#bare' })
    expect(all('#bare .swiper-slide-active')).toHaveLength(1)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S51] hero slider: odd attributes are as if they were not there', () => {
    show({ fragment: 'hero-slider.odd', host: '#odd' })
    expect(style('#odd').height).toBe('900px')
    expect(all('#odd .dot').map(({ style: { display } }) => display)).toEqual(['', '', 'none'])
    approach('#odd')
    press('#odd .swift-slider-next')
    expect(one('#odd .swiper-slide-active').dataset['slideTitle']).toBe('')
    pass(CHANGE_MS)
    expect(one('#odd .swift-slider-next h4').textContent).toBe('Cups')
    expect(one('#odd .swift-slider-continue').className).toBe('swift-slider-continue')
  })

  test('[S51] hero slider: of all slides there are, dots are drawn unless they are hidden (S38)', () => {
    show({ fragment: 'hero-slider.odd', host: '#all' })
    expect(all('#all .dot > span')).toHaveLength(4)
    all('#all .dot')[3]?.click()
    pass(CHANGE_MS)
    expect([
      one('#all .swift-slider-prev h4').textContent,
      one('#all .swift-slider-next h4').textContent,
    ]).toEqual(['C', 'A'])
    unmountAll()
    expect(all('#all .dot')).toHaveLength(0)
    one('#all .swift-slider-pagination').classList.add('pagination-hidden')
    wake('#all')
    expect(all('#all .dot')).toHaveLength(0)
  })

  test('[S51] hero slider: titles and addresses of others do no harm', () => {
    show({ fragment: 'hero-slider.hostile' })
    arrive('error')
    press('.swift-slider-next')
    pass(CHANGE_MS)
    expect(title('prev')).toBe('<img src=x onerror="window.harmed=1">')
    expect(one('.swift-slider-prev').children).toHaveLength(1)
    expect(one('.swift-slider-next').className).toBe('swift-slider-next dark')
    expect('harmed' in window).toBe(false)
  })

  test('[S51] hero slider: slides without a frame are reported, and left alone', () => {
    expect(() => show({ prepare: () => one('.swiper-wrapper').classList.remove('swiper-wrapper') })).toThrow(
      /lacks wrapper/,
    )
  })
})
