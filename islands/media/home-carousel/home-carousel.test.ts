import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dragBy, fakeLine, movedBy } from '../../../src/slides/test-stage'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { itemsPerView } from './slide-view'

const mount = mounter(island)

const MOVE_MS = 620
let stage: ReturnType<typeof fakeLine>

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  document.head.innerHTML = ''
})

const LISTS = '.home-hero-carousel > ul, .category-carousel > ul'

function start({ windowPx = 1200, settings = {}, lists = LISTS, prepare = () => {} } = {}) {
  stage = fakeLine({ windowPx, placePx: 600 })
  showFragment('home-carousel')
  prepare()
  vi.stubGlobal('laurelConfig', settings)
  for (const list of document.querySelectorAll<HTMLElement>(lists)) {
    mount(list, fakePage())
  }
}
const hero = () => one('.home-hero-carousel')
const categories = () => one('.category-carousel')
const list = (box: Element) => one('ul.lightSlider', box)
const active = (box: Element) =>
  [...list(box).children].findIndex((slide) => slide.classList.contains('active'))
const arrow = (box: Element, name: 'Next' | 'Prev') => one(`.lSAction > .lS${name}`, box)
const dots = (box: Element) => [...box.querySelectorAll<HTMLElement>('.lSPager > li')]
const pass = (ms: number) => vi.advanceTimersByTime(ms)

describe('[S21] home carousels', () => {
  test.each([
    [1200, 6],
    [990, 6],
    [989, 4],
    [767, 4],
    [766, 3],
    [480, 3],
    [479, 2],
  ])('[S21] home carousels: at %i px %i categories in view (2.3)', (windowPx, count) => {
    expect(itemsPerView('categories', windowPx)).toBe(count)
    expect(itemsPerView('hero', windowPx)).toBe(1)
    start({ windowPx })
    expect(one('.category-carousel li').style.width).toBe(`${600 / count}px`)
  })

  test('[S21] home carousels: the structure of the theme’s sliders', () => {
    start()
    const ul = one(
      ':scope > .lSSlideOuter > .lSSlideWrapper.usingCss > ul.lightSlider.lSSlide.lsGrab',
      hero(),
    )
    expect([...ul.children].map((slide) => slide.className)).toEqual(['lslide active', 'lslide', 'lslide'])
    expect(one('.lSSlideWrapper > .lSAction', hero()).children).toHaveLength(2)
    expect(dots(hero()).map((dot) => dot.className)).toEqual(['active', '', ''])
    expect(dots(hero()).map((dot) => dot.textContent)).toEqual(['1', '2', '3'])
    expect(one('.lSSlideOuter', hero()).getAttribute('aria-roledescription')).toBe('carousel')
    // Nine categories, six in view.
    expect(dots(categories())).toHaveLength(4)
  })

  test('[S21] home carousels: the hero loops forwards and backwards (2.1)', () => {
    start()
    for (const expected of [1, 2, 0, 1]) {
      takesClick(arrow(hero(), 'Next'))
      pass(MOVE_MS)
      expect(active(hero())).toBe(expected)
    }
    takesClick(arrow(hero(), 'Prev'))
    takesClick(arrow(hero(), 'Prev'))
    pass(MOVE_MS)
    expect(active(hero())).toBe(2)
    expect(dots(hero())[2]?.className).toBe('active')
    expect(list(hero()).querySelectorAll('li')).toHaveLength(3)
  })

  test('[S21] home carousels: the step from the last slide to the first moves on to the left, over 600 ms', () => {
    start()
    dots(hero())[2]?.querySelector('a')?.click()
    pass(MOVE_MS)
    const seen = () => {
      const at = movedBy(list(hero()))
      return [...list(hero()).children].map(
        (slide, index) => at + index * 600 + movedBy(slide as HTMLElement),
      )
    }
    expect(seen()[2]).toBe(0)
    takesClick(arrow(hero(), 'Next'))
    pass(100)
    const [first = 0, , last = 0] = seen()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(600)
    expect(Math.round(first - last)).toBe(600)
    pass(MOVE_MS)
    expect(seen()[0]).toBe(0)
  })

  test.each([
    ['Next', 1],
    ['Prev', -1],
  ] as const)('[S21] home carousels: of two slides, %s brings the other from its own side', (name, side) => {
    start({ prepare: () => one('.home-hero-carousel li').remove() })
    takesClick(arrow(hero(), name))
    pass(100)
    const other = list(hero()).children[1] as HTMLElement
    const at = movedBy(list(hero())) + 600 + movedBy(other)
    expect(Math.sign(at)).toBe(side)
    expect(Math.abs(at)).toBeLessThan(600)
  })

  test('[S21] home carousels: slides of the hero that are out of view are inert', () => {
    start()
    takesClick(arrow(hero(), 'Next'))
    expect([...list(hero()).children].map((slide) => slide.hasAttribute('inert'))).toEqual([
      true,
      false,
      true,
    ])
  })

  test('[S21] home carousels: there is no autoplay (2.2)', () => {
    start()
    pass(60_000)
    expect([active(hero()), active(categories())]).toEqual([0, 0])
  })

  test('[S21] home carousels: an arrow moves the categories by one, and stops at the ends', () => {
    start()
    takesClick(arrow(categories(), 'Prev'))
    expect(active(categories())).toBe(0)
    for (let step = 0; step < 5; step++) takesClick(arrow(categories(), 'Next'))
    pass(MOVE_MS)
    expect(active(categories())).toBe(3)
    expect(movedBy(list(categories()))).toBe(-300)
  })

  test('[S21] home carousels: there are no arrows and no dots where all categories fit (2.4)', () => {
    start({
      prepare: () => {
        for (const more of document.querySelectorAll('.category-carousel li:nth-child(n+6)')) more.remove()
      },
    })
    expect(one('.lSAction', categories()).style.display).toBe('none')
    expect(one('.lSSlideOuter', categories()).classList.contains('noPager')).toBe(true)
    expect(dots(categories())).toHaveLength(0)
    dragBy(one('.category-carousel a'), -200, { release: false })
    expect(movedBy(list(categories()))).toBe(0)
  })

  test.each([
    [-30, 0],
    [-50, 1],
    [50, 2],
  ])('[S21] home carousels: the hero dragged by %i px shows slide %i', (px, index) => {
    start()
    dragBy(one('.home-hero-carousel a'), px)
    pass(MOVE_MS)
    expect(active(hero())).toBe(index)
  })

  test('[S21] home carousels: a category out of view that gets the focus is moved into view', () => {
    start()
    document.querySelectorAll<HTMLElement>('.category-carousel a[href^="/"]')[7]?.focus()
    expect(active(categories())).toBe(2)
  })

  test('[S21] home carousels: resizing the window changes how many categories are in view', () => {
    start()
    takesClick(arrow(categories(), 'Next'))
    pass(MOVE_MS)
    stage.resize({ windowPx: 400, placePx: 300 })
    vi.stubGlobal('innerWidth', 400)
    window.dispatchEvent(new Event('resize'))
    pass(50)
    expect(one('.category-carousel li').style.width).toBe('150px')
    expect(dots(categories())).toHaveLength(8)
    expect(active(categories())).toBe(1)
  })

  test('[S21] home carousels: with reduced motion, the same slide is shown at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    start()
    takesClick(arrow(categories(), 'Next'))
    expect(movedBy(list(categories()))).toBe(-100)
  })

  test('[S21] home carousels: the site’s own selectors', () => {
    start({
      settings: { categoryCarousel: '#kinds', homeHeroCarousel: '.top ul' },
      lists: '#kinds, .top ul',
      prepare: () => {
        hero().className = 'top home-hero-carousel'
        one('.category-carousel > ul').id = 'kinds'
      },
    })
    expect(one('.category-carousel li').style.width).toBe('100px')
    expect(one('.home-hero-carousel li').style.width).toBe('600px')
  })

  test.each(['.x:is(ul', '..x', ' '])(
    '[S21] home carousels: with the invalid selector %j as a setting, the default list shows categories (2.5)',
    (categoryCarousel) => {
      start({ settings: { categoryCarousel } })
      expect(one('.category-carousel li').style.width).toBe('100px')
    },
  )

  test('[S21] home carousels: an unclosed selector that matches the hero does not make it a list of categories', () => {
    start({ settings: { categoryCarousel: '.home-hero-carousel > :is(ul' } })
    expect(one('.home-hero-carousel li').style.width).toBe('600px')
  })

  test.each([
    [{}, '.home-hero-carousel > ul,.category-carousel > ul'],
    [null, '.home-hero-carousel > ul,.category-carousel > ul'],
    [{ homeHeroCarousel: '#top', categoryCarousel: '.kinds ul' }, '#top,.kinds ul'],
    [{ homeHeroCarousel: '..top', categoryCarousel: 5 }, '.home-hero-carousel > ul,.category-carousel > ul'],
    [{ homeHeroCarousel: ' ' }, '.home-hero-carousel > ul,.category-carousel > ul'],
  ])(
    '[S21] home carousels: with the settings %j the registry looks for %s (2.5)',
    async (laurelConfig, selector) => {
      vi.stubGlobal('laurelConfig', laurelConfig)
      vi.resetModules()
      const { islands: registry } = await import('../../../tools/all-islands')
      expect(registry.find(({ name }) => name === 'home-carousel')?.selector).toBe(selector)
    },
  )

  test('[S21] home carousels: an empty list and a list built by the theme’s own slider are left alone', () => {
    start({
      prepare: () => {
        one('.home-hero-carousel > ul').replaceChildren()
        one('.category-carousel > ul').classList.add('lightSlider')
      },
    })
    expect(document.querySelector('.lSSlideOuter')).toBeNull()
  })

  test('[S21] home carousels: when slides are added or removed, the carousel is rebuilt at the same slide', async () => {
    start()
    takesClick(arrow(categories(), 'Next'))
    pass(MOVE_MS)
    list(categories()).insertAdjacentHTML(
      'beforeend',
      '<li><a href="/product-category/darts/">Darts</a></li>',
    )
    await Promise.resolve()
    expect(dots(categories())).toHaveLength(5)
    expect(categories().querySelectorAll('.lSSlideOuter')).toHaveLength(1)
    expect([active(categories()), movedBy(list(categories()))]).toEqual([1, -100])
    const printed = [...list(categories()).children]
    list(categories()).replaceChildren()
    await Promise.resolve()
    expect(categories().querySelector('.lSSlideOuter')).toBeNull()
    expect(printed.map((slide) => slide.getAttribute('style'))).toEqual(Array(10).fill(null))
    one('.category-carousel > ul').append(...printed.slice(0, 3))
    await Promise.resolve()
    expect(list(categories()).children).toHaveLength(3)
    expect(dots(categories())).toHaveLength(0)
  })

  test('[S21] home carousels: unmounting restores the printed markup', () => {
    const markup = () => document.body.innerHTML.replaceAll(/<div class="laurel-live-region.*?<\/div>/g, '')
    let printed = ''
    start({
      prepare: () => {
        printed = markup()
      },
    })
    takesClick(arrow(hero(), 'Next'))
    pass(MOVE_MS)
    unmountAll()
    expect(markup()).toBe(printed)
  })
})
