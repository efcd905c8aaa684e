import { afterEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import {
  all,
  answerOf,
  asked,
  block,
  button,
  CUPS,
  click,
  container,
  DEBOUNCE_MS,
  field,
  followed,
  form,
  heardOf,
  hovered,
  isShown,
  NOTHING,
  page,
  pass,
  point,
  press,
  product,
  productsOf,
  request,
  rows,
  search,
  setUpSearch,
  show,
  states,
  submitted,
  type,
} from '../../../tests/unit/search-box'
import { settle } from '../../../tests/unit/settle'

setUpSearch()

afterEach(() => history.replaceState(null, '', '/'))

const TOP_TEXT = answerOf({
  top_text: 'Free engraving',
  products: [product('Gold Cup'), product('Silver Cup')],
})
const scroller = () => one('ul', block())

/** Neither DOM lays anything out: a list with room for 100 px, and rows of 60. */
function layOutRows() {
  const list = scroller()
  list.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
  for (const [index, row] of rows().entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * 60 - list.scrollTop, 300, 60)
}

describe('[S42] live search: arrow keys', () => {
  test('[S42] live search: down moves through the rows to the link to all results, out and in again (row 65)', async () => {
    await show()
    field().focus()
    await search('cup')
    expect(hovered()).toEqual([])
    const steps = []
    for (let step = 0; step < 6; step += 1) {
      expect((await press('ArrowDown')).defaultPrevented).toBe(true)
      steps.push(hovered())
    }
    expect(steps).toEqual([[0], [1], [2], [3], [], [0]])
  })

  test('[S42] live search: up starts at the last row, and leaves before the first (row 66)', async () => {
    await show()
    field().focus()
    await search('cup')
    const steps = []
    for (let step = 0; step < 6; step += 1) {
      expect((await press('ArrowUp')).defaultPrevented).toBe(true)
      steps.push(hovered())
    }
    expect(steps).toEqual([[3], [2], [1], [0], [], [3]])
  })

  test('[S42] live search: arrow keys outside the box are ignored (row 67)', async () => {
    await show({ fragment: 'live-search.two' })
    document.body.insertAdjacentHTML('beforeend', '<input id="other">')
    await search('cup')
    for (const target of [one('#other'), document.body, field(1)]) {
      expect((await press('ArrowDown', target)).defaultPrevented).toBe(false)
      expect((await press('ArrowUp', target)).defaultPrevented).toBe(false)
    }
    expect(hovered()).toEqual([])
  })

  test('[S42] live search: arrow keys without a visible list are left to the field (row 67)', async () => {
    await show()
    field().focus()
    expect((await press('ArrowDown')).defaultPrevented).toBe(false)
    await search('cup')
    await press('ArrowDown')
    await click()
    expect((await press('ArrowDown')).defaultPrevented).toBe(false)
    expect(hovered()).toEqual([])
  })

  test('[S42] live search: from anywhere in the box and the list', async () => {
    await show()
    await search('cup')
    const link = one('a', block())
    expect((await press('ArrowDown', link)).defaultPrevented).toBe(true)
    expect((await press('ArrowDown', button())).defaultPrevented).toBe(true)
    expect(hovered()).toEqual([1])
  })

  test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'isComposing'])(
    '[S42] live search: arrow keys with %s are left to the browser',
    async (modifier) => {
      await show()
      field().focus()
      await search('cup')
      expect((await press('ArrowDown', field(), { [modifier]: true })).defaultPrevented).toBe(false)
      expect(hovered()).toEqual([])
    },
  )

  test('[S42] live search: arrow keys send no request', async () => {
    await show()
    field().focus()
    await type('cup')
    await pass(DEBOUNCE_MS - 1)
    await press('ArrowDown')
    await pass(1)
    expect(asked).toHaveLength(1)
    await request().answer(CUPS)
    await press('ArrowDown')
    await press('ArrowUp')
    await pass(1000)
    expect(asked).toHaveLength(1)
  })

  test('[S42] live search: a top text is no row (row 68)', async () => {
    await show()
    field().focus()
    await search('cup', TOP_TEXT)
    await press('ArrowDown')
    expect(hovered()).toEqual([0])
    await press('ArrowUp')
    expect(all('.hovered')).toEqual([])
    await press('ArrowUp')
    expect(hovered()).toEqual([2])
  })

  test('[S42] live search: the message that there is nothing cannot be chosen', async () => {
    await show()
    field().focus()
    await search('cup', NOTHING)
    expect((await press('ArrowDown')).defaultPrevented).toBe(true)
    await press('ArrowUp')
    expect(all('.hovered')).toEqual([])
  })

  test('[S42] live search: a new answer has no highlighted row', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    await press('ArrowDown')
    await search('medal', productsOf('Gold Medal', 'Silver Medal'))
    expect(all('.hovered')).toEqual([])
    await press('ArrowDown')
    expect(hovered()).toEqual([0])
  })

  test('[S42] live search: results that are shown again have no highlighted row', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    await click()
    field().blur()
    field().focus()
    await settle()
    expect(isShown()).toBe(true)
    expect(all('.hovered')).toEqual([])
  })

  test('[S42] live search: a row outside the visible part is scrolled to in 400 ms', async () => {
    await show()
    field().focus()
    await search('cup')
    layOutRows()
    await press('ArrowDown')
    await pass(500)
    expect(scroller().scrollTop).toBe(0)
    await press('ArrowDown')
    await pass(100)
    expect(scroller().scrollTop).toBeGreaterThan(0)
    expect(scroller().scrollTop).toBeLessThan(20)
    await pass(400)
    expect(scroller().scrollTop).toBeCloseTo(20)
    await press('ArrowUp')
    await pass(500)
    expect(scroller().scrollTop).toBeCloseTo(0)
  })

  test('[S42] live search: with reduced motion the list scrolls at once', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    await show()
    field().focus()
    await search('cup')
    layOutRows()
    await press('ArrowUp')
    expect(scroller().scrollTop).toBe(140)
  })
})

describe('[S42] live search: the pointer', () => {
  test('[S42] live search: pointer and keys share one highlight, which the pointer removes on leaving (row 69)', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    await point(one('.aws_result_title', rows()[2]))
    expect(hovered()).toEqual([2])
    await press('ArrowUp')
    expect(hovered()).toEqual([1])
    await point(one('.aws_result_title', rows()[2]))
    expect(hovered()).toEqual([2])
    block().dispatchEvent(new MouseEvent('mouseleave'))
    await settle()
    expect(all('.hovered')).toEqual([])
  })

  test('[S42] live search: over an element that is no row, none is highlighted', async () => {
    await show()
    await search('cup', TOP_TEXT)
    await point(rows()[0] ?? block())
    expect(hovered()).toEqual([0])
    await point(one('.aws_top_text'))
    expect(all('.hovered')).toEqual([])
    await search('x', NOTHING)
    await point(one('.aws_no_result'))
    expect(all('.hovered')).toEqual([])
  })

  test('[S42] live search: a resting pointer highlights nothing when the list changes', async () => {
    await show()
    field().focus()
    await search('cup')
    rows()[2]?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    rows()[2]?.dispatchEvent(new MouseEvent('mouseenter'))
    await settle()
    expect(all('.hovered')).toEqual([])
  })
})

describe('[S42] live search: Enter', () => {
  const RESULTS = 's=cup&post_type=product&type_aws=true'

  test('[S42] live search: Enter submits the form natively (row 61)', async () => {
    await show()
    field().focus()
    await search('cup')
    expect((await press('Enter')).defaultPrevented).toBe(false)
    one<HTMLFormElement>('form').requestSubmit()
    expect(submitted).toEqual([{ prevented: false, query: RESULTS }])
  })

  test('[S42] live search: sends the value as it was typed', async () => {
    await show()
    await type(' gold  cup ')
    one<HTMLFormElement>('form').requestSubmit()
    expect(submitted[0]?.query).toBe('s=+gold++cup+&post_type=product&type_aws=true')
  })

  test.each(['', '   '])('[S42] live search: does nothing in a field with %j (row 62)', async (value) => {
    await show()
    field().focus()
    await type(value)
    expect((await press('Enter')).defaultPrevented).toBe(true)
    one<HTMLFormElement>('form').requestSubmit()
    expect(submitted).toMatchObject([{ prevented: true }])
  })

  test('[S42] live search: does nothing where there is no results page (row 18)', async () => {
    await show({ part: 'no-page' })
    field().focus()
    await search('cup')
    expect((await press('Enter')).defaultPrevented).toBe(true)
    one<HTMLFormElement>('form').requestSubmit()
    expect(submitted).toMatchObject([{ prevented: true }])
  })

  test('[S42] live search: on a chosen product it follows its link (row 70)', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    await press('ArrowDown')
    expect((await press('Enter')).defaultPrevented).toBe(true)
    expect(followed).toEqual(['/product/Silver%20Cup/'])
    expect(submitted).toEqual([])
  })

  test('[S42] live search: on a chosen product it needs no results page', async () => {
    await show({ part: 'no-page' })
    field().focus()
    await search('cup')
    await press('ArrowDown')
    await press('Enter')
    expect(followed).toEqual(['/product/Gold%20Cup/'])
  })

  test('[S42] live search: on the way to all results it sends the form', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowUp')
    expect((await press('Enter')).defaultPrevented).toBe(true)
    expect(submitted).toEqual([{ prevented: false, query: RESULTS }])
    expect(followed).toEqual([])
  })

  test('[S42] live search: Enter on a row without URL submits as usual', async () => {
    await show()
    field().focus()
    await search('cup', { products: [product('Cup', { link: 'javascript:x()' })] })
    await press('ArrowDown')
    expect((await press('Enter')).defaultPrevented).toBe(false)
    expect(followed).toEqual([])
  })

  test('[S42] live search: Enter that ends a composition is ignored', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    expect((await press('Enter', field(), { isComposing: true })).defaultPrevented).toBe(false)
    expect(followed).toEqual([])
  })

  test('[S42] live search: Enter elsewhere in the list is left to the link', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    expect((await press('Enter', one('a', rows()[1]))).defaultPrevented).toBe(false)
    expect(followed).toEqual([])
  })
})

describe('[S42] live search: Escape', () => {
  test('[S42] live search: hides the results and is left to the browser', async () => {
    await show()
    field().focus()
    await search('cup')
    expect((await press('Escape')).defaultPrevented).toBe(false)
    expect(isShown()).toBe(false)
    expect(states()).toEqual(['aws-focus'])
    expect(field().value).toBe('cup')
    expect(heardOf('awsResultsHidden')).toHaveLength(1)
    await press('Escape')
    expect(heardOf('awsResultsHidden')).toHaveLength(1)
  })

  test('[S42] live search: Escape that empties the field, as in some browsers, clears the results', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('Escape')
    await type('')
    expect(rows()).toEqual([])
    await type('cup')
    expect(isShown()).toBe(true)
  })

  test('[S42] live search: from the list, too', async () => {
    await show()
    await search('cup')
    await press('Escape', one('a', block()))
    expect(isShown()).toBe(false)
  })
})

describe('[S42] live search: clicks', () => {
  test('[S42] live search: elsewhere hides the results once; the focus brings them back (row 54)', async () => {
    await show()
    await search('cup')
    await click()
    expect(isShown()).toBe(false)
    expect(states()).toEqual([])
    expect(rows()).toHaveLength(4)
    expect(heardOf('awsResultsHidden')).toHaveLength(1)
    await click()
    expect(heardOf('awsResultsHidden')).toHaveLength(1)
    field().focus()
    await settle()
    expect(isShown()).toBe(true)
    expect(states()).toEqual(['aws-focus', 'aws-form-active'])
    expect(asked).toHaveLength(1)
    expect(heardOf('awsShowingResults')).toHaveLength(1)
  })

  test('[S42] live search: inside the list and inside the box leave it open (row 55)', async () => {
    await show()
    await search('cup', TOP_TEXT)
    for (const target of [block(), one('.aws_top_text'), field(), one('.aws-search-label'), container()]) {
      await click(target)
      expect(isShown()).toBe(true)
    }
  })

  test('[S42] live search: into another box close this one (row 56)', async () => {
    await show({ fragment: 'live-search.two' })
    await search('cup')
    await click(field(1))
    expect(isShown()).toBe(false)
  })

  test('[S42] live search: a click on an element that a handler has removed is located by its path', async () => {
    await show()
    await search('cup')
    const label = one('.aws-search-label')
    label.addEventListener('click', () => label.remove())
    await click(label)
    expect(isShown()).toBe(true)
    const outside = document.createElement('p')
    document.body.append(outside)
    outside.addEventListener('click', () => outside.remove())
    await click(outside)
    expect(isShown()).toBe(false)
  })

  test('[S42] live search: a click that began in the box is not outside; the next one is', async () => {
    await show()
    await search('cup')
    field().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await settle()
    expect(isShown()).toBe(true)
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await settle()
    expect(isShown()).toBe(false)
  })

  test('[S42] live search: a click by key outside hides the list, though it has no press', async () => {
    await show()
    await search('cup')
    field().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
    await settle()
    expect(isShown()).toBe(false)
  })

  test('[S42] live search: clicks whose propagation is stopped count as well', async () => {
    await show()
    document.body.insertAdjacentHTML('beforeend', '<button id="menu"></button>')
    one('#menu').addEventListener('click', (event) => event.stopPropagation())
    await search('cup')
    await click(one('#menu'))
    expect(isShown()).toBe(false)
  })

  test('[S42] live search: clicks on a row are left to the link', async () => {
    await show()
    await search('cup')
    expect(await click(one('a', rows()[0]))).toEqual({ prevented: false })
    expect(followed).toEqual(['/product/Gold%20Cup/'])
  })

  test.each([
    ['cup', 1],
    ['', 0],
    ['  ', 0],
  ])('[S42] live search: the button with %j sends the form %d times (row 63)', async (value, times) => {
    await show()
    await type(value)
    await click(button())
    expect(submitted).toHaveLength(times)
  })

  test('[S42] live search: the button does nothing where there is no results page (row 18)', async () => {
    await show({ part: 'no-page' })
    await type('cup')
    await click(button())
    expect(submitted).toEqual([])
  })

  test('[S42] live search: a script can prevent the submit', async () => {
    await show()
    form().addEventListener('submit', (event) => event.preventDefault())
    await type('cup')
    await click(button())
    expect(submitted).toMatchObject([{ prevented: true }])
  })

  test.each(['list', 'block'])(
    '[S42] live search: the way to all results sends the form, in the %s layout (row 64)',
    async (searchLayout) => {
      await show({ config: { searchLayout } })
      await search('cup')
      const heardByTheme = vi.fn()
      document.addEventListener('click', heardByTheme, { once: true })
      const more = one('a[href="#"]', block())
      expect(await click(more)).toEqual({ prevented: true })
      expect(submitted).toEqual([{ prevented: false, query: 's=cup&post_type=product&type_aws=true' }])
      expect(location.href).not.toContain('#')
    },
  )
})

describe('[S42] live search: elements of other plugins in a row', () => {
  const EXCERPT =
    'By <span href="/vendor/">vendor</span>, <b data-link="/shop/">shop</b>, <b data-link="#">none</b>, ' +
    '<b data-link="">empty</b>, <b data-link="javascript:x()">evil</b>, <span href="/a/" data-link="/b/">both</span>'
  const part = (name: string) => {
    const found = all('.aws_result_excerpt > *').find(({ textContent }) => textContent === name)
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }

  test.each([
    ['vendor', '/vendor/'],
    ['shop', '/shop/'],
    ['both', '/b/'],
  ])('[S42] live search: "%s" is a link, and nothing else hears of the click', async (name, url) => {
    await show()
    await search('cup', { products: [product('Cup', { excerpt: EXCERPT })] })
    const outside = vi.fn()
    document.body.addEventListener('click', outside)
    expect(await click(part(name))).toEqual({ prevented: true })
    document.body.removeEventListener('click', outside)
    expect(page.follow).toHaveBeenCalledExactlyOnceWith(url)
    expect(outside).not.toHaveBeenCalled()
    expect(isShown()).toBe(true)
  })

  test.each(['none', 'empty', 'evil'])('[S42] live search: "%s" leads nowhere', async (name) => {
    await show()
    await search('cup', { products: [product('Cup', { excerpt: EXCERPT })] })
    expect(await click(part(name))).toEqual({ prevented: true })
    expect(page.follow).not.toHaveBeenCalled()
    expect(followed).toEqual([])
  })
})
