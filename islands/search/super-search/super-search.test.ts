import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const all = (selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>(selector),
]
const widgets = () => all('.sf-super-search')
const widget = (index = 0) => widgets()[index] as HTMLElement
const dropdown = (id: string, root: ParentNode = widget()) => one(`[id="${id}"]`, root)
const option = (id: string, text: string, root: ParentNode = widget()) =>
  all('.ss-option', dropdown(id, root)).find(({ textContent }) => textContent === text) as HTMLElement
const isShown = (id: string, root: ParentNode = widget()) =>
  one('ul', dropdown(id, root)).classList.contains('show-dropdown')
const selected = (id: string) => all('li.selected', dropdown(id)).map(({ textContent }) => textContent)
const value = (id: string) => dropdown(id).getAttribute('data-attr_value')
const shownText = (id: string) => one(':scope > span', dropdown(id)).textContent
const go = (root: ParentNode = widget()) => one<HTMLAnchorElement>('.super-search-go', root)
const pass = (ms: number) => vi.advanceTimersByTime(ms)

function show(fragment = 'super-search') {
  showFragment(fragment)
  for (const host of widgets()) mount(host, page)
}

function click(target: Element, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let prevented = false
  const look = () => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  target.dispatchEvent(event)
  return prevented
}

function press(target: Element, key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

const active = (id: string) => {
  const name = dropdown(id).getAttribute('aria-activedescendant')
  return name === null ? null : document.getElementById(name)?.textContent
}

describe('[S31] super search: dropdowns', () => {
  test('[S31] super search: a click opens at once, a second click closes after 100 ms', () => {
    show()
    click(one('span', dropdown('colour')))
    expect(isShown('colour')).toBe(true)
    click(dropdown('colour'))
    pass(99)
    expect(isShown('colour')).toBe(true)
    pass(1)
    expect(isShown('colour')).toBe(false)
  })

  test('[S31] super search: opened again while it closes, it stays open', () => {
    show()
    click(dropdown('colour'))
    click(dropdown('colour'))
    click(dropdown('colour'))
    pass(500)
    expect(isShown('colour')).toBe(true)
  })

  test('[S31] super search: choosing an option closes the list (SS6)', () => {
    show()
    click(dropdown('product_cat'))
    click(option('product_cat', 'Cups'))
    click(dropdown('product_cat'))
    expect(click(option('product_cat', 'Badges & Pins'))).toBe(true)
    expect(selected('product_cat')).toEqual(['Badges & Pins'])
    expect([value('product_cat'), shownText('product_cat')]).toEqual(['badges-pins', 'Badges & Pins'])
    pass(99)
    expect(isShown('product_cat')).toBe(true)
    pass(1)
    expect(isShown('product_cat')).toBe(false)
    pass(1000)
    expect(isShown('product_cat')).toBe(false)
    expect([value('colour'), selected('colour')]).toEqual(['gold', []])
  })

  test('[S31] super search: Any empties the value and removes the parameter (SS7)', () => {
    show()
    click(dropdown('colour'))
    click(option('colour', 'Any'))
    expect([value('colour'), shownText('colour'), selected('colour')]).toEqual(['', 'Any', ['Any']])
    click(go())
    expect(page.follow).toHaveBeenCalledExactlyOnceWith('/shop/?min_price=0&max_price=250')
  })

  test.each(['pointerdown', 'click', 'focusin'])(
    '[S31] super search: a %s outside closes the list',
    (type) => {
      show()
      click(dropdown('colour'))
      one('#ss-price-min').dispatchEvent(new Event(type, { bubbles: true }))
      pass(100)
      expect(isShown('colour')).toBe(false)
    },
  )

  test('[S31] super search: one list is open at a time, in both widgets', () => {
    show('super-search.two')
    click(dropdown('colour', widget(0)))
    click(dropdown('colour', widget(1)))
    pass(100)
    expect([isShown('colour', widget(0)), isShown('colour', widget(1))]).toEqual([false, true])
  })

  test('[S31] super search: markup that is added later works, and gets its attributes', () => {
    show()
    const fresh = dropdown('colour').outerHTML.replace('Silver', 'Bronze')
    dropdown('colour').outerHTML = fresh
    page.tellMarkup(dropdown('colour'))
    expect(dropdown('colour').getAttribute('role')).toBe('combobox')
    click(dropdown('colour'))
    expect(isShown('colour')).toBe(true)
  })
})

describe('[S31] super search: searching', () => {
  test('[S31] super search: the prices are the typed values (SS4)', () => {
    show()
    one<HTMLInputElement>('#ss-price-max').value = '80'
    expect(click(go())).toBe(true)
    expect(page.follow).toHaveBeenCalledExactlyOnceWith('/shop/?filter_colour=gold&min_price=0&max_price=80')
  })

  test('[S31] super search: with a category it leads to the home URL (SS1)', () => {
    show()
    click(option('product_cat', 'Medals'))
    click(one('.text', go()))
    expect(page.follow).toHaveBeenCalledExactlyOnceWith(
      '/?product_cat=medals&filter_colour=gold&min_price=0&max_price=250',
    )
  })

  test('[S31] super search: two widgets, each with its own inputs (SS5)', () => {
    show('super-search.two')
    click(option('colour', 'Silver', widget(1)))
    click(go(widget(1)))
    click(go(widget(0)))
    expect(page.follow.mock.calls).toEqual([
      ['/shop/?filter_colour=silver&orderby=price'],
      ['/shop/?filter_colour=gold&min_price=10'],
    ])
  })

  test('[S31] super search: the link has the URL for a new tab; modified clicks are left to the browser', () => {
    show()
    expect(go().getAttribute('href')).toBe('/shop/?filter_colour=gold&min_price=0&max_price=250')
    click(option('colour', 'Silver'))
    expect(go().getAttribute('href')).toContain('filter_colour=silver')
    const field = one<HTMLInputElement>('#ss-price-min')
    field.value = '5'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(go().getAttribute('href')).toContain('min_price=5')
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(click(go(), init)).toBe(false)
    }
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[S31] super search: a value set by a script is in the link before it is opened', () => {
    show()
    one<HTMLInputElement>('#ss-price-min').value = '7'
    go().dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(go().getAttribute('href')).toContain('min_price=7')
  })

  test('[S31] super search: Enter in a price field searches, except during composition', () => {
    show()
    const field = one<HTMLInputElement>('#ss-price-max')
    field.value = '60'
    expect(press(field, 'Enter', { isComposing: true }).defaultPrevented).toBe(false)
    expect(press(field, 'a').defaultPrevented).toBe(false)
    expect(page.follow).not.toHaveBeenCalled()
    expect(press(field, 'Enter').defaultPrevented).toBe(true)
    expect(page.follow).toHaveBeenCalledExactlyOnceWith('/shop/?filter_colour=gold&min_price=0&max_price=60')
  })

  test('[S31] super search: a missing value adds no parameter, a slug is unchanged (SS8)', () => {
    show('super-search.odd')
    click(go())
    click(option('size', '金'))
    click(go())
    click(option('size', 'Any'))
    click(go())
    expect(page.follow.mock.calls).toEqual([
      ['/?post_type=product&filter_award=captain&orderby=price#list'],
      ['/?post_type=product&filter_size=%e9%87%91&filter_award=captain&orderby=price#list'],
      ['/?post_type=product&filter_award=captain&orderby=price#list'],
    ])
  })

  test('[S31] super search: a ticked box counts', () => {
    show('super-search.odd')
    one<HTMLInputElement>('[name="on_sale"]').checked = true
    click(go())
    expect(page.follow.mock.calls[0]?.[0]).toContain('orderby=price&on_sale=1')
  })

  test('[S31] super search: a link without usable URL is left alone', () => {
    show('super-search.odd')
    expect(click(go(widget(1)))).toBe(false)
    expect(go(widget(1)).getAttribute('href')).toBe('#')
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[S31] super search: a script that prevents placeholder links prevents neither choice nor search', () => {
    show()
    const take = (event: Event) => event.preventDefault()
    document.addEventListener('click', take, { capture: true })
    click(one('.ss-option[data-attr_value="medals"]'))
    click(go())
    document.removeEventListener('click', take, { capture: true })
    expect(one('#product_cat').getAttribute('data-attr_value')).toBe('medals')
    expect(page.follow).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('product_cat=medals'))
  })

  test('[S31] super search: a click on the close button is left to the browser', () => {
    show()
    expect(click(one('.super-search-close'))).toBe(false)
  })

  test('[S31] super search: in a list that is printed open, the chosen option is active', () => {
    show()
    const dropdown = one('#product_cat')
    dropdown.querySelector('ul')?.classList.add('show-dropdown')
    unmountAll()
    mount(one('.sf-super-search'), page)
    dropdown.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(dropdown.getAttribute('aria-expanded')).toBe('false')
  })

  test('[X11] super search: hostile markup stays text, and leads nowhere else', () => {
    show('super-search.hostile')
    const scripted = one('.super-search-go[data-home_url]')
    const plain = one('.super-search-go[data-shop_url="/shop/"]')
    expect(scripted.getAttribute('href')).toBe('#')
    expect(click(scripted)).toBe(false)
    expect(page.follow).not.toHaveBeenCalled()
    click(one('.ss-option'))
    expect(one('.ss-dropdown > span').textContent).toContain('<img')
    expect(all('.ss-dropdown > span *, img')).toEqual([])
    click(plain)
    const [address] = page.follow.mock.calls[0] ?? []
    const { pathname, hash, searchParams } = new URL(address ?? '', 'https://shop.example')
    expect([pathname, hash]).toEqual(['/shop/', ''])
    expect([...searchParams]).toEqual([
      ['filter_colour&evil=1', 'b="><img src=x onerror=window.hacked=1>'],
      ['min_price', '0&max_price=1#'],
    ])
    expect('hacked' in window).toBe(false)
  })
})

describe('[S31] super search by keyboard and screen reader', () => {
  test('[S31] super search: a dropdown is a combobox with a list of options, named by its sentence', () => {
    show()
    const box = dropdown('product_cat')
    const list = one('ul', box)
    const names = box.getAttribute('aria-labelledby')?.split(' ') ?? []
    expect(names.map((name) => document.getElementById(name)?.textContent)).toEqual(['Show me', 'trophies'])
    expect([box.getAttribute('role'), box.getAttribute('aria-haspopup')]).toEqual(['combobox', 'listbox'])
    expect([box.getAttribute('aria-controls'), list.getAttribute('role')]).toEqual([list.id, 'listbox'])
    expect([box.getAttribute('aria-expanded'), box.getAttribute('tabindex')]).toEqual(['false', '1'])
    expect(all('[role="option"][aria-selected="true"]').map(({ textContent }) => textContent)).toEqual([
      'Any',
      'Gold',
    ])
    click(box)
    expect(box.getAttribute('aria-expanded')).toBe('true')
    click(option('product_cat', 'Medals'))
    expect(box.getAttribute('aria-expanded')).toBe('false')
    expect(option('product_cat', 'Medals').getAttribute('aria-selected')).toBe('true')
    expect(option('product_cat', 'Any').getAttribute('aria-selected')).toBe('false')
    expect(one('#ss-price-min').getAttribute('aria-label')).toBe('Lowest price')
  })

  test('[S31] super search: open, move, choose and search by keyboard', () => {
    show()
    const box = dropdown('product_cat')
    box.focus()
    expect(press(box, 'ArrowDown').defaultPrevented).toBe(true)
    expect([isShown('product_cat'), active('product_cat')]).toEqual([true, 'Any'])
    press(box, 'ArrowDown')
    press(box, 'ArrowDown')
    expect(active('product_cat')).toBe('Medals')
    expect(all('.laurel-active-option').map(({ textContent }) => textContent)).toEqual(['Medals'])
    expect(value('product_cat')).toBe('')
    press(box, 'Enter')
    expect([value('product_cat'), active('product_cat')]).toEqual(['medals', null])
    expect(all('.laurel-active-option')).toEqual([])
    pass(100)
    expect(isShown('product_cat')).toBe(false)
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[S31] super search: typed letters find an option; a pause begins a new word', () => {
    show()
    const box = dropdown('product_cat')
    press(box, 'b')
    expect([isShown('product_cat'), active('product_cat')]).toEqual([true, 'Badges & Pins'])
    for (const letter of 'adges &') press(box, letter)
    expect(active('product_cat')).toBe('Badges & Pins')
    pass(500)
    press(box, 'm')
    expect(active('product_cat')).toBe('Medals')
    pass(500)
    press(box, ' ')
    expect(value('product_cat')).toBe('medals')
  })

  test('[S31] super search: letters without a match keep the active option', () => {
    show()
    press(dropdown('colour'), 'x')
    expect(active('colour')).toBe('Gold')
    expect(value('colour')).toBe('gold')
  })

  test('[S31] super search: Escape closes only the list, and chooses nothing', () => {
    show()
    const outer = vi.fn()
    document.addEventListener('keydown', outer)
    press(dropdown('colour'), 'End')
    outer.mockClear()
    expect(press(dropdown('colour'), 'Escape').defaultPrevented).toBe(true)
    expect(outer).not.toHaveBeenCalled()
    pass(100)
    expect([isShown('colour'), value('colour')]).toEqual([false, 'gold'])
    expect(press(dropdown('colour'), 'Escape').defaultPrevented).toBe(false)
    expect(outer).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', outer)
  })

  test('[S31] super search: Tab chooses the option and moves the focus', () => {
    show()
    press(dropdown('colour'), 'End')
    expect(press(dropdown('colour'), 'Tab').defaultPrevented).toBe(false)
    expect(value('colour')).toBe('silver')
  })

  test.each(['Enter', ' ', 'Tab'])(
    '[S31] super search: "%s" on a focused option chooses it, and the dropdown gets the focus',
    (key) => {
      show()
      const box = dropdown('product_cat')
      press(box, 'ArrowDown')
      const focused = option('product_cat', 'Medals')
      focused.focus()
      expect(active('product_cat')).toBe('Medals')
      expect(press(focused, key).defaultPrevented).toBe(key !== 'Tab')
      expect([value('product_cat'), document.activeElement]).toEqual(['medals', box])
      expect(box.getAttribute('aria-expanded')).toBe('false')
    },
  )

  test('[S31] super search: Enter chooses an option that had the focus before mount, even in a closed list', () => {
    show()
    const box = dropdown('product_cat')
    option('product_cat', 'Medals').focus()
    press(option('product_cat', 'Medals'), 'Enter')
    expect([value('product_cat'), document.activeElement]).toEqual(['medals', box])
  })

  test.each([
    ['ArrowDown', 'Badges & Pins', true],
    ['ArrowUp', 'Cups', true],
    ['b', 'Badges & Pins', true],
    ['Escape', null, false],
  ])('[S31] super search: %s on a focused option starts from that option', (key, at, expanded) => {
    show()
    const box = dropdown('product_cat')
    const from = option('product_cat', 'Medals')
    press(box, 'ArrowDown')
    from.focus()
    press(from, key)
    expect(active('product_cat')).toBe(at)
    expect(box.getAttribute('aria-expanded')).toBe(String(expanded))
    expect([value('product_cat'), document.activeElement]).toEqual(['', box])
  })

  test('[S31] super search: other keys leave the focus on the option', () => {
    show()
    const focused = option('product_cat', 'Medals')
    press(dropdown('product_cat'), 'ArrowDown')
    focused.focus()
    expect(press(focused, 'c', { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(document.activeElement).toBe(focused)
  })

  test('[S31] super search: the pointer sets the active option for the keyboard; a scrolling finger does not', () => {
    show()
    const box = dropdown('product_cat')
    const scrolled = vi.fn()
    for (const each of all('.ss-option', box)) each.scrollIntoView = scrolled
    const move = (text: string, pointerType = 'mouse') =>
      option('product_cat', text).dispatchEvent(
        Object.assign(new Event('pointermove', { bubbles: true }), { pointerType }),
      )
    move('Medals')
    expect(active('product_cat')).toBeNull()
    box.focus()
    press(box, 'ArrowDown')
    scrolled.mockClear()
    move('Medals')
    expect(active('product_cat')).toBe('Medals')
    expect(all('.laurel-active-option').map(({ textContent }) => textContent)).toEqual(['Medals'])
    // An option under the pointer is in view already, and is not scrolled.
    expect(scrolled).not.toHaveBeenCalled()
    move('Cups', 'touch')
    expect(active('product_cat')).toBe('Medals')
    press(box, 'Enter')
    expect(value('product_cat')).toBe('medals')
  })

  test('[S31] super search: a dropdown without list or tabindex', () => {
    show('super-search.odd')
    expect(dropdown('size').getAttribute('tabindex')).toBe('0')
    for (const box of all('.ss-dropdown')) {
      click(box)
      press(box, 'Enter')
      press(box, 'x')
    }
    expect(page.report).not.toHaveBeenCalled()
  })
})

test('[S31] super search: unmount restores the markup, except for the visitor’s choice', () => {
  showFragment('super-search')
  const before = document.body.innerHTML
  for (const host of widgets()) mount(host, page)
  click(dropdown('colour'))
  press(dropdown('colour'), 'End')
  click(dropdown('product_cat'))
  unmountAll()
  pass(1000)
  expect(document.body.innerHTML).toBe(before)
  expect(click(go())).toBe(false)
  click(dropdown('colour'))
  press(dropdown('colour'), 'Enter')
  expect(document.body.innerHTML).toBe(before)

  for (const host of widgets()) mount(host, page)
  click(option('colour', 'Silver'))
  unmountAll()
  expect([value('colour'), shownText('colour'), selected('colour')]).toEqual(['silver', 'Silver', ['Silver']])
})
