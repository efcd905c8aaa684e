import { describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import {
  all,
  answerOf,
  block,
  button,
  CUPS,
  category,
  clearButton,
  click,
  DEBOUNCE_MS,
  field,
  heard,
  hovered,
  makePageTall,
  manyProducts,
  microtasks,
  NOTHING,
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
  submitted,
  texts,
  type,
  unmountAll,
  until,
  wake,
} from '../../../tests/unit/search-box'

setUpSearch()

const attribute = (name: string, element: Element = field()) => element.getAttribute(name)
const listbox = () => one(`#${attribute('aria-controls')}`)
const options = () => all('[role="option"]', block())
const active = () => {
  const id = attribute('aria-activedescendant')
  return id === null ? null : options().findIndex((option) => option.id === id)
}
const selected = () =>
  options().flatMap((option, index) => (attribute('aria-selected', option) === 'true' ? [index] : []))
/** The groups' names, and the names of what each owns. */
const groups = () =>
  all('[role="group"]', listbox()).map((group) => [
    attribute('aria-label', group),
    attribute('aria-owns', group)
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ])
const announced = () => texts('[role="status"]')
/** A list that has been there for so long has settled. */
const SETTLED_MS = 500

const MIXED = answerOf({
  products: [product('Gold Cup'), product('Silver Cup')],
  tax: {
    product_cat: [category('Cups'), category('Bowls')],
    product_tag: [category('Football')],
    pa_colour: [category('Gold')],
  },
  top_results: { guides: [{ name: 'Engraving', link: '/engraving/' }] },
  top_text: 'Free engraving',
})

describe('[S42] live search: the field for screen readers', () => {
  test('[S42] live search: it says that a list belongs to it, and whether that is open', async () => {
    await show()
    expect(attribute('role')).toBe('combobox')
    expect(attribute('aria-autocomplete')).toBe('list')
    expect(attribute('aria-haspopup')).toBe('listbox')
    expect(attribute('role', listbox())).toBe('listbox')
    expect(attribute('aria-label', listbox())).toBe('Search results')
    expect(attribute('aria-expanded')).toBe('false')
    await search('cup')
    expect(attribute('aria-expanded')).toBe('true')
    await click()
    expect(attribute('aria-expanded')).toBe('false')
  })

  test('[S42] live search: a box that does not search live is a plain field', async () => {
    await show({ part: 'no-ajax', asleep: true })
    const names = field().getAttributeNames()
    await wake()
    await type('cup')
    expect(field().getAttributeNames()).toEqual(names)
  })

  test('[S42] live search: the name of the field stays the server’s', async () => {
    await show()
    expect(field().labels?.[0]?.textContent ?? one('label').textContent).toBe('Search trophies')
    expect(field().hasAttribute('aria-label')).toBe(false)
  })

  test('[S42] live search: two boxes, two lists of their own', async () => {
    await show({ fragment: 'live-search.two' })
    await search('cup', CUPS, 1)
    await type('cup', 0)
    await pass(DEBOUNCE_MS)
    await request().answer(CUPS)
    const [first, second] = [0, 1].map((box) => attribute('aria-controls', field(box)))
    expect(first).not.toBe(second)
    const ids = all('[id^="aws-search-result"]').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(all(`#${first} [role="group"]`)).toHaveLength(2)
    expect(all(`#${second} [role="group"]`)).toHaveLength(1)
  })
})

describe('[S42] live search: the list for screen readers', () => {
  test('[S42] live search: its rows’ links are options, in groups that own them', async () => {
    await show()
    await search('cup', MIXED)
    // The rows beyond the first few come when the browser has time.
    await vi.waitFor(() =>
      expect(groups()).toEqual([
        ['Recommended', ['Engraving']],
        ['Categories', ['Cups', 'Bowls']],
        ['Tags', ['Football']],
        ['More to browse', ['Gold']],
        ['Products', ['Gold Cup', 'Silver Cup']],
        ['Search results', ['View all results']],
      ]),
    )
  })

  test('[S42] live search: the server’s own name of a group is taken, in the block layout', async () => {
    await show({ config: { searchLayout: 'block' } })
    const heading = 'Shop by <b>sport</b>'
    await search('cup', answerOf({ tax: { product_cat: [category('Football', { heading })] } }))
    expect(groups()).toEqual([['Shop by sport', ['Football']]])
  })

  test.each(['list', 'block'])(
    '[S42] live search: in the %s only the options have a role',
    async (searchLayout) => {
      await show({ config: { searchLayout } })
      await search('cup', MIXED)
      await until(() => options().length > 5)
      for (const row of all('ul, .aws_result_item:not(a)', block()))
        expect(attribute('role', row)).toBe('none')
      expect(options()).toHaveLength(8)
      for (const option of options()) {
        expect(option.matches('a')).toBe(true)
        // The arrow keys lead to them.
        expect(option.tabIndex).toBe(-1)
        expect(attribute('aria-selected', option)).toBe('false')
      }
    },
  )

  test('[S42] live search: stock, price and sale describe an option', async () => {
    await show()
    await search('cup', {
      products: [product('Gold Cup', { on_sale: true }), product('Cup', { price: '', stock_status: '' })],
    })
    const described = options()[0]?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'In stock',
      '$24.95',
      'Sale!',
    ])
    expect(options()[1]?.hasAttribute('aria-describedby')).toBe(false)
  })

  test('[S42] live search: rows that are used again for another answer keep nothing of the last', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    await search('medal', { products: [product('Medal', { price: '', stock_status: '' })] })
    expect(options()[0]?.hasAttribute('aria-describedby')).toBe(false)
    expect(selected()).toEqual([])
    expect(groups()).toEqual([
      ['Products', ['Medal']],
      ['Search results', ['View all results']],
    ])
  })

  test('[S42] live search: nothing found is no option', async () => {
    await show()
    await search('cup', NOTHING)
    expect(options()).toEqual([])
    expect(groups()).toEqual([])
  })

  test('[S42] live search: an emptied list is empty here, too', async () => {
    await show()
    await search('cup')
    await type('')
    expect(listbox().childNodes).toHaveLength(0)
  })

  test('[S42] live search: the classes of the plugin stay as they are', async () => {
    await show()
    await search('cup')
    expect(rows().map(({ className }) => className)).toEqual([
      ...Array(3).fill('aws_result_item'),
      'aws_result_item aws_search_more',
    ])
    expect(block().className).toBe('aws-search-result less500')
    expect(attribute('role', block())).toBeNull()
  })
})

describe('[S42] live search: the chosen row for screen readers', () => {
  test('[S42] live search: the field names it, it is the selected one', async () => {
    await show()
    field().focus()
    await search('cup')
    expect([active(), selected()]).toEqual([null, []])
    await press('ArrowDown')
    expect([active(), selected()]).toEqual([0, [0]])
    await press('ArrowDown')
    expect([active(), selected()]).toEqual([1, [1]])
    await point(rows()[3] ?? block())
    expect([active(), selected()]).toEqual([3, [3]])
    await press('ArrowDown')
    expect([active(), selected()]).toEqual([null, []])
    expect(document.activeElement).toBe(field())
  })

  test('[S42] live search: a hidden list has none', async () => {
    await show()
    field().focus()
    await search('cup')
    await press('ArrowDown')
    await press('Escape')
    expect([active(), selected(), hovered()]).toEqual([null, [], []])
  })

  test('[S42] live search: it stays when a long list gets its other rows', async () => {
    makePageTall()
    await show()
    field().focus()
    await search('cup', manyProducts(40))
    await search('medal')
    heard.length = 0
    field().value = 'cup'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await microtasks()
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    await microtasks()
    expect(options()).toHaveLength(5)
    expect([active(), selected(), hovered()]).toEqual([1, [1], [1]])
    await until(() => heard.length > 0)
    expect(options()).toHaveLength(41)
    expect([active(), selected(), hovered()]).toEqual([1, [1], [1]])
    expect(groups().map(([name, owned]) => [name, owned?.length])).toEqual([
      ['Products', 40],
      ['Search results', 1],
    ])
    await press('ArrowUp')
    await press('ArrowUp')
    await press('ArrowUp')
    expect([active(), selected(), hovered()]).toEqual([40, [40], [40]])
  })
})

describe('[S42] live search: the buttons for the keyboard', () => {
  test('[S42] live search: they are buttons by role and name', async () => {
    await show()
    for (const [element, name] of [
      [button(), 'Search'],
      [clearButton(), 'Clear search'],
    ] as const) {
      expect(attribute('role', element)).toBe('button')
      expect(attribute('aria-label', element)).toBe(name)
      expect(element.tabIndex).toBe(0)
    }
  })

  test.each(['Enter', ' '])('[S42] live search: %j works them', async (key) => {
    await show()
    await search('cup')
    expect((await press(key, button())).defaultPrevented).toBe(true)
    expect(submitted).toHaveLength(1)
    expect((await press(key, clearButton())).defaultPrevented).toBe(true)
    expect(field().value).toBe('')
    expect(rows()).toEqual([])
    expect(document.activeElement).toBe(field())
  })

  test('[S42] live search: other keys do not', async () => {
    await show()
    await search('cup')
    expect((await press('Tab', button())).defaultPrevented).toBe(false)
    await press('x', clearButton())
    expect(submitted).toEqual([])
    expect(field().value).toBe('cup')
  })
})

describe('[S41] live search: what is said', () => {
  test('[S41] live search: how much was found, once the list has stood half a second', async () => {
    await show()
    await search('cup', MIXED)
    await pass(SETTLED_MS - 1)
    expect(announced()).toEqual([])
    await pass(1)
    expect(announced()).toEqual(['7 results'])
    expect(block().contains(one('[role="status"]'))).toBe(false)
    await pass(10_000)
    expect(announced()).toEqual(['7 results'])
  })

  test('[S41] live search: a list that goes while the words for it are on their way is not spoken of', async () => {
    await show()
    await search('cup', MIXED)
    vi.advanceTimersByTime(SETTLED_MS)
    unmountAll()
    await pass(1000)
    expect(announced()).toEqual([])
  })

  test('[S41] live search: a single result is announced in the singular', async () => {
    await show()
    await search('cup', productsOf('Gold Cup'))
    await pass(SETTLED_MS)
    expect(announced()).toEqual(['1 result'])
  })

  test('[S41] live search: nothing is announced while the visitor types', async () => {
    await show()
    await search('cup')
    await pass(SETTLED_MS - 1)
    await type('cups')
    await pass(DEBOUNCE_MS)
    await pass(SETTLED_MS)
    expect(announced()).toEqual([])
    await request().answer(productsOf('Gold Cup'))
    await pass(SETTLED_MS)
    expect(announced()).toEqual(['1 result'])
  })

  test('[S41] live search: a list that was hidden before is not spoken of', async () => {
    await show()
    await search('cup')
    await press('Escape')
    await pass(1000)
    expect(announced()).toEqual([])
  })

  test('[S41] live search: nothing found, in the shop’s words', async () => {
    vi.stubGlobal('aws_vars', { noresults: 'No luck &amp; <a href="/contact/">ask us</a>' })
    await show()
    await search('cup', NOTHING)
    await pass(SETTLED_MS)
    expect(announced()).toEqual(['No luck & ask us'])
  })

  test('[S41] live search: nothing found but what the shop recommends', async () => {
    await show()
    await search('cup', answerOf({ top_results: { a: [{ name: 'A', link: '/a/' }, { name: 'B' }] } }))
    await pass(SETTLED_MS)
    expect(announced()).toEqual(['Nothing found. 2 results'])
  })

  test('[S41] live search: a list from memory, and one that comes back', async () => {
    await show()
    await search('cup')
    await search('medal', productsOf('Medal'))
    await type('cup')
    await pass(SETTLED_MS)
    expect(announced()).toEqual(['3 results'])
    await click()
    field().focus()
    await pass(SETTLED_MS)
    // The same words, told apart from before.
    expect(announced()).toEqual(['3 results\u00a0'])
  })

  test('[S41] live search: a failure is not spoken of', async () => {
    await show()
    await type('cup')
    await pass(DEBOUNCE_MS)
    await request().fail()
    await pass(1000)
    expect(announced()).toEqual([])
  })

  test('[S41] live search: a box that has gone says nothing', async () => {
    await show()
    await search('cup')
    unmountAll()
    await pass(1000)
    expect(announced()).toEqual([])
  })
})
