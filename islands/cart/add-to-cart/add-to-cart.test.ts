import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { mount as island } from '.'
import { show as view } from './view'

const mount = mounter(island, view)

const require = createRequire(import.meta.url)
const jQueryOf = (name: string): JQuery => require(name)
const VERSIONS: [string, JQuery][] = ['jquery1', 'jquery3', 'jquery4'].map((name) => [name, jQueryOf(name)])
const BROKEN = { status: 500, responseText: '' }

let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('jQuery', jQueryOf('jquery3'))
})

afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}

function show(fragment = 'add-to-cart') {
  showFragment(fragment)
  page = fakePage()
  for (const host of document.querySelectorAll<HTMLElement>(
    '.add_to_cart_button, .single_add_to_cart_button',
  )) {
    mount(host, page)
  }
}

const product = (id: number) => one(`[data-product_id="${id}"]`)
const [LOOP, SINGLE, SHORTCODE, DISABLED] = [70, 80, 71, 72]

async function click(button: HTMLElement, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let prevented = false
  const look = () => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  button.dispatchEvent(event)
  await settle()
  return { prevented }
}

const currentJQuery = () => (window as unknown as { jQuery: JQuery }).jQuery

async function added(button?: HTMLElement) {
  const jQuery = currentJQuery()
  jQuery(document.body).trigger('added_to_cart', [{}, 'hash', ...(button ? [jQuery(button)] : [])])
  await settle()
}

async function failed(data = 'product_id=80', request: object = BROKEN) {
  currentJQuery()(document).trigger('ajaxComplete', [request, { url: '/?wc-ajax=add_to_cart', data }])
  await settle()
}

function looks(button: HTMLElement) {
  const names = ['added-spinner', 'product-added', 'loading', 'added']
  return {
    classes: names.filter((name) => button.classList.contains(name)),
    text: button.querySelector('span')?.textContent,
    icon: button.querySelector('i')?.className,
  }
}

const LOADING = { classes: ['added-spinner'], text: 'Adding...', icon: 'sf-icon-loader-gap' }
const IDLE = { classes: [], text: 'Add to cart', icon: 'sf-icon-cart' }

describe.each(VERSIONS)('[S26] add to cart, with %s', (_, jQuery) => {
  beforeEach(() => void vi.stubGlobal('jQuery', jQuery))

  test('[S26] add to cart: shows loading, then added, and the default again after 3 s (AC1, AC3, AC5)', async () => {
    show()
    const button = product(SINGLE)
    await click(button)
    expect(looks(button)).toEqual(LOADING)
    button.classList.add('added')
    await added(button)
    expect(looks(button)).toEqual({
      classes: ['product-added', 'added'],
      text: 'Item added',
      icon: 'sf-icon-tick',
    })
    await pass(2999)
    expect(looks(button).text).toBe('Item added')
    await pass(1)
    expect(looks(button)).toEqual(IDLE)
  })

  test('[S26] add to cart: in a list shows the short text, and the first text again after 3 s (AC4, AC6)', async () => {
    show()
    const button = product(LOOP)
    await click(button)
    await added(button)
    expect(looks(button)).toMatchObject({ text: 'Added', icon: 'sf-icon-tick' })
    await pass(3000)
    expect(looks(button)).toEqual({ classes: [], text: 'Add to cart', icon: 'sf-icon-add-to-cart' })
  })

  test('[S26] add to cart: a failed request resets the button (AC13)', async () => {
    show()
    const button = product(SINGLE)
    await click(button)
    button.classList.add('loading')
    await failed()
    expect(looks(button)).toEqual(IDLE)
    await click(button)
    expect(looks(button)).toEqual(LOADING)
  })

  test('[S26] add to cart: after an event without a button, a failure of the own request resets the button at once', async () => {
    show()
    const button = product(LOOP)
    await click(button)
    button.classList.add('loading')
    await added()
    expect(looks(button)).toMatchObject({ classes: ['product-added', 'loading'], text: 'Added' })
    await failed('product_id=70')
    expect(looks(button)).toEqual({ classes: [], text: 'Add to cart', icon: 'sf-icon-add-to-cart' })
    await pass(3000)
    expect(looks(button)).toEqual({ classes: [], text: 'Add to cart', icon: 'sf-icon-add-to-cart' })
  })

  test('[S26] add to cart: after an event without a button and the reset, a failure of the own request removes `loading`', async () => {
    show()
    const button = product(LOOP)
    await click(button)
    button.classList.add('loading')
    await added()
    await pass(3000)
    expect(looks(button)).toEqual({
      classes: ['loading'],
      text: 'Add to cart',
      icon: 'sf-icon-add-to-cart',
    })
    await failed('product_id=70')
    expect(looks(button).classes).toEqual([])
  })

  test('[S26] add to cart: after an event without a button, success of the own request shows added for 3 s from then on', async () => {
    show()
    const button = product(LOOP)
    await click(button)
    button.classList.add('loading')
    await added()
    await pass(4000)
    button.classList.replace('loading', 'added')
    await added(button)
    expect(looks(button)).toMatchObject({ classes: ['product-added', 'added'], text: 'Added' })
    await pass(2999)
    expect(looks(button).text).toBe('Added')
    await pass(1)
    expect(looks(button)).toEqual({ classes: [], text: 'Add to cart', icon: 'sf-icon-add-to-cart' })
  })

  test('[S26] add to cart: a request that another script vetoes resets the button (AC13)', async () => {
    show()
    const button = product(SINGLE)
    await click(button)
    button.classList.add('loading')
    jQuery(document.body).trigger('ajax_request_not_sent.adding_to_cart', [false, false, jQuery(button)])
    await settle()
    expect(looks(button)).toEqual(IDLE)
  })

  test('[S26] add to cart: the typed quantity is on the button before the plugin reads it (AC15)', async () => {
    show()
    const button = product(SINGLE)
    const data = (name: string) => (jQuery(button).data as (name: string) => unknown)(name)
    expect(data('quantity')).toBe(1)
    one<HTMLInputElement>('form.cart input.qty').value = '4'
    const read = vi.fn()
    document.body.addEventListener('click', () => read(button.dataset['quantity'], data('quantity')), {
      once: true,
    })
    await click(button)
    expect(read).toHaveBeenCalledExactlyOnceWith('4', '4')
  })
})

describe('[S26] add to cart: the click', () => {
  test('[S26] add to cart: the click reaches the shop plugin and the browser', async () => {
    show()
    expect((await click(product(LOOP))).prevented).toBe(false)
  })

  test('[S26] add to cart: a disabled button does nothing (AC2)', async () => {
    show()
    const before = product(DISABLED).outerHTML
    await click(product(DISABLED))
    await pass(1000)
    expect(product(DISABLED).outerHTML).toBe(before)
  })

  test('[S26] add to cart: a click with the middle button changes nothing', async () => {
    show()
    await click(product(LOOP), { button: 1 })
    expect(looks(product(LOOP))).toEqual(IDLE)
  })

  test('[S26] add to cart: only the clicked button changes (AC12)', async () => {
    show()
    await click(product(SINGLE))
    await added(product(SINGLE))
    expect(looks(product(LOOP))).toEqual(IDLE)
    expect(looks(product(SHORTCODE))).toEqual(IDLE)
    await pass(3000)
    expect(looks(product(LOOP))).toEqual(IDLE)
  })

  test('[S26] add to cart: of two waiting buttons each is answered by its own event', async () => {
    show()
    await click(product(SINGLE))
    await click(product(LOOP))
    await added(product(LOOP))
    expect(looks(product(SINGLE))).toEqual(LOADING)
    expect(looks(product(LOOP)).text).toBe('Added')
    await failed('product_id=80')
    expect(looks(product(SINGLE))).toEqual(IDLE)
    expect(looks(product(LOOP)).text).toBe('Added')
  })

  test('[S26] add to cart: an answer that names an already added button does not change other buttons', async () => {
    show()
    const [first, second] = [product(LOOP), product(SINGLE)]
    await click(first)
    first.classList.add('loading')
    await added()
    await click(second)
    first.classList.replace('loading', 'added')
    await added(first)
    expect(looks(second)).toEqual(LOADING)
  })

  test('[S26] add to cart: the failure of another button does not reset an added one', async () => {
    show()
    await click(product(SINGLE))
    await added(product(SINGLE))
    await failed('quantity=1')
    expect(looks(product(SINGLE)).text).toBe('Item added')
  })

  test('[S26] add to cart: an event without a button changes all waiting buttons and no others (AC14)', async () => {
    show()
    await added()
    expect(looks(product(SINGLE))).toEqual(IDLE)
    await click(product(SINGLE))
    await added()
    expect(looks(product(SINGLE)).text).toBe('Item added')
    expect(looks(product(LOOP))).toEqual(IDLE)
  })

  test('[S26] add to cart: a second click within 3 s is not reset by the timer of the first', async () => {
    show()
    await click(product(SINGLE))
    await added(product(SINGLE))
    await pass(2000)
    await click(product(SINGLE))
    await pass(1500)
    expect(looks(product(SINGLE))).toEqual(LOADING)
    await added(product(SINGLE))
    await pass(2999)
    expect(looks(product(SINGLE)).text).toBe('Item added')
  })

  test('[S26] add to cart: after a whole cycle the button has no new data attributes (AC16)', async () => {
    show()
    for (const id of [LOOP, SINGLE, SHORTCODE]) {
      const button = product(id)
      const before = button.getAttributeNames().sort()
      await click(button)
      await added(button)
      await pass(4000)
      expect(button.getAttributeNames().sort()).toEqual(before)
      const data = (jQueryOf('jquery3')(button).data as () => object)()
      expect(Object.keys(data)).not.toContain('look')
    }
  })

  test('[S26] add to cart: a link without icon and text nodes keeps its text and is followed (AC18)', async () => {
    show()
    const link = one('p.cart > a')
    expect((await click(link)).prevented).toBe(false)
    expect(link.innerHTML).toBe('Buy from our pin maker')
  })

  test('[S26] add to cart: without jQuery a click shows loading and does not throw', async () => {
    vi.stubGlobal('jQuery', undefined)
    show()
    await click(product(SINGLE))
    expect(looks(product(SINGLE))).toEqual(LOADING)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[X09] add to cart: the added text is announced', async () => {
    show()
    await click(product(SINGLE))
    await added(product(SINGLE))
    expect(one('[role="status"]').textContent).toBe('Item added')
  })
})

describe('[S26] add to cart: odd markup', () => {
  test('[S26] add to cart: without texts of its own the button keeps its text', async () => {
    show('add-to-cart.odd')
    const button = product(70)
    await click(button)
    expect(looks(button)).toEqual({ ...LOADING, text: 'Add to cart' })
    await added(button)
    await pass(3000)
    expect(looks(button)).toEqual(IDLE)
  })

  test('[S26] add to cart: an empty icon attribute counts as missing, and the first icon comes back', async () => {
    show('add-to-cart.odd')
    const button = product(72)
    await click(button)
    await added(button)
    await pass(3000)
    expect(looks(button).icon).toBe('sf-icon-cart sf-icon-add-to-cart')
  })

  test('[S26] add to cart: a list button without a short text shows the long one', async () => {
    show('add-to-cart.odd')
    await click(product(80))
    await added(product(80))
    expect(looks(product(80)).text).toBe('Item added')
  })

  test('[S26] add to cart: outside of a list the long text shows, even if there is a short one', async () => {
    show('add-to-cart.odd')
    await click(product(81))
    await added(product(81))
    expect(looks(product(81)).text).toBe('Item added')
  })

  test('[S26] add to cart: a quantity beside a list button is copied to it', async () => {
    show('add-to-cart.odd')
    await click(product(81))
    expect(product(81).dataset['quantity']).toBe('4')
  })

  test.each(['0', '-3', '', 'abc'])(
    '[S26] add to cart: the invalid quantity "%s" leaves the printed one',
    async (typed) => {
      show()
      const field = document.createElement('input')
      field.className = 'qty'
      field.value = typed
      product(SINGLE).before(field)
      await click(product(SINGLE))
      expect(product(SINGLE).dataset['quantity']).toBe('1')
    },
  )

  test('[S26] add to cart: with several products in one form, a quantity is copied to its own button only', async () => {
    show('add-to-cart.odd')
    const button = one('.product_type_grouped')
    one<HTMLInputElement>('input.qty', button.parentElement as HTMLElement).value = '4'
    await click(button)
    expect(button.hasAttribute('data-quantity')).toBe(false)
  })

  test('[X11] add to cart: texts that look like markup stay texts', async () => {
    show('add-to-cart.hostile')
    const button = product(85)
    await click(button)
    expect(looks(button).text).toBe('<script>window.hacked=1</script>')
    await added(button)
    await pass(3000)
    expect(one('i', button).getAttributeNames()).toEqual(['class'])
    expect(document.querySelector('.add_to_cart_button img, .laurel-tooltip img')).toBeNull()
    expect('hacked' in window).toBe(false)
  })
})

describe('[S26] add to cart: failed requests', () => {
  test.each([
    ['of another product', 'product_id=70', BROKEN],
    ['that had an answer', 'product_id=80', { status: 200, responseText: '{"fragments":{}}' }],
  ])('[S26] add to cart: a request %s leaves the button waiting', async (_, data, request) => {
    show()
    await click(product(SINGLE))
    await failed(data, request)
    expect(looks(product(SINGLE))).toEqual(LOADING)
  })

  test('[S26] add to cart: a failure without a product resets every waiting button', async () => {
    show()
    await click(product(SINGLE))
    await failed('quantity=1')
    expect(looks(product(SINGLE))).toEqual(IDLE)
  })

  test('[S26] add to cart: `loading` stays on a button that was not clicked', async () => {
    show()
    product(SINGLE).classList.add('loading')
    await failed()
    expect(product(SINGLE).classList.contains('loading')).toBe(true)
  })

  test('[S26] add to cart: an invalid form is not sent and resets the button', async () => {
    show('add-to-cart.odd')
    const button = one('.variations_button button')
    await click(button)
    expect(looks(button)).toEqual(LOADING)
    one('select').dispatchEvent(new Event('invalid', { cancelable: true }))
    await settle()
    expect(looks(button)).toEqual(IDLE)
  })

  test.each([
    ['from the cache: idle again', true, IDLE],
    ['loaded anew: as it was', false, LOADING],
  ])('[S26] add to cart: the button on a page that comes back %s', async (_, persisted, expected) => {
    show()
    await click(product(SINGLE))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await settle()
    expect(looks(product(SINGLE))).toEqual(expected)
  })
})

describe('[S26] add to cart: until the component is there', () => {
  const mountPlain = mounter(island)

  test('[S26] add to cart: a press shows that it loads, and what came of it', async () => {
    showFragment('add-to-cart')
    const button = product(SINGLE)
    mountPlain(button, fakePage())
    await click(button)
    expect(looks(button)).toEqual(LOADING)
    await failed()
    expect(looks(button)).toEqual(IDLE)
    await click(button)
    await added(button)
    expect(looks(button)).toMatchObject({
      classes: ['product-added'],
      text: 'Item added',
      icon: 'sf-icon-tick',
    })
    unmountAll()
    expect(looks(button)).toEqual(IDLE)
  })

  test('[S26] add to cart: the component takes a shown press over, and the default after it is the printed one', async () => {
    showFragment('add-to-cart')
    const button = product(SINGLE)
    const mountPressed = mounter(island, (host, scope) => {
      host.click()
      expect(looks(host)).toEqual(LOADING)
      view(host, scope)
      expect(looks(host)).toEqual(LOADING)
    })
    mountPressed(button, fakePage())
    await added(button)
    expect(looks(button)).toMatchObject({ classes: ['product-added'], text: 'Item added' })
    await pass(3000)
    expect(looks(button)).toEqual(IDLE)
  })
})

describe('[S26] add to cart: the quick view', () => {
  async function openQuickView(depth: string) {
    document.body.innerHTML = `<div id="jckqv">${depth}</div>`
    page = fakePage()
    mount(one('button'), page)
    const submit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', submit, { once: true })
    const { prevented } = await click(one('button'))
    document.removeEventListener('submit', submit)
    return { submit, prevented }
  }
  const BUTTON =
    '<button type="button" class="single_add_to_cart_button ajax_add_to_cart"><i></i><span>Add</span></button>'

  test('[S26] add to cart: in the quick view the form is submitted instead, once', async () => {
    const { submit, prevented } = await openQuickView(`<div><form class="cart">${BUTTON}</form></div>`)
    expect(submit).toHaveBeenCalledOnce()
    expect(submit.mock.calls[0]?.[0].target).toBe(one('form'))
    expect(prevented).toBe(true)
    expect(one('button').classList.contains('ajax_add_to_cart')).toBe(false)
    expect(one('button').classList.contains('added-spinner')).toBe(true)
  })

  test('[S26] add to cart: a submit button of the form submits it with its own name and value', async () => {
    const button = BUTTON.replace('type="button"', 'type="submit" name="add-to-cart" value="81"')
    const { submit } = await openQuickView(`<div><form class="cart">${button}</form></div>`)
    expect(submit).toHaveBeenCalledOnce()
    expect(submit.mock.calls[0]?.[0]).toHaveProperty('submitter', one('button'))
  })

  test('[S26] add to cart: deeper in the quick view a button works like others', async () => {
    const { submit, prevented } = await openQuickView(
      `<div><div><form class="cart">${BUTTON}</form></div></div>`,
    )
    expect(submit).not.toHaveBeenCalled()
    expect(prevented).toBe(false)
  })
})

describe('[S26] add to cart: the tooltip', () => {
  const wrapOf = (id: number) => product(id).parentElement as HTMLElement
  const tooltip = () => document.querySelector('.laurel-tooltip')

  test('[S26] add to cart: the tooltip changes its text after 500 ms, shows after 700 ms, and hides (AC17)', async () => {
    show()
    await click(product(LOOP))
    await pass(499)
    expect(wrapOf(LOOP).title).toBe('Add to cart')
    await pass(1)
    expect(wrapOf(LOOP).title).toBe('Added to cart')
    await pass(199)
    expect(tooltip()).toBeNull()
    await pass(1)
    expect(tooltip()?.textContent).toBe('Added to cart')
    expect(tooltip()?.getAttribute('aria-hidden')).toBe('true')
    await pass(2999)
    expect(tooltip()).not.toBeNull()
    await pass(1)
    expect(tooltip()).toBeNull()
  })

  test.each([
    ['before it changes', 400],
    ['when it has changed', 600],
    ['while it shows', 1500],
  ])('[S26] add to cart: a request that fails %s restores the tooltip’s text', async (_, ms) => {
    show()
    await click(product(LOOP))
    await pass(ms)
    await failed('product_id=70')
    await pass(3000)
    expect([wrapOf(LOOP).title, tooltip()]).toEqual(['Add to cart', null])
  })

  test('[S26] add to cart: a request that fails while the tooltip is hovered restores its text too', async () => {
    show()
    const wrap = wrapOf(LOOP)
    const { showTooltip } = await import('../../../src/overlay/tooltip')
    const resting = showTooltip(wrap, wrap.title)
    wrap.removeAttribute('title')
    await click(product(LOOP))
    await pass(600)
    resting.remove()
    await failed('product_id=70')
    expect(wrap.title).toBe('Add to cart')
  })

  test('[S26] add to cart: the tooltip hides when the pointer leaves', async () => {
    show()
    await click(product(LOOP))
    await pass(700)
    wrapOf(LOOP).dispatchEvent(new Event('pointerleave'))
    await settle()
    expect(tooltip()).toBeNull()
  })

  test('[S26] add to cart: another tooltip of the button takes the place of this one', async () => {
    show()
    await click(product(LOOP))
    await pass(700)
    const { showTooltip } = await import('../../../src/overlay/tooltip')
    const other = showTooltip(wrapOf(LOOP), 'View product')
    await pass(0)
    await settle()
    expect([...document.querySelectorAll('.laurel-tooltip')]).toEqual([other.element])
    await pass(3000)
    expect(tooltip()).toBe(other.element)
    other.remove()
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S26] add to cart: phones show no tooltip', async () => {
    showFragment('add-to-cart')
    page = {
      ...fakePage(),
      device: { mobile: true, phone: true, apple: false, browser: 'other' },
    }
    mount(product(LOOP), page)
    await click(product(LOOP))
    await pass(700)
    expect(tooltip()).toBeNull()
  })

  test.each([
    ['a product form', SINGLE],
    ['a shortcode', SHORTCODE],
  ])('[S26] add to cart: there is no tooltip in %s', async (_, id) => {
    show()
    wrapOf(id).setAttribute('data-tooltip-added-text', 'Added to cart')
    unmountAll()
    mount(product(id), page)
    await click(product(id))
    await pass(700)
    expect(wrapOf(id).title).toBe('')
    expect(tooltip()).toBeNull()
  })

  test('[S26] add to cart: Bootstrap’s tooltip is used if the page has it', async () => {
    const driven: unknown[] = []
    const jQuery = Object.assign(
      (target: unknown) => {
        const collection = jQueryOf('jquery3')(target)
        const titleNow = () => (target as HTMLElement).title
        return Object.assign(collection, {
          tooltip: (action: string) => driven.push([action, target, titleNow()]),
        })
      },
      { fn: { tooltip: () => {} } },
    )
    vi.stubGlobal('jQuery', jQuery)
    show()
    await click(product(LOOP))
    await pass(700)
    expect(driven).toEqual([
      ['hide', wrapOf(LOOP), 'Add to cart'],
      ['fixTitle', wrapOf(LOOP), 'Added to cart'],
      ['show', wrapOf(LOOP), 'Added to cart'],
    ])
    expect(tooltip()).toBeNull()
  })

  test('[S26] add to cart: after unmounting the tooltip neither changes nor shows', async () => {
    show()
    await click(product(LOOP))
    unmountAll()
    await pass(5000)
    expect(wrapOf(LOOP).title).toBe('Add to cart')
    expect(tooltip()).toBeNull()
  })
})

test('[S26] add to cart: unmounting restores the printed button', async () => {
  showFragment('add-to-cart')
  const before = document.body.innerHTML
  show()
  await click(product(SHORTCODE))
  await added(product(SHORTCODE))
  unmountAll()
  document.querySelector('[role="status"]')?.remove()
  expect(document.body.innerHTML).toBe(before)
  await click(product(SHORTCODE))
  expect(looks(product(SHORTCODE))).toEqual(IDLE)
  await pass(5000)
  expect(looks(product(SHORTCODE))).toEqual(IDLE)
})
