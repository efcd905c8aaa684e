import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { openShop, settle, type TestShop, viewOf } from './test-shop'

const mount = mounter(island)

// DOMPurify does not support happy-dom; what it lets through is tested in `answer.jsdom.test.ts`.
vi.mock('../../../src/wire/sanitise', () => ({
  sanitisePagePart(part: Element) {
    const fragment = document.createDocumentFragment()
    fragment.append(document.importNode(part, true))
    for (const script of fragment.querySelectorAll('script')) script.remove()
    return fragment
  },
}))

const jQuery: JQuery = createRequire(import.meta.url)('jquery3')

let shop: TestShop
let fired: string[]
const HEARD = ['jckqv_getProducts', 'jckqv_open', 'jckqv_close'].map(
  (name) => [name, () => fired.push(name)] as const,
)

function begin(options?: Parameters<typeof openShop>[0]) {
  shop = openShop(options)
  fired = []
}

beforeEach(() => {
  for (const [name, heard] of HEARD) jQuery(document.body).on(name, heard)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('jQuery', jQuery)
})
afterEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  vi.runAllTimers()
  unmountAll()
  for (const [name, heard] of HEARD) jQuery(document.body).off(name, heard)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const trigger = (id: string) => one(`[data-jckqvpid="${id}"]`)
const shell = () => document.querySelector('.mfp-wrap')
const container = () => one('.mfp-container')
const key = (name: string, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}
async function open(id = '57', html = viewOf(Number(id))) {
  trigger(id).click()
  await shop.last().answer(html)
}

describe('[S37] quick view: opening', () => {
  test('[S37] (QV1) sends one request, shows the shell while it loads, then the product', async () => {
    begin()
    trigger('57').click()
    expect(shop.asked).toHaveLength(1)
    expect(shop.last()).toMatchObject({
      method: 'POST',
      fields: { action: 'jckqv', nonce: 'n0nce', product_id: '57' },
    })
    expect(fired).toEqual(['jckqv_getProducts'])
    expect(container().className).toBe('mfp-container mfp-ajax-holder mfp-s-loading')
    expect(one('.mfp-wrap').className).toBe('mfp-wrap mfp-close-btn-in mfp-auto-cursor mfp-ready mfp-gallery')
    expect(one('.mfp-wrap').tabIndex).toBe(-1)
    expect(one('.mfp-bg').className).toBe('mfp-bg mfp-ready')
    expect(one('.mfp-preloader').textContent).toBe('One moment')
    expect(document.querySelectorAll('button.mfp-arrow.mfp-prevent-close')).toHaveLength(2)
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(document.body.classList.contains('mfp-ajax-cur')).toBe(true)

    await shop.last().answer(viewOf(57))
    expect(container().className).toBe('mfp-container mfp-ajax-holder mfp-s-ready')
    expect(one('.mfp-content > #jckqv h1').textContent).toBe('Gold Cup')
    expect(document.body.classList.contains('mfp-ajax-cur')).toBe(false)
    expect(fired).toEqual(['jckqv_getProducts', 'jckqv_open'])
    expect(shop.page.report).not.toHaveBeenCalled()
  })

  test('[S37] it is a dialog named after the product, and announces the product', async () => {
    begin()
    await open()
    expect(one('.mfp-wrap').getAttribute('role')).toBe('dialog')
    expect(one('.mfp-wrap').getAttribute('aria-label')).toBe('Quick view: Gold Cup')
    expect(document.activeElement).toBe(one('.mfp-wrap'))
    expect(one('.laurel-live-region').textContent).toBe('Gold Cup')
  })

  test('[S37] every select fires `change` after 500 ms', async () => {
    begin()
    await open()
    const change = vi.fn()
    one('#jckqv select').addEventListener('change', change)
    vi.advanceTimersByTime(499)
    expect(change).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(change).toHaveBeenCalledOnce()
  })

  test.each([['ctrlKey'], ['metaKey'], ['shiftKey']])(
    '[S37] a click with %s is left to the browser',
    (held) => {
      begin()
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, [held]: true })
      trigger('57').dispatchEvent(event)
      expect(event.defaultPrevented).toBe(false)
      expect(shell()).toBeNull()
    },
  )

  test.each([['Enter'], [' ']])('[S37] %j opens the view of a trigger with the role of a button', (name) => {
    begin()
    expect(key(name, trigger('57')).defaultPrevented).toBe(true)
    expect(shop.last().fields['product_id']).toBe('57')
  })

  test('[S37] [X11] after a redirect to another site the answer’s scripts are neither loaded nor read', async () => {
    begin()
    trigger('57').click()
    const code = 'wc_add_to_cart_params = {"cart_url":"/"}; load("/a.js")'
    const text = `<div id="jckqv"><h1>Cup</h1><script>${code}</script><script src="/a.js"></script></div>`
    Object.assign(shop.page, { settings: { quickViewScripts: ['/a.js'] } })
    vi.stubGlobal('wc_add_to_cart_params', undefined)
    const response = Object.defineProperty(new Response(text), 'url', { value: 'https://elsewhere.example/' })
    vi.stubGlobal('fetch', () => Promise.resolve(response))
    trigger('70').click()
    await vi.waitFor(settle)
    await settle()
    expect(one('#jckqv h1').textContent).toBe('Cup')
    expect(document.querySelector('#jckqv script')).toBeNull()
    expect(Reflect.get(window, 'wc_add_to_cart_params')).toBeUndefined()
  })

  test('[S37] hover does not open a trigger that lies under the pointer because the view has closed', () => {
    begin({ settings: { trigger_general_method: 'mouseover' } })
    trigger('70').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    const under = trigger('57')
    const matches = under.matches.bind(under)
    vi.spyOn(under, 'matches').mockImplementation((selector) => selector === ':hover' || matches(selector))
    key('Escape')
    mount(under, shop.page)
    expect(shell()).toBeNull()
    vi.advanceTimersByTime(500)
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }))
    mount(under, shop.page)
    expect(shell()).toBeNull()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    mount(under, shop.page)
    expect(shell()).not.toBeNull()
  })

  test('[S37] hover opens the view if the shop has set it so', () => {
    begin({ settings: { trigger_general_method: 'mouseover' } })
    const enter = (pointerType: string) =>
      trigger('70').dispatchEvent(new PointerEvent('pointerenter', { pointerType }))
    enter('touch')
    expect(shop.asked).toEqual([])
    enter('mouse')
    expect(shop.last().fields['product_id']).toBe('70')
    key('Escape')
    // The trigger is under the pointer again although the pointer has not moved.
    enter('mouse')
    expect(shell()).toBeNull()
    vi.advanceTimersByTime(500)
    enter('mouse')
    expect(shell()).not.toBeNull()
  })

  test.each([[undefined], [{ nonce: 'abc' }]])(
    '[S37] with the plugin’s data %j the click is left to the browser',
    (vars) => {
      begin({ vars })
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      trigger('57').dispatchEvent(click)
      expect(click.defaultPrevented).toBe(false)
      expect(shop.asked).toEqual([])
    },
  )

  test('[S37] a trigger without a product opens nothing', () => {
    begin({ fragment: 'quick-view.odd' })
    trigger(' ').click()
    expect(shell()).toBeNull()
  })

  test.each([
    ['57:62', '57:62'],
    ['72', '72'],
  ])(
    '[S37] odd: product %s is sent as printed, and a link around the trigger is not followed',
    (id, sent) => {
      begin({ fragment: 'quick-view.odd' })
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      trigger(id).dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
      expect(shop.last().fields['product_id']).toBe(sent)
    },
  )

  test('[S37] hostile: markup in the page’s data is sent and shown as text', () => {
    begin({ fragment: 'quick-view.hostile' })
    one('.jckqvBtn').click()
    expect(shop.last().fields['product_id']).toContain('<script>')
    expect(document.querySelector('.mfp-wrap img')).toBeNull()
  })
})

describe('[S37] quick view: the next product', () => {
  test('[S37] (QV2) each product comes once, and next wraps round', async () => {
    begin()
    await open()
    one('.mfp-arrow-right').click()
    expect(shop.last().fields['product_id']).toBe('70')
    await shop.last().answer(viewOf(70))
    one('.mfp-arrow-right').click()
    expect(shop.last().fields['product_id']).toBe('57')
    expect(shop.asked).toHaveLength(3)
  })

  test('[S37] arrow keys move to the next product, except in a field', async () => {
    begin()
    await open()
    key('ArrowRight', one('#jckqv .qty'))
    key('ArrowLeft', one('#jckqv select'))
    expect(shop.asked).toHaveLength(1)
    expect(key('ArrowLeft').defaultPrevented).toBe(true)
    expect(shop.last().fields['product_id']).toBe('70')
  })

  test('[S37] moving on aborts the request under way and drops its answer', async () => {
    begin()
    trigger('57').click()
    const first = shop.last()
    key('ArrowRight')
    expect(first.signal?.aborted).toBe(true)
    await first.answer(viewOf(57))
    expect(document.querySelector('#jckqv')).toBeNull()
    await shop.last().answer(viewOf(70))
    expect(one('#jckqv h1').textContent).toBe('Star Medal with Ribbon')
    expect(shop.page.report).not.toHaveBeenCalled()
  })

  test('[S37] there are no arrows if the shop has switched them off', async () => {
    begin({ settings: { popup_general_gallery: 0 } })
    await open()
    key('ArrowRight')
    expect(document.querySelector('.mfp-arrow')).toBeNull()
    expect(one('.mfp-wrap').classList.contains('mfp-gallery')).toBe(false)
    expect(shop.asked).toHaveLength(1)
  })

  test('[S37] another trigger shows its product in the same shell', async () => {
    begin()
    await open()
    trigger('70').click()
    expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
    await shop.last().answer(viewOf(70))
    expect(one('#jckqv h1').textContent).toBe('Star Medal with Ribbon')
  })
})

describe('[S37] quick view: closing', () => {
  test.each([
    ['Esc', () => key('Escape')],
    ['the close button', () => one('.mfp-close').click()],
    ['a click beside the content', () => one('.mfp-container').click()],
    ['a click above the content', () => one('.mfp-content').click()],
  ])('[S37] (QV3) %s closes it and restores the page', async (_, close) => {
    begin()
    trigger('57').setAttribute('tabindex', '0')
    trigger('57').focus()
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    const own = { own: true }
    vi.stubGlobal('wc_add_to_cart_params', own)
    await open()
    vi.stubGlobal('wc_add_to_cart_params', { quick_view: '1' })
    vi.stubGlobal('wc_add_to_cart_variation_params', { quick_view: '1' })
    vi.stubGlobal('scrollY', window.scrollY + 300)
    close()
    expect(shell()).toBeNull()
    expect(document.querySelector('.mfp-bg')).toBeNull()
    expect(fired.at(-1)).toBe('jckqv_close')
    expect(Reflect.get(window, 'wc_add_to_cart_params')).toBe(own)
    expect(Reflect.get(window, 'wc_add_to_cart_variation_params')).toBeUndefined()
    expect(scrollTo).toHaveBeenCalledOnce()
    expect(document.documentElement.getAttribute('style') ?? '').toBe('')
    expect(document.activeElement).toBe(trigger('57'))
  })

  test('[S37] the focus returns to the trigger, even if the click did not focus it', async () => {
    begin()
    await open()
    key('Escape')
    expect(document.activeElement).toBe(trigger('57'))
  })

  test('[S37] a click inside does not close it, nor a drag that began inside', async () => {
    begin()
    await open()
    one('#jckqv h1').click()
    one('#jckqv h1').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }))
    one('.mfp-container').click()
    one('#jckqv h1').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }))
    one('.mfp-wrap').click()
    expect(shell()).not.toBeNull()
  })

  test('[S37] a third-party handler that throws is reported, and the view still closes', async () => {
    const names = ['jckqv_getProducts', 'jckqv_open', 'jckqv_close']
    const fail = () => {
      throw new Error('Somebody else’s')
    }
    for (const name of names) jQuery(document.body).on(name, fail)
    begin()
    await open()
    expect(container().className).toContain('mfp-s-ready')
    key('Escape')
    for (const name of names) jQuery(document.body).off(name, fail)
    expect(shell()).toBeNull()
    expect(shop.page.report).toHaveBeenCalledTimes(3)
  })

  test('[S37] the close button keeps the focus when the product cannot be loaded', async () => {
    begin()
    trigger('57').click()
    const closer = one('.laurel-quick-close')
    closer.focus()
    await shop.last().answer('0')
    expect(document.activeElement).toBe(closer)
  })

  test('[S37] the content’s own close button gets a name, and the trigger is marked as expanded', async () => {
    begin()
    await open()
    expect(one('#jckqv .mfp-close').getAttribute('aria-label')).toBe('Close')
    expect(trigger('57').getAttribute('aria-expanded')).toBe('true')
    key('Escape')
    expect(trigger('57').hasAttribute('aria-expanded')).toBe(false)
  })

  test('[S37] closing while it loads aborts the request', async () => {
    begin()
    trigger('57').click()
    one('.mfp-close').click()
    expect(shop.last().signal?.aborted).toBe(true)
    await shop.last().answer(viewOf(57))
    expect(shell()).toBeNull()
    expect(document.body.classList.contains('mfp-ajax-cur')).toBe(false)
    expect(shop.page.report).not.toHaveBeenCalled()
  })

  test('[S37] unmounting a trigger closes its view, unless the trigger has left the page', async () => {
    begin()
    await open('70')
    trigger('70').remove()
    unmountAll()
    expect(shell()).not.toBeNull()
    key('Escape')
    begin()
    await open('70')
    unmountAll()
    expect(shell()).toBeNull()
  })
})

describe('[S37] quick view: failures', () => {
  test.each([
    ['nothing', '', undefined],
    ['0', '0', undefined],
    ['-1', '-1', undefined],
    [
      'a page of errors',
      '<!DOCTYPE html><html><body><p>There has been a critical error.</p></body></html>',
      undefined,
    ],
    ['JSON', '{"jckqv":1}', undefined],
    ['status 500', 'jckqv', { status: 500 }],
  ])(
    '[S37] an answer of %s shows the error text with a link to the product’s page',
    async (_, body, init) => {
      begin()
      trigger('57').click()
      await shop.last().answer(body, init)
      expect(container().className).toBe('mfp-container mfp-ajax-holder mfp-s-error')
      expect(one('.mfp-preloader').textContent).toBe('The content could not be loaded.')
      expect(one('.mfp-preloader a').getAttribute('href')).toBe('/product/gold-cup/')
      expect(shop.page.report).toHaveBeenCalledOnce()
      expect(document.body.classList.contains('mfp-ajax-cur')).toBe(false)
      expect(fired).not.toContain('jckqv_open')
      expect(document.querySelector('button.mfp-close')).not.toBeNull()
    },
  )

  test('[S37] for a product without a known page the error links to the ajax address', async () => {
    begin({ fragment: 'quick-view.odd' })
    trigger('80').click()
    await shop.last().fail()
    expect(one('.mfp-preloader a').getAttribute('href')).toBe('/wp-admin/admin-ajax.php')
  })

  test('[S37] the next product still loads', async () => {
    begin()
    trigger('57').click()
    await shop.last().fail()
    one('.mfp-arrow-right').click()
    await shop.last().answer(viewOf(70))
    expect(container().classList.contains('mfp-s-ready')).toBe(true)
    expect(one('#jckqv h1').textContent).toBe('Star Medal with Ribbon')
  })

  test('[S37] coming back by the back/forward cache repeats the aborted request', async () => {
    begin()
    trigger('57').click()
    window.dispatchEvent(new Event('pagehide'))
    await shop.last().fail()
    expect(container().classList.contains('mfp-s-loading')).toBe(true)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(shop.asked).toHaveLength(2)
    await shop.last().answer(viewOf(57))
    expect(container().classList.contains('mfp-s-ready')).toBe(true)
    await settle()
  })

  test('[S37] it opens and closes without jQuery', async () => {
    begin()
    vi.stubGlobal('jQuery', undefined)
    await open()
    expect(one('#jckqv h1').textContent).toBe('Gold Cup')
    key('Escape')
    expect(shell()).toBeNull()
    expect(shop.page.report).not.toHaveBeenCalled()
  })
})
