import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const jQuery = createRequire(import.meta.url)('jquery3')

const BUTTONS =
  '<div class="qty-adjust"><a class="qty-plus" href="#"></a><a class="qty-minus" href="#"></a></div>'
const field = (attributes: string) => `<input type="number" ${attributes} class="input-text qty text">`
const control = (attributes: string) => `<div class="quantity">${field(attributes)}${BUTTONS}</div>`
const productForm = (attributes: string) =>
  `<div class="product"><form class="cart">${control(`name="quantity" ${attributes}`)}
  <button type="submit" data-quantity="1" class="single_add_to_cart_button">Add to cart</button></form>
  <form class="cart other"><button data-quantity="1">Add another</button></form></div>`
const OLDER = `<div class="product"><div class="cost_quantity"><div class="quantity">
  <a class="qty-minus" href="#"></a><div class="amount"><p>3</p></div><a class="qty-plus" href="#"></a></div></div>
  <form class="cart"><input type="hidden" name="quantity" value="3"><button data-quantity="3">Add</button></form></div>`

let changes: string[]

function show(html: string) {
  document.body.innerHTML = html
  for (const host of document.querySelectorAll<HTMLElement>('.quantity')) {
    mount(host, fakePage())
  }
}

const input = () => one<HTMLInputElement>('input')
const plus = () => one('.qty-plus')
const minus = () => one('.qty-minus')
const press = (target: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}
function type(value: string) {
  input().value = value
  input().dispatchEvent(new Event('change', { bubbles: true }))
}
/** A click by mouse; a click by keyboard has no `detail`. */
const mouseClick = () =>
  plus().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
const pointer = (type: string, init: PointerEventInit = {}) =>
  plus().dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, ...init }))

beforeEach(() => {
  changes = []
  document.addEventListener('change', noteChange)
})
const noteChange = ({ target }: Event) =>
  changes.push(target instanceof HTMLInputElement ? target.value : (target as Element).className)
afterEach(() => {
  unmountAll()
  document.removeEventListener('change', noteChange)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[S32] quantity: the buttons', () => {
  test('[S32] quantity: plus adds one and fires one `change` (Q01, QT1)', () => {
    show(productForm('value="1" step="1" min="1" max="20"'))
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    plus().dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(input().value).toBe('2')
    expect(changes).toEqual(['2'])
    expect(one('.single_add_to_cart_button').getAttribute('data-quantity')).toBe('2')
    expect(one('.other button').getAttribute('data-quantity')).toBe('1')
  })

  test('[S32] quantity: a click beyond a limit changes nothing and fires nothing (Q02, Q03, QT2, QT4)', () => {
    show(productForm('value="5" max="5"'))
    plus().click()
    expect([input().value, changes]).toEqual(['5', []])
    input().value = '1'
    minus().click()
    expect([input().value, changes]).toEqual(['1', []])
  })

  test('[S32] quantity: the limits are read at the click', () => {
    show(productForm('value="5" max="5"'))
    input().setAttribute('max', '6')
    plus().click()
    plus().click()
    expect(input().value).toBe('6')
  })

  test('[S32] quantity: in a group and in the cart it may be 0 (QT5, QT9, QT10)', () => {
    show(`<form class="cart">${control('name="quantity[57]" min="0" value="1"')}</form>
      <form class="woocommerce-cart-form">${control('name="cart[abc][qty]" value="1"')}</form>`)
    for (const link of document.querySelectorAll<HTMLElement>('.qty-minus')) {
      link.click()
      link.click()
    }
    const fields = [...document.querySelectorAll('input')]
    expect(fields.map(({ value }) => value)).toEqual(['0', '0'])
    for (const each of fields) each.dispatchEvent(new Event('change', { bubbles: true }))
    expect(fields.map(({ value }) => value)).toEqual(['0', '0'])
  })

  test('[S32] quantity: buttons with the other class names work too', () => {
    show(
      '<form class="cart"><div class="quantity"><button class="minus">-</button><input class="qty" name="quantity" value="2"><button class="plus">+</button></div></form>',
    )
    one('.plus').click()
    one('.plus').click()
    one('.minus').click()
    expect(input().value).toBe('3')
    expect(one('.plus').hasAttribute('aria-label')).toBe(false)
  })

  test('[S32] quantity: the empty links are named buttons that Space presses', () => {
    show(productForm('value="1"'))
    expect(
      [plus(), minus()].map((link) => [link.getAttribute('role'), link.getAttribute('aria-label')]),
    ).toEqual([
      ['button', 'Increase quantity'],
      ['button', 'Decrease quantity'],
    ])
    expect(press(plus(), ' ').defaultPrevented).toBe(true)
    expect(input().value).toBe('2')
    // The browser clicks a link on Enter itself.
    expect(press(plus(), 'Enter').defaultPrevented).toBe(false)
    expect(input().value).toBe('2')
  })

  test('[S32] quantity: a long press repeats until it ends, and its click is suppressed', () => {
    vi.useFakeTimers()
    show(productForm('value="1"'))
    pointer('pointerdown')
    vi.advanceTimersByTime(499)
    expect(input().value).toBe('1')
    vi.advanceTimersByTime(1)
    expect(input().value).toBe('2')
    vi.advanceTimersByTime(300)
    expect(input().value).toBe('5')
    pointer('pointerup')
    mouseClick()
    vi.advanceTimersByTime(1000)
    expect(input().value).toBe('5')
    plus().click()
    expect(input().value).toBe('6')
  })

  test('[S32] quantity: after a press that ended elsewhere a click by keyboard still works', () => {
    vi.useFakeTimers()
    show(productForm('value="1"'))
    pointer('pointerdown')
    vi.advanceTimersByTime(600)
    pointer('pointerleave')
    const reached = Number(input().value)
    plus().click()
    expect(Number(input().value)).toBe(reached + 1)
  })

  test.each(['pointerup', 'pointercancel', 'pointerleave'])('[S32] quantity: %s ends a press', (end) => {
    vi.useFakeTimers()
    show(productForm('value="1"'))
    pointer('pointerdown')
    pointer(end)
    vi.advanceTimersByTime(2000)
    expect(input().value).toBe('1')
  })

  test('[S32] quantity: a second press replaces the first', () => {
    vi.useFakeTimers()
    show(productForm('value="1"'))
    pointer('pointerdown')
    vi.advanceTimersByTime(400)
    pointer('pointerdown')
    vi.advanceTimersByTime(499)
    expect(input().value).toBe('1')
    pointer('pointerup')
    vi.advanceTimersByTime(2000)
    expect(input().value).toBe('1')
  })

  test('[S32] quantity: unmounting ends a press', () => {
    vi.useFakeTimers()
    show(productForm('value="1"'))
    pointer('pointerdown')
    vi.advanceTimersByTime(500)
    unmountAll()
    vi.advanceTimersByTime(2000)
    expect(input().value).toBe('2')
  })

  test('[S32] quantity: only the main button presses, and only a press prevents the context menu', () => {
    vi.useFakeTimers()
    show(productForm('value="1"'))
    pointer('pointerdown', { button: 2 })
    vi.advanceTimersByTime(2000)
    expect(input().value).toBe('1')
    const menu = () => {
      const event = new Event('contextmenu', { bubbles: true, cancelable: true })
      plus().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(menu()).toBe(false)
    pointer('pointerdown')
    expect(menu()).toBe(true)
  })
})

describe('[S32] quantity: typed', () => {
  test.each([
    ['0', '1'],
    ['-3', '1'],
    ['', '1'],
    ['2.7', '2'],
    ['25', '20'],
    ['7', '7'],
  ])('[S32] quantity: %j becomes %j before other listeners run (Q05-Q09, QT8, QT11)', (typed, expected) => {
    show(productForm('value="3" max="20"'))
    type(typed)
    expect(changes).toEqual([expected])
    expect(one('.single_add_to_cart_button').getAttribute('data-quantity')).toBe(expected)
  })

  test('[S32] quantity: a value is not corrected while it is being typed', () => {
    show(productForm('value="3"'))
    input().value = ''
    input().dispatchEvent(new Event('input', { bubbles: true }))
    expect(input().value).toBe('')
  })

  test('[S32] quantity: a change that the shop plugin triggers through jQuery is corrected too', () => {
    vi.stubGlobal('jQuery', jQuery)
    show(productForm('value="1"'))
    jQuery(input()).val('4').trigger('change')
    expect(one('.single_add_to_cart_button').getAttribute('data-quantity')).toBe('4')
  })
})

describe('[S32] quantity: the older theme', () => {
  test('[S32] quantity: the displayed number and the field change together (Q10)', () => {
    show(OLDER)
    plus().click()
    expect([one('p').textContent, input().value, changes]).toEqual(['4', '4', ['4']])
    expect(one('form button').getAttribute('data-quantity')).toBe('4')
    type('9')
    expect(one('p').textContent).toBe('9')
    for (let clicks = 0; clicks < 20; clicks++) minus().click()
    expect(one('p').textContent).toBe('1')
  })

  test('[S32] quantity: a value that the browser restores is displayed and sent', () => {
    show(OLDER)
    input().value = '9'
    window.dispatchEvent(new Event('pageshow'))
    expect([one('p').textContent, one('form button').getAttribute('data-quantity')]).toEqual(['9', '9'])
    expect(changes).toEqual([])
  })

  test('[S32] quantity: without a field the displayed number changes and `change` fires', () => {
    show(OLDER.replace(/<input[^>]*>/, ''))
    plus().click()
    expect(one('p').textContent).toBe('4')
    expect(changes).toEqual(['quantity'])
  })
})

describe('[S32] quantity: mounting and unmounting', () => {
  test('[S32] quantity: a mere number without a field is left alone', () => {
    show('<span class="quantity">2 × $5.00</span>')
    expect(document.body.innerHTML).toBe('<span class="quantity">2 × $5.00</span>')
  })

  test('[S32] quantity: unmounting restores the printed markup', () => {
    const html = productForm('value="1"')
    show(html)
    unmountAll()
    plus().click()
    type('0')
    expect(input().value).toBe('0')
    expect(plus().attributes).toHaveLength(2)
  })
})
