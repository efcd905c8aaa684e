import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'

const require = createRequire(import.meta.url)
const HOSTS = '.modal, [data-toggle="modal"]'
const EVENTS = ['show', 'shown', 'hide', 'hidden'].map((name) => `${name}.bs.modal`)
let mount: ReturnType<typeof mounter>
let page: FakePage

beforeEach(async () => {
  vi.resetModules()
  mount = mounter((await import('.')).mount)
  vi.useFakeTimers()
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

function wake() {
  page = fakePage()
  return [...document.querySelectorAll<HTMLElement>(HOSTS)].map((host) => mount(host, page))
}
function show() {
  showFragment('modal')
  wake()
}
function click(selector: string, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let prevented = false
  const look = (heard: Event) => {
    prevented = heard.defaultPrevented
    heard.preventDefault()
  }
  window.addEventListener('click', look)
  one(selector).dispatchEvent(event)
  window.removeEventListener('click', look)
  return prevented
}
const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const account = () => one('#account-modal')
const film = () => one('#film-modal')
const isOpen = (modal: Element) => modal.classList.contains('in') && modal.classList.contains('show')
const backdrops = () => document.querySelectorAll('.modal-backdrop').length

describe('[S16] modals: place', () => {
  test('[S16] modals: every modal is moved to the end of the body, in order, as the same node (23.1, 23.2)', () => {
    showFragment('modal')
    const [first, second] = document.querySelectorAll('.modal')
    wake()
    expect([...document.body.children].slice(-2)).toEqual([first, second])
  })

  test('[S16] modals: a nested modal is moved out of its parent and back into it', () => {
    showFragment('modal')
    one('#account-modal .modal-body').append(film())
    const before = document.body.innerHTML
    wake()
    expect([...document.body.children].slice(-2)).toEqual([account(), film()])
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S16] modals: when one is moved back and another is added, the others are not moved', () => {
    showFragment('modal')
    const before = document.body.innerHTML
    const unmountFilm = wake().at([...document.querySelectorAll(HOSTS)].indexOf(film()))
    unmountFilm?.()
    mount(film(), page)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S16] modals: a modal inserted later stays where it is', () => {
    show()
    document.body.insertAdjacentHTML('afterbegin', '<p><span class="modal" id="late"></span></p>')
    mount(one('#late'), page)
    expect(one('#late').parentElement?.tagName).toBe('P')
    expect(document.body.lastElementChild).toBe(film())
  })

  test('[S16] modals: unmounted, they are moved back, and the page is as printed', async () => {
    showFragment('modal')
    const before = document.body.innerHTML
    wake()
    click('.open-account')
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
    expect(document.body.hasAttribute('class')).toBe(false)
  })

  test('[S16] modals: a modal that a script has removed is not inserted again', () => {
    show()
    const gone = account()
    gone.remove()
    unmountAll()
    expect(gone.isConnected).toBe(false)
  })
})

describe('[S16] modals: without a plugin', () => {
  test('[S16] modals: a link opens one, with the classes of both Bootstrap versions', async () => {
    show()
    expect(click('.open-account')).toBe(true)
    expect(isOpen(account())).toBe(true)
    expect(account().style.display).toBe('block')
    expect(document.body.classList.contains('modal-open')).toBe(true)
    expect(one('.modal-backdrop').className).toBe('modal-backdrop fade in show')
    expect(account().getAttribute('aria-modal')).toBe('true')
    expect(account().getAttribute('aria-label')).toBe('Your account')
    expect(account().contains(document.activeElement)).toBe(true)
  })

  test.each([
    ['its cross', () => void click('#account-modal .close span')],
    ['Esc', () => void press('Escape')],
    ['a click beside it', () => void click('#account-modal')],
  ])('[S16] modals: %s closes it, and the focus returns', async (_, leave) => {
    show()
    one('.open-account').focus()
    click('.open-account')
    await pass(300)
    leave()
    expect(isOpen(account())).toBe(false)
    await pass(300)
    expect(account().style.display).toBe('')
    expect(backdrops()).toBe(0)
    expect(document.body.classList.contains('modal-open')).toBe(false)
    expect(document.activeElement).toBe(one('.open-account'))
  })

  test('[S16] modals: with both options off neither a key nor the backdrop closes it', async () => {
    show()
    click('.open-film')
    await pass(300)
    press('Escape')
    click('#film-modal')
    expect(isOpen(film())).toBe(true)
    click('#film-modal .close')
    expect(isOpen(film())).toBe(false)
  })

  test('[S16] modals: Esc closes the topmost of two', async () => {
    show()
    click('.open-film')
    await pass(300)
    click('.open-account')
    await pass(300)
    expect(backdrops()).toBe(2)
    press('Escape')
    await pass(300)
    expect([isOpen(film()), isOpen(account())]).toEqual([true, false])
    expect(document.body.classList.contains('modal-open')).toBe(true)
  })

  test('[S16] modals: a link closes its modal and opens another', async () => {
    show()
    click('.open-account')
    await pass(300)
    click('.to-film')
    await pass(300)
    expect([isOpen(film()), isOpen(account())]).toEqual([true, false])
    expect(backdrops()).toBe(1)
  })

  test('[S16] modals: a modal opened from another lies over it, whatever their order', async () => {
    show()
    film().style.zIndex = '1050'
    click('.open-film')
    click('.open-account')
    const [, backdrop] = document.querySelectorAll<HTMLElement>('.modal-backdrop')
    expect([backdrop?.style.zIndex, account().style.zIndex]).toEqual(['1051', '1052'])
    press('Escape')
    await pass(300)
    expect(account().style.zIndex).toBe('')
  })

  test('[S16] modals: opened again while closing it stays, and a second Esc closes the one below', async () => {
    show()
    click('.open-account')
    press('Escape')
    await pass(100)
    click('.open-account')
    await pass(300)
    expect([isOpen(account()), account().style.display, backdrops()]).toEqual([true, 'block', 1])
    film().setAttribute('data-keyboard', 'true')
    click('.open-film')
    press('Escape')
    press('Escape')
    expect([isOpen(account()), isOpen(film())]).toEqual([false, false])
    await pass(300)
    expect([backdrops(), document.body.classList.contains('modal-open')]).toEqual([0, false])
  })

  test('[S16] modals: a printed aria-hidden is removed while it is open', async () => {
    show()
    account().setAttribute('aria-hidden', 'true')
    click('.open-account')
    expect(account().hasAttribute('aria-hidden')).toBe(false)
    press('Escape')
    await pass(300)
    expect(account().getAttribute('aria-hidden')).toBe('true')
  })

  test('[S16] modals: a trigger without a modal, and a click with a modifier key, are left to the browser', () => {
    show()
    expect(click('.open-nothing')).toBe(false)
    expect(click('.open-account', { ctrlKey: true })).toBe(false)
    expect(backdrops()).toBe(0)
  })

  test('[S16] modals: maps are laid out again after 300 ms', async () => {
    show()
    const resized = vi.fn()
    window.addEventListener('resize', resized)
    click('.open-account')
    await pass(299)
    expect(resized).not.toHaveBeenCalled()
    await pass(1)
    expect(resized).toHaveBeenCalledTimes(1)
    window.removeEventListener('resize', resized)
  })

  test('[S16] modals: reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    click('.open-account')
    press('Escape')
    expect([account().style.display, backdrops()]).toEqual(['', 0])
  })

  test('[S16] modals: only the frames of the closed modal are reloaded (23.3)', async () => {
    show()
    account().append(
      Object.assign(document.createElement('iframe'), { srcdoc: 'Film', src: '/account-film' }),
    )
    const set = vi.spyOn(Element.prototype, 'setAttribute')
    const reloads = () => set.mock.calls.filter(([name]) => name === 'src').map(([, value]) => value)
    click('.open-account')
    await pass(300)
    expect(reloads()).toEqual([])
    press('Escape')
    await pass(300)
    expect(reloads()).toEqual(['/account-film'])
  })
})

test('[S16] modals: a modal closes for another panel, and other panels close for it', async () => {
  const { isPanelOpen, openPanel } = await import('../../../src/state/open-panel')
  show()
  openPanel('mobile-menu')
  click('.open-account')
  expect([isPanelOpen('mobile-menu'), isPanelOpen('modal')]).toEqual([false, true])
  await pass(300)
  openPanel('mobile-menu')
  expect(isOpen(account())).toBe(false)
  await pass(300)
  expect([isPanelOpen('mobile-menu'), isPanelOpen('modal')]).toEqual([true, false])
})

describe('[S16] modals: events', () => {
  test.each(['none', 'jquery1', 'jquery3', 'jquery4'])(
    '[S16] modals: with jQuery %s, once each',
    async (name) => {
      const jQuery: JQuery | undefined = name === 'none' ? undefined : require(name)
      if (jQuery) vi.stubGlobal('jQuery', jQuery)
      show()
      const native: unknown[] = []
      const hear = (event: Event) => {
        const { type, target, relatedTarget } = event as Event & { relatedTarget?: Element }
        native.push([type, (target as Element).id, relatedTarget?.className])
      }
      const heard: string[] = []
      for (const type of EVENTS) {
        document.addEventListener(type, hear)
        jQuery?.(document).on(type, () => heard.push(type))
      }
      click('.open-account')
      await pass(299)
      expect(native).toEqual([['show.bs.modal', 'account-modal', 'open-account']])
      await pass(1)
      press('Escape')
      await pass(300)
      expect(native.slice(1)).toEqual([
        ['shown.bs.modal', 'account-modal', 'open-account'],
        ['hide.bs.modal', 'account-modal', undefined],
        ['hidden.bs.modal', 'account-modal', undefined],
      ])
      if (jQuery) expect(heard).toEqual(EVENTS)
      for (const type of EVENTS) document.removeEventListener(type, hear)
      jQuery?.(document).off('.bs.modal', undefined as never)
    },
  )

  test.each(['show.bs.modal', 'hide.bs.modal'])(
    '[S16] modals: a prevented %s stops the change',
    async (type) => {
      show()
      const prevent = (event: Event) => event.preventDefault()
      document.addEventListener(type, prevent)
      click('.open-account')
      await pass(300)
      press('Escape')
      await pass(300)
      expect(isOpen(account())).toBe(type === 'hide.bs.modal')
      document.removeEventListener(type, prevent)
    },
  )
})

test.each(['jquery1', 'jquery3'])(
  '[S16] modals: beside Bootstrap’s own script on %s laurel opens nothing, but reloads frames',
  async (name) => {
    const jQuery: JQuery = require(name)
    vi.stubGlobal('jQuery', jQuery)
    const file = require.resolve('bootstrap/js/modal.js')
    delete require.cache[file]
    require(file)
    show()
    click('.open-film')
    await pass(400)
    expect(film().classList.contains('in')).toBe(true)
    expect(film().classList.contains('show')).toBe(false)
    expect(backdrops()).toBe(1)
    const set = vi.spyOn(Element.prototype, 'setAttribute')
    click('#film-modal .close')
    await pass(1000)
    expect(film().classList.contains('in')).toBe(false)
    expect(set.mock.calls.filter(([attribute]) => attribute === 'src')).toHaveLength(1)
    jQuery(document)
      .off('.bs.modal', undefined as never)
      .off('.data-api', undefined as never)
    Reflect.deleteProperty(jQuery.fn, 'modal')
  },
)
