import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { readVars } from '../../../legacy-shims/quick-view-plugin'
import { onAddRequest } from '../../../legacy-shims/shop-plugin/add-request'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { handleAddForm } from './add-form'
import { openShop, settle, type TestShop, viewOf } from './test-shop'

const { putFragments } = vi.hoisted(() => ({ putFragments: vi.fn() }))
vi.mock('../../../src/state/cart-fragments', () => ({ putFragments }))

const jQuery: JQuery = createRequire(import.meta.url)('jquery3')
const EVENTS = ['adding_to_cart', 'added_to_cart', 'wc_fragments_loaded'] as const
const FRAGMENTS = { '.shopping-bag-item': '<li class="shopping-bag-item"></li>' }
const SUCCESS = JSON.stringify({ fragments: { ...FRAGMENTS, odd: 7 }, cart_hash: 'hash' })
const fail = (result: string, message = 'Sold out') => JSON.stringify({ result, message, get: { a: '1' } })

let shop: TestShop
let fired: [string, unknown[]][]
const HEARD = EVENTS.map(
  (name) => [name, (_event: unknown, ...args: unknown[]) => void fired.push([name, args])] as const,
)
const close = vi.fn()

interface Begin {
  readonly product?: number
  readonly settings?: Readonly<Record<string, unknown>>
  readonly hasAddScript?: boolean
  readonly jQuery?: JQuery | undefined
}

function begin({ product = 81, settings = {}, hasAddScript = true, ...others }: Begin = {}) {
  vi.stubGlobal('jQuery', 'jQuery' in others ? others.jQuery : jQuery)
  shop = openShop({ settings })
  document.body.innerHTML = viewOf(product)
  const vars = readVars(window)
  if (!vars) throw new Error('The shop prints no data')
  const mount = mounter((content, scope) => handleAddForm(content, { vars, hasAddScript, close }, scope))
  mount(one('#jckqv'), shop.page)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // With reduced motion fades end at once; happy-dom and jsdom have no animations.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  fired = []
  close.mockReset()
  putFragments.mockReset().mockResolvedValue(undefined)
  for (const [name, heard] of HEARD) jQuery(document.body).on(name, heard)
})
afterEach(() => {
  for (const [name, heard] of HEARD) jQuery(document.body).off(name, heard)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function submit() {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  one('form.cart').dispatchEvent(event)
  return event.defaultPrevented
}
const icon = () => one('#addingToCart i').className
const text = () => one('#addingToCart span').textContent
const names = () => fired.map(([name]) => name)
const overlay = () => one('#addingToCart').style.display

describe('[S37] quick view: adding to the cart', () => {
  test('[S37] (QV4) sends one GET with the form’s fields, and shows the overlay', () => {
    begin()
    one<HTMLInputElement>('.qty').value = '2'
    expect(submit()).toBe(true)
    expect(shop.last().method).toBe('GET')
    expect(shop.last().fields).toEqual({
      action: 'jckqv_add_to_cart',
      nonce: 'n0nce',
      product_id: '81',
      quantity: '2',
    })
    expect(icon()).toBe('jckqv-icon-cw animate-spin')
    expect(text()).toBe('Adding')
    expect(overlay()).toBe('block')
    expect(one('.onsale').style.display).toBe('none')
    expect(names()).toEqual(['adding_to_cart'])
    const [button] = fired[0]?.[1] ?? []
    expect((button as ArrayLike<Element>)[0]).toBe(one('.single_add_to_cart_button'))
  })

  test('[S37] (QV4) a second submit during the request sends nothing', async () => {
    begin()
    submit()
    expect(submit()).toBe(true)
    expect(shop.asked).toHaveLength(1)
    await shop.last().answer(SUCCESS)
    submit()
    expect(shop.asked).toHaveLength(2)
  })

  test('[S37] (QV5) success fires `added_to_cart` once and closes the view after two seconds', async () => {
    begin()
    submit()
    await shop.last().answer(SUCCESS)
    expect(icon()).toBe('jckqv-icon-ok')
    expect(text()).toBe('In your cart')
    expect(fired.slice(1)).toEqual([['added_to_cart', [FRAGMENTS, 'hash']]])
    expect(putFragments).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1999)
    expect(close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(close).toHaveBeenCalledOnce()
    expect(one('.onsale').style.display).toBe('')
  })

  test('[S37] (QV5) if the shop keeps the view open, the overlay fades out', async () => {
    begin({ settings: { popup_content_autohidepopup: '0' } })
    submit()
    await shop.last().answer(SUCCESS)
    vi.advanceTimersByTime(2000)
    expect(close).not.toHaveBeenCalled()
    expect(overlay()).toBe('none')
  })

  test('[S37] without the shop plugin’s script the fragments are put in before `added_to_cart` fires', async () => {
    begin({ hasAddScript: false })
    submit()
    await shop.last().answer(SUCCESS)
    expect(putFragments).toHaveBeenCalledExactlyOnceWith(document, FRAGMENTS)
    expect(names()).toEqual(['adding_to_cart', 'wc_fragments_loaded', 'added_to_cart'])
  })

  test('[S37] without jQuery the fragments are put in, and the cart notice is told', async () => {
    begin({ jQuery: undefined })
    const added = vi.fn()
    const stop = onAddRequest(window, { added })
    submit()
    await shop.last().answer(SUCCESS)
    stop()
    expect(putFragments).toHaveBeenCalledOnce()
    expect(added).toHaveBeenCalledOnce()
    expect(icon()).toBe('jckqv-icon-ok')
    vi.advanceTimersByTime(2000)
    expect(close).toHaveBeenCalledOnce()
  })

  test('[S37] (QV6) a refusal shows its message and keeps the view open', async () => {
    begin()
    submit()
    await shop.last().answer(fail('fail', 'Only <b>3</b> left. <img src=x onerror=hacked()>'), {
      headers: { 'content-type': 'text/html' },
    })
    expect(icon()).toBe('jckqv-icon-error')
    expect(text()).toBe('Only 3 left.')
    expect(document.querySelector('#addingToCart img')).toBeNull()
    expect(names()).toEqual(['adding_to_cart'])
    expect(shop.page.report).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(close).not.toHaveBeenCalled()
    expect(overlay()).toBe('none')
  })

  test('[S37] (QV6) a product that the cart already has shows its message and closes the view', async () => {
    begin()
    submit()
    await shop.last().answer(fail('individual', ''))
    expect(text()).toBe('This could not be added to the cart. Please try again.')
    vi.advanceTimersByTime(2000)
    expect(close).toHaveBeenCalledOnce()
  })

  test.each([
    ['0', '0', undefined],
    ['-1', '-1', undefined],
    ['nothing', '', undefined],
    ['HTML', '<html><p>Error</p></html>', undefined],
    ['null', 'null', undefined],
    ['status 500', SUCCESS, { status: 500 }],
    ['half an answer', '{"fragments":{".shop', undefined],
  ])('[S37] (QV6) an answer of %s is an error and keeps the typed quantity', async (_, body, init) => {
    begin()
    const failed = vi.fn()
    const stop = onAddRequest(window, { added: vi.fn(), failed })
    one<HTMLInputElement>('.qty').value = '7'
    submit()
    await shop.last().answer(body, init)
    stop()
    expect(icon()).toBe('jckqv-icon-error')
    expect(shop.page.report).toHaveBeenCalledOnce()
    expect(failed).toHaveBeenCalledExactlyOnceWith(one('.single_add_to_cart_button'), undefined)
    vi.advanceTimersByTime(2000)
    expect(close).not.toHaveBeenCalled()
    expect(one<HTMLInputElement>('.qty').value).toBe('7')
    submit()
    expect(shop.asked).toHaveLength(2)
  })

  test('[S37] leaving the page during the request and coming back shows no error', async () => {
    begin()
    submit()
    window.dispatchEvent(new Event('pagehide'))
    await shop.last().fail()
    expect(overlay()).toBe('none')
    expect(icon()).not.toBe('jckqv-icon-error')
    expect(shop.page.report).not.toHaveBeenCalled()
    submit()
    expect(shop.asked).toHaveLength(2)
  })

  test('[S37] (QV7) the chosen attribute is encoded twice', () => {
    begin({ product: 57 })
    const select = one<HTMLSelectElement>('#jckqv select')
    select.insertAdjacentHTML('beforeend', '<option value="Gold plated">Gold plated</option>')
    select.value = 'Gold plated'
    submit()
    expect(shop.last().fields['attribute_pa_monstasize']).toBe('Gold%20plated')
    expect(shop.last().fields).not.toHaveProperty('add-to-cart')
    expect(shop.last().fields['product_id']).toBe('57')
  })

  test('[S37] the product is added even if another one is shown by then, and that one stays open', async () => {
    begin()
    submit()
    unmountAll()
    await shop.last().answer(SUCCESS)
    expect(names()).toContain('added_to_cart')
    vi.advanceTimersByTime(5000)
    expect(close).not.toHaveBeenCalled()
    expect(text()).toBe('Adding')
  })

  test.each([
    ['a refusal', () => shop.last().answer(fail('fail', 'Only 3 left')), 'Only 3 left'],
    ['a network failure', () => shop.last().fail(), 'This could not be added to the cart. Please try again.'],
  ])(
    '[S37] (QV6) %s after the view has closed is shown in a note and announced',
    async (_, answer, message) => {
      begin()
      const title = one('#jckqv h1').textContent?.trim()
      submit()
      unmountAll()
      one('#jckqv').remove()
      await answer()
      expect(one('.laurel-quick-note').textContent).toBe(`${title}: ${message}`)
      expect(one('.laurel-live-region').textContent).toBe(`${title}: ${message}`)
      vi.advanceTimersByTime(8000)
      expect(document.querySelector('.laurel-quick-note')).toBeNull()
    },
  )

  test.each(['adding_to_cart', 'added_to_cart'])(
    '[S37] a third-party handler for %s that throws is reported, and the product is added',
    async (name) => {
      const throwing = () => {
        throw new Error('Somebody else’s')
      }
      jQuery(document.body).on(name, throwing)
      begin({ settings: { popup_content_autohidepopup: '0' } })
      expect(submit()).toBe(true)
      await shop.last().answer(SUCCESS)
      expect(icon()).toBe('jckqv-icon-ok')
      submit()
      jQuery(document.body).off(name, throwing)
      expect(shop.asked).toHaveLength(2)
      expect(shop.page.report).toHaveBeenCalled()
    },
  )

  test('[S37] a form with several values of a list is posted by the browser', () => {
    begin()
    one('form.cart').insertAdjacentHTML(
      'beforeend',
      '<input name="addon[]" value="ribbon"><input name="addon[]" value="box">',
    )
    expect(submit()).toBe(false)
    expect(shop.asked).toEqual([])
  })

  test('[S37] fields that were disabled during the request are enabled again; a disabled button is not', async () => {
    begin()
    submit()
    one<HTMLInputElement>('.qty').disabled = true
    one<HTMLButtonElement>('.single_add_to_cart_button').disabled = true
    await shop.last().answer(SUCCESS)
    expect(one<HTMLInputElement>('.qty').disabled).toBe(false)
    expect(one<HTMLButtonElement>('.single_add_to_cart_button').disabled).toBe(true)
  })

  test('[S37] a button of class `disabled`, a prevented submit and a group send no request', async () => {
    begin()
    one('.single_add_to_cart_button').classList.add('disabled')
    expect(submit()).toBe(true)
    one('.single_add_to_cart_button').classList.remove('disabled')
    one('form.cart').addEventListener('submit', (event) => event.preventDefault(), { once: true })
    submit()
    one('.qty').setAttribute('name', 'quantity[81]')
    expect(submit()).toBe(false)
    await settle()
    expect(shop.asked).toEqual([])
  })

  test('[S37] the product may be named by the button alone', () => {
    begin()
    one('[name="add-to-cart"]').remove()
    const button = one<HTMLButtonElement>('.single_add_to_cart_button')
    button.name = 'add-to-cart'
    button.value = '81'
    submit()
    expect(shop.last().fields['product_id']).toBe('81')
  })

  test('[S37] a view without overlay and badge works', async () => {
    begin()
    for (const part of document.querySelectorAll('#addingToCart, .onsale')) part.remove()
    submit()
    await shop.last().answer(SUCCESS)
    vi.advanceTimersByTime(2000)
    expect(close).toHaveBeenCalledOnce()
    expect(shop.page.report).not.toHaveBeenCalled()
  })
})
