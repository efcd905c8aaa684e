import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const LINKS = '.sf-mobile-shop-filters-link, .upsell-heading-link'

/** jsdom and happy-dom have no animations, so a slide ends when the test says so. */
let slides: { onfinish: (() => void) | null; cancel(): void; height: unknown[] }[]

beforeEach(() => {
  slides = []
  const style = document.createElement('style')
  style.textContent = '.sf-mobile-shop-filters, .upsells > ul.products { display: none }'
  document.head.append(style)
  Object.assign(HTMLElement.prototype, {
    animate: (frames: { height: unknown }[], { duration }: { duration: number }) => {
      const slide = {
        onfinish: null,
        cancel: () => {},
        height: [...frames.map(({ height }) => height), duration],
      }
      slides.push(slide)
      return slide
    },
  })
})
afterEach(() => {
  unmountAll()
  document.head.querySelector('style')?.remove()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

function show(fragment = 'shop-list') {
  showFragment(fragment)
  wake()
}
function wake() {
  const page = fakePage()
  for (const link of document.querySelectorAll<HTMLElement>(LINKS)) mount(link, page)
}
function click(selector = '.sf-mobile-shop-filters-link') {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  one(selector).dispatchEvent(event)
  return event.defaultPrevented
}
const endSlides = () => {
  for (const { onfinish } of slides.splice(0)) onfinish?.()
}
const link = () => one('.sf-mobile-shop-filters-link')
const panel = () => one('.sf-mobile-shop-filters')

describe('[S30] mobile filters', () => {
  test('[S30] mobile filters: the first click opens, the second closes (PL12)', () => {
    show()
    expect(click()).toBe(true)
    expect([link().classList.contains('filters-open'), panel().style.display]).toEqual([true, 'block'])
    expect(slides[0]?.height.at(-1)).toBe(400)
    endSlides()
    expect(click()).toBe(true)
    expect(link().classList.contains('filters-open')).toBe(false)
    expect(panel().style.display).toBe('block')
    endSlides()
    expect(panel().style.display).toBe('none')
  })

  test('[S30] mobile filters: a click during the slide reverses it', () => {
    show()
    click()
    click()
    click()
    endSlides()
    expect([link().classList.contains('filters-open'), panel().style.display]).toEqual([true, 'block'])
  })

  test('[S30] mobile filters: the link is a button with aria-expanded and aria-controls', () => {
    show()
    expect([link().getAttribute('role'), link().getAttribute('aria-expanded')]).toEqual(['button', 'false'])
    expect(link().getAttribute('aria-controls')).toBe(panel().id)
    link().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(link().getAttribute('aria-expanded')).toBe('true')
  })

  test('[S30] mobile filters: aria-controls follows a panel that was replaced', () => {
    showFragment('shop-list')
    const page = fakePage()
    mount(link(), page)
    const anew = panel().cloneNode(true) as HTMLElement
    anew.id = 'anew'
    panel().replaceWith(anew)
    page.tellMarkup(anew)
    expect(link().getAttribute('aria-controls')).toBe('anew')
  })

  test('[S30] mobile filters: the link’s icons do not change', () => {
    showFragment('shop-list')
    link().innerHTML = '<i class="sf-icon-plus"></i>'
    wake()
    click()
    expect(one('i', link()).className).toBe('sf-icon-plus')
  })

  test('[S30] mobile filters: reduced motion opens and closes at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    click()
    expect(panel().style.display).toBe('block')
    click()
    expect(panel().style.display).toBe('none')
  })

  test('[S30] mobile filters: works with several panels, existing ids, and a link that was printed open', () => {
    show('shop-list.odd')
    const panels = [...document.querySelectorAll<HTMLElement>('.sf-mobile-shop-filters')]
    expect(link().getAttribute('aria-expanded')).toBe('true')
    expect(link().getAttribute('aria-controls')).toBe(`${panels[0]?.id} filters-by-price`)
    click()
    endSlides()
    expect(panels.map(({ style }) => style.display)).toEqual(['none', 'none'])
  })

  test('[S30] mobile filters: two links of one panel show the same state', () => {
    showFragment('shop-list')
    link().after(link().cloneNode(true))
    wake()
    const states = () =>
      [...document.querySelectorAll('.sf-mobile-shop-filters-link')].map((copy) => [
        copy.classList.contains('filters-open'),
        copy.getAttribute('aria-expanded'),
      ])
    click()
    expect(states()).toEqual(Array(2).fill([true, 'true']))
    click('.sf-mobile-shop-filters-link + .sf-mobile-shop-filters-link')
    expect(states()).toEqual(Array(2).fill([false, 'false']))
  })

  test('[S30] mobile filters: works with a panel that was replaced', () => {
    show()
    panel().outerHTML = '<div class="sf-mobile-shop-filters">anew</div>'
    click()
    expect(panel().style.display).toBe('block')
  })

  test.each(['shop-list', 'shop-list.upsells'])('[S30] shop toggles: unmounting restores %s', (fragment) => {
    showFragment(fragment)
    const before = document.body.innerHTML
    wake()
    click(LINKS)
    click(LINKS)
    click(LINKS)
    unmountAll()
    endSlides()
    click(LINKS)
    expect(document.body.innerHTML).toBe(before)
  })
})

describe('[S30] upsells', () => {
  test('[S30] upsells: the heading opens and closes the products under it', () => {
    show('shop-list.upsells')
    const heading = one('.upsell-heading-link')
    const offers = one('.upsells > .products')
    expect(click('.upsell-heading-link')).toBe(true)
    endSlides()
    expect([heading.classList.contains('upsell-open'), offers.style.display]).toEqual([true, 'block'])
    expect(one('i', heading).className).toBe('sf-icon-minus')
    expect(heading.getAttribute('aria-controls')).toBe('products')
    click('.upsell-heading-link')
    endSlides()
    expect([heading.classList.contains('upsell-open'), offers.style.display]).toEqual([false, 'none'])
    expect(one('i', heading).className).toBe('sf-icon-plus')
    expect(one<HTMLElement>('.related .products').style.display).toBe('')
  })

  test('[S30] upsells: a heading without products does nothing, and its link is not followed', () => {
    document.body.innerHTML = '<h4><a href="#" class="upsell-heading-link">More</a></h4>'
    wake()
    expect(click('.upsell-heading-link')).toBe(true)
    expect(one('a').hasAttribute('aria-controls')).toBe(false)
  })
})
