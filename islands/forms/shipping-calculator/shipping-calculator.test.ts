import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let submitted: string[]

/** Records the button of a submit, and prevents it. */
function onSubmit(event: SubmitEvent) {
  event.preventDefault()
  submitted.push(event.submitter?.getAttribute('name') ?? 'no button')
}

beforeEach(() => {
  submitted = []
  document.addEventListener('submit', onSubmit)
})
afterEach(() => {
  document.removeEventListener('submit', onSubmit)
  unmountAll()
})

function show(fragment = 'shipping-calculator') {
  showFragment(fragment)
  for (const panel of document.querySelectorAll<HTMLElement>('.shipping-calculator-form'))
    mount(panel, fakePage())
}

const postcode = () => one('#calc_shipping_postcode')
const button = () => one<HTMLButtonElement>('button[name="calc_shipping"]')

/** @returns whether the browser is kept from submitting the form itself */
function press(target: Element, init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

describe('[S39] shipping calculator', () => {
  test.each([
    ['postcode', '#calc_shipping_postcode'],
    ['city', '#calc_shipping_city'],
    ['state', '#calc_shipping_state'],
  ])('[S39] shipping calculator: Enter in the %s submits once, with its button (SH1)', (_, field) => {
    show()
    expect(press(one(field), { key: 'Enter', keyCode: 13 })).toBe(true)
    expect(submitted).toEqual(['calc_shipping'])
  })

  test('[S39] shipping calculator: the other code of the key (SH1)', () => {
    show()
    expect(press(postcode(), { key: 'Unidentified', keyCode: 10 })).toBe(true)
    expect(submitted).toEqual(['calc_shipping'])
  })

  test.each([
    ['a digit', { key: '4', keyCode: 52 }],
    ['Tab', { key: 'Tab', keyCode: 9 }],
    ['Space', { key: ' ', keyCode: 32 }],
    ['Esc', { key: 'Escape', keyCode: 27 }],
    ['Enter that ends a composition', { key: 'Enter', keyCode: 13, isComposing: true }],
  ])('[S39] shipping calculator: %s does nothing (SH2)', (_, init) => {
    show()
    expect(press(postcode(), init)).toBe(false)
    expect(submitted).toEqual([])
  })

  test('[S39] shipping calculator: a key that is held down submits once', () => {
    show()
    for (const repeat of [false, true, true]) expect(press(postcode(), { key: 'Enter', repeat })).toBe(true)
    expect(submitted).toEqual(['calc_shipping'])
  })

  test('[S39] shipping calculator: a button that is switched off keeps the form where it is', () => {
    show()
    button().disabled = true
    expect(press(postcode(), { key: 'Enter' })).toBe(true)
    expect(submitted).toEqual([])
  })

  test('[S39] shipping calculator: the older template’s button goes before, wherever it is', () => {
    show()
    const clicked = vi.fn()
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<form><p class="update-totals-button"><button type="button">Update totals</button></p></form>',
    )
    const update = one<HTMLButtonElement>('.update-totals-button button')
    update.addEventListener('click', clicked)
    press(postcode(), { key: 'Enter' })
    expect(clicked).toHaveBeenCalledOnce()
    expect(submitted).toEqual([])
    update.disabled = true
    press(postcode(), { key: 'Enter' })
    expect(clicked).toHaveBeenCalledOnce()
    expect(submitted).toEqual(['calc_shipping'])
  })

  test('[S39] shipping calculator: without a button the form goes by itself; without a form nothing does', () => {
    show('shipping-calculator.odd')
    const lone = one(':not(form) > section > [name="calc_shipping_postcode"]')
    const inForm = one('form [name="calc_shipping_postcode"]')
    expect(press(lone, { key: 'Enter' })).toBe(false)
    expect(submitted).toEqual([])
    // A field of that name would replace the method.
    Object.defineProperty(one('form'), 'requestSubmit', { value: inForm })
    expect(press(inForm, { key: 'Enter' })).toBe(true)
    expect(submitted).toEqual(['no button'])
  })

  test('[S39] shipping calculator: Enter on a button, and Enter that others have answered, are left alone', () => {
    show()
    expect(press(button(), { key: 'Enter' })).toBe(false)
    one('.shipping-calculator-form').insertAdjacentHTML('beforeend', '<input type="submit" value="Go">')
    expect(press(one('[type="submit"][value="Go"]'), { key: 'Enter' })).toBe(false)
    const take = (event: Event) => event.preventDefault()
    document.addEventListener('keydown', take, { capture: true })
    press(postcode(), { key: 'Enter' })
    document.removeEventListener('keydown', take, { capture: true })
    expect(submitted).toEqual([])
  })

  test('[S39] shipping calculator: unmounted, the key is the browser’s', () => {
    show()
    unmountAll()
    expect(press(postcode(), { key: 'Enter' })).toBe(false)
    expect(submitted).toEqual([])
  })
})
