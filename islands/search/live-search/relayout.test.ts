import { afterEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import {
  all,
  block,
  click,
  container,
  field,
  IPHONE,
  isShown,
  manyProducts,
  microtasks,
  NOTHING,
  pass,
  press,
  rows,
  search,
  setUpSearch,
  show,
  until,
} from '../../../tests/unit/search-box'
import { settle } from '../../../tests/unit/settle'

setUpSearch()

// The body outlives this file.
afterEach(() => {
  for (const name of ['getBoundingClientRect', 'scrollHeight']) Reflect.deleteProperty(document.body, name)
})

interface Sizes {
  /** The box in the document. */
  top: number
  left: number
  width: number
  /** The height of the filled block. */
  list: number
  /** The height of the document without the block. */
  height: number
  /** Where a positioned body begins. */
  bodyTop: number
}

let sizes: Sizes

/** Neither DOM lays anything out: sizes are those of a browser that has. A box of 44 px and its borders. */
function layOutList(changed: Partial<Sizes> = {}) {
  sizes = { top: 100, left: 40, width: 300, list: 400, height: 3000, bodyTop: 0, ...changed }
  const set = (element: Element, name: string, get: () => number) =>
    Object.defineProperty(element, name, { configurable: true, get })
  container().getBoundingClientRect = () =>
    new DOMRect(sizes.left - window.scrollX, sizes.top - window.scrollY, sizes.width, 46)
  document.body.getBoundingClientRect = () =>
    new DOMRect(0, sizes.bodyTop - window.scrollY, 1000, sizes.height)
  set(container(), 'clientHeight', () => 44)
  set(block(), 'offsetHeight', () => (block().style.display === 'none' ? 0 : sizes.list))
  set(document.body, 'scrollHeight', () => sizes.height)
}

const place = () => {
  const { width, top, left } = block().style
  return { width, top, left }
}

const happens = async (type: string, target: EventTarget = window) => {
  target.dispatchEvent(new Event(type))
  await pass(20)
}

describe('[S42] live search: where the list is', () => {
  test('[S42] live search: under the box, as wide as it is (row 71)', async () => {
    await show()
    layOutList()
    await search('cup')
    expect(place()).toEqual({ width: '300px', top: '144px', left: '40px' })
    expect(block().classList.contains('less500')).toBe(true)
  })

  test.each([
    [500, true],
    [501, false],
  ])('[S42] live search: under a box of %d px it is a narrow one: %s (row 71)', async (width, narrow) => {
    await show()
    layOutList({ width })
    await search('cup')
    expect(block().classList.contains('less500')).toBe(narrow)
  })

  test('[S42] live search: a box that grows has a wider list', async () => {
    await show()
    layOutList()
    await search('cup')
    sizes.width = 600
    await happens('resize')
    expect(block().classList.contains('less500')).toBe(false)
    expect(place().width).toBe('600px')
  })

  test('[S42] live search: in a body that is placed itself (row 72)', async () => {
    await show()
    document.body.style.position = 'relative'
    layOutList({ bodyTop: 32 })
    await search('cup')
    expect(place().top).toBe('112px')
  })

  test.each([
    [400, '500px', 'over the box'],
    [250, '944px', 'under it: there is room'],
    [950, '944px', 'under it: there is no room above either'],
  ])(
    '[S42] live search: a list of %d px near the end of the page is at %s, %s (rows 73, 74)',
    async (list, top) => {
      await show()
      layOutList({ top: 900, height: 1200, list })
      await search('cup')
      expect(place().top).toBe(top)
    },
  )

  test('[S42] live search: near the end of the page it is placed with all its rows, before it is seen', async () => {
    await show()
    layOutList({ top: 900, height: 1200 })
    Object.defineProperty(block(), 'offsetHeight', { configurable: true, get: () => rows().length * 10 })
    await search('cup', manyProducts(40))
    await search('medal')
    expect(place().top).toBe('944px')
    field().value = 'cup'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await microtasks()
    expect([rows().length, place().top]).toEqual([41, '490px'])
  })

  test('[S42] live search: with room below it the first rows do not wait for the others, which leave it where it is', async () => {
    await show()
    layOutList()
    await search('cup', manyProducts(40))
    await search('medal')
    field().value = 'cup'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await microtasks()
    expect([rows().length, place().top]).toEqual([5, '144px'])
    await until(() => rows().length > 5)
    expect([rows().length, place().top]).toEqual([41, '144px'])
  })

  test('[S42] live search: in the document, however far it was scrolled', async () => {
    await show()
    layOutList()
    vi.stubGlobal('scrollY', 70)
    vi.stubGlobal('scrollX', 5)
    await search('cup')
    expect(place()).toMatchObject({ top: '144px', left: '40px' })
  })

  test('[S42] live search: placed after 500 ms, also without a search', async () => {
    await show()
    layOutList()
    await pass(499)
    expect(place().top).toBe('')
    await pass(1)
    expect(place().top).toBe('144px')
    expect(isShown()).toBe(false)
  })

  test('[S42] live search: placed again on resize, and on scroll while a list is shown (row 75)', async () => {
    await show()
    layOutList()
    await search('cup')
    sizes.top = 200
    await happens('resize')
    expect(place().top).toBe('244px')
    sizes.top = 300
    await happens('scroll')
    expect(place().top).toBe('344px')
    await click()
    await pass(1000)
    sizes.top = 400
    await happens('scroll')
    expect(place().top).toBe('344px')
    await happens('resize')
    expect(place().top).toBe('444px')
  })

  test('[S42] live search: placed once per frame', async () => {
    await show()
    layOutList()
    await search('cup')
    await pass(1000)
    const look = vi.spyOn(container(), 'getBoundingClientRect')
    for (let times = 0; times < 5; times += 1) window.dispatchEvent(new Event('scroll'))
    expect(look).not.toHaveBeenCalled()
    await pass(20)
    expect(look).toHaveBeenCalledOnce()
  })

  test('[S42] live search: placed again before it is shown', async () => {
    await show()
    layOutList()
    await search('cup')
    await click()
    sizes.top = 500
    field().focus()
    await settle()
    expect(place().top).toBe('544px')
    sizes.top = 600
    await search('medal')
    expect(place().top).toBe('644px')
  })

  test('[S42] live search: a box that was moved keeps its list, which follows (row 88)', async () => {
    await show()
    layOutList()
    await search('cup')
    const list = block()
    const aside = document.createElement('aside')
    document.body.append(aside)
    aside.append(container())
    sizes.top = 700
    await happens('scroll')
    expect(all('.aws-search-result')).toEqual([list])
    expect(isShown()).toBe(true)
    expect(place().top).toBe('744px')
  })

  test('[S42] live search: placed again when a script calls relayout', async () => {
    await show()
    layOutList()
    await search('cup')
    sizes.top = 800
    container().dispatchEvent(new CustomEvent('laurel:search', { detail: { what: 'relayout' } }))
    expect(place().top).toBe('844px')
  })
})

describe('[S42] live search: where scripts want the list', () => {
  /** Adds a filter as the shop's inline scripts do. */
  const filter = (tag: string, callback: (value: never, options: never) => unknown) => {
    vi.stubGlobal('AwsHooks', {
      filters: { [tag]: [{ priority: 10, callback }] },
      apply_filters: (name: string, value: never, options: never) =>
        name === tag ? callback(value, options) : value,
    })
  }

  test('[S42] live search: scripts set positions as numbers and as words (row 86)', async () => {
    filter('aws_results_layout', (styles: object) => ({ ...styles, top: 'auto', bottom: 130, zIndex: '7' }))
    await show()
    layOutList()
    await search('cup')
    expect(block().style.top).toBe('auto')
    expect(block().style.bottom).toBe('130px')
    expect(block().style.left).toBe('40px')
    expect(block().style.zIndex).toBe('7')
  })

  test('[S42] live search: they are asked with the place, the block and the box', async () => {
    const heardPlace = vi.fn((styles: object) => styles)
    filter('aws_results_layout', heardPlace)
    await show()
    layOutList()
    await search('cup')
    expect(heardPlace).toHaveBeenCalledWith(
      { width: 300, top: 144, left: 40 },
      { resultsBlock: block(), form: container() },
    )
  })

  test.each([
    ['top', '500px', { top: 900, height: 9000, list: 400 }],
    ['bottom', '944px', { top: 900, height: 1200, list: 400 }],
    [true, '944px', { top: 900, height: 1200, list: 400 }],
    [false, '500px', { top: 900, height: 1200, list: 400 }],
    ['', '500px', { top: 900, height: 1200, list: 400 }],
  ])('[S42] live search: with %j for its side the list is at %s', async (side, top, page) => {
    filter('aws_results_force_position', () => side)
    await show()
    layOutList(page)
    await search('cup')
    expect(place().top).toBe(top)
  })

  test.each([undefined, null, 7, 'x'])('[S42] live search: %s is no place', async (answer) => {
    filter('aws_results_layout', () => answer)
    await show()
    layOutList()
    await search('cup')
    expect(place()).toEqual({ width: '300px', top: '144px', left: '40px' })
  })
})

describe('[S43] live search: the list above the keyboard', () => {
  /** A window of which the keyboard leaves this much to be seen; a list of 400 px, wherever its block is. */
  async function showWith(viewport: { height: number }, attributes = { 'data-mobile-screen': 'true' }) {
    const visualViewport = Object.assign(new EventTarget(), viewport)
    vi.stubGlobal('visualViewport', visualViewport)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    await show({ attributes })
    layOutList({ top: 10 })
    const isLaidOut = (element: Element) => element.localName === 'ul' && isShown()
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return isLaidOut(this) ? 400 : 0
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return isLaidOut(this)
        ? new DOMRect(0, Number.parseInt(block().style.top, 10), 300, 400)
        : new DOMRect()
    })
    field().focus()
    await vi.dynamicImportSettled()
    await search('cup')
    return visualViewport
  }
  const mostHeight = () => one('ul', block()).style.maxHeight

  test('[S43] live search: in the overlay it ends above the keyboard, whichever comes first', async () => {
    const viewport = await showWith({ height: 300 })
    // Under the box at 10 and 44 px, and 10 px free.
    expect(mostHeight()).toBe('236px')
    viewport.height = 700
    await happens('resize', viewport)
    expect(mostHeight()).toBe('')
    viewport.height = 200
    await happens('resize', viewport)
    expect(mostHeight()).toBe('136px')
  })

  test('[S43] live search: each list anew', async () => {
    await showWith({ height: 300 })
    await search('x', NOTHING)
    await search('medal')
    expect(mostHeight()).toBe('236px')
  })

  test('[S43] live search: the overlay gone, the list is as long as it is', async () => {
    const viewport = await showWith({ height: 300 })
    await press('Escape')
    await press('Escape')
    expect(document.body.classList.contains('aws-overlay')).toBe(false)
    expect(mostHeight()).toBe('')
    await happens('resize', viewport)
    await happens('resize')
    expect(mostHeight()).toBe('')
  })

  test('[S43] live search: outside the overlay the page scrolls, and the list stays as long as it is', async () => {
    const viewport = await showWith({ height: 300 }, { 'data-mobile-screen': 'false' })
    await happens('resize', viewport)
    await happens('resize')
    expect(mostHeight()).toBe('')
  })
})
