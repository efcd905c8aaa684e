import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { type Page, readPage } from '../page/page'
import type { Island, Mount } from './island'
import type { Laurel } from './laurel'
import type { LaurelError } from './laurel-error'
import { start } from './start'

/** An island whose code arrives when the test says so. */
function createIsland(options: Partial<Island> & { mount?: Mount } = {}) {
  const { mount = () => {}, ...rest } = options
  const mountSpy = vi.fn(mount)
  let arrive: () => void = () => {}
  let fail: (cause: unknown) => void = () => {}
  const code = new Promise<{ mount: Mount }>((resolve, reject) => {
    arrive = () => resolve({ mount: mountSpy })
    fail = reject
  })
  code.catch(() => {})
  const load = vi.fn(() => code)
  const island: Island = {
    name: 'cup',
    features: ['X00'],
    selector: '.cup',
    wake: 'intent',
    load,
    ...rest,
  }
  return { island, load, mount: mountSpy, arrive: () => arrive(), fail: (cause: unknown) => fail(cause) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

/** Every listener that laurel adds to the document is taken off after the test. */
let stopLaurel: () => void
let laurel: Laurel
let errors: LaurelError[]

function run(...islands: Island[]) {
  const add = vi.spyOn(document, 'addEventListener')
  const observers: MutationObserver[] = []
  const Native = MutationObserver
  vi.stubGlobal(
    'MutationObserver',
    class extends Native {
      constructor(callback: MutationCallback) {
        super(callback)
        observers.push(this)
      }
    },
  )
  laurel = start(readPage(window), islands)
  const calls = [...add.mock.calls]
  add.mockRestore()
  stopLaurel = () => {
    for (const [type, listener, options] of calls) document.removeEventListener(type, listener, options)
    for (const observer of observers) observer.disconnect()
  }
  return laurel
}

function click(element: Element, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  element.dispatchEvent(event)
  return event
}

const remember = (event: Event) => errors.push((event as CustomEvent<LaurelError>).detail)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  errors = []
  stopLaurel = () => {}
  document.addEventListener('laurel:error', remember)
})

afterEach(() => {
  stopLaurel()
  document.removeEventListener('laurel:error', remember)
  vi.useRealTimers()
})

describe('[X01] wake', () => {
  test('[X01] an intent island costs nothing at load, whatever the number of hosts', () => {
    document.body.innerHTML = '<button class="cup"></button>'.repeat(1000)
    const query = vi.spyOn(document, 'querySelectorAll')
    const { island, load } = createIsland()
    run(island)
    expect(query).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })

  test('[X01] a now island mounts before start returns', () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const mount = vi.fn()
    run({ name: 'cup', features: [], selector: '.cup', wake: 'now', load: () => ({ mount }) })
    expect(mount).toHaveBeenCalledOnce()
  })

  test('[X01] an idle island waits for a free main thread', async () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const cup = createIsland({ wake: 'idle' })
    cup.arrive()
    run(cup.island)
    await settle()
    expect(cup.load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(cup.mount).toHaveBeenCalledOnce()
  })

  test('[X01] a pointer over a host fetches the code, and mounts only where the island asks for that', async () => {
    document.body.innerHTML = '<a class="cup"></a><a class="bag"></a>'
    const cup = createIsland()
    const bag = createIsland({ name: 'bag', selector: '.bag', wakesOn: ['pointerover'] })
    cup.arrive()
    bag.arrive()
    run(cup.island, bag.island)
    for (const host of document.querySelectorAll('a'))
      host.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect(cup.load).toHaveBeenCalledOnce()
    expect(cup.mount).not.toHaveBeenCalled()
    expect(bag.mount).toHaveBeenCalledOnce()
  })

  test('[X01] hosts with a shared state come to life together, and later ones as they arrive', async () => {
    document.body.innerHTML =
      '<a class="cup" id="a"></a><a class="cup" id="b"></a><a class="cup other" id="c"></a>'
    const cup = createIsland({ shares: (host) => (host.matches('.other') ? 'other' : 'same') })
    cup.arrive()
    run(cup.island)
    click(one('#a'))
    await settle()
    expect(cup.mount.mock.calls.map(([host]) => host.id)).toEqual(['a', 'b'])
    document.body.insertAdjacentHTML('beforeend', '<p><a class="cup" id="d"></a></p>')
    await settle()
    expect(cup.mount.mock.calls.map(([host]) => host.id)).toEqual(['a', 'b', 'd'])
  })

  test('[X01] islands named in laurelConfig.except stay asleep', async () => {
    vi.stubGlobal('laurelConfig', { except: ['cup'] })
    document.body.innerHTML = '<a class="cup"></a>'
    const cup = createIsland()
    run(cup.island)
    expect(click(one('.cup')).defaultPrevented).toBe(false)
    expect(cup.load).not.toHaveBeenCalled()
  })

  test('[X01] an odd laurelConfig counts as none', async () => {
    vi.stubGlobal('laurelConfig', 'except')
    document.body.innerHTML = '<a class="cup"></a>'
    const cup = createIsland()
    run(cup.island)
    click(one('.cup'))
    expect(cup.load).toHaveBeenCalled()
  })

  test('[X01] an island with a media query lives only while it matches', async () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const query = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => query)
    const unmount = vi.fn()
    const mount = vi.fn(() => unmount)
    run({ name: 'cup', features: [], selector: '.cup', wake: 'now', media: '(x)', load: () => ({ mount }) })
    expect(mount).not.toHaveBeenCalled()
    query.matches = true
    query.dispatchEvent(new Event('change'))
    expect(mount).toHaveBeenCalledOnce()
    query.matches = false
    query.dispatchEvent(new Event('change'))
    expect(unmount).toHaveBeenCalledOnce()
  })
})

describe('[X01] hold and replay', () => {
  test('[X01] a click during loading is carried out once, after the mount, on its own target', async () => {
    document.body.innerHTML = '<div class="cup"><b><i id="icon"></i></b></div>'
    const heard: string[] = []
    const cup = createIsland({
      mount: (host) => host.addEventListener('click', ({ target }) => heard.push((target as Element).id)),
    })
    run(cup.island)
    expect(click(one('#icon')).defaultPrevented).toBe(true)
    expect(heard).toEqual([])
    cup.arrive()
    await settle()
    expect(heard).toEqual(['icon'])
    expect(cup.load).toHaveBeenCalledOnce()
  })

  test('[X01] held events keep the order of the visitor, across islands of different speed', async () => {
    document.body.innerHTML = '<a class="cup" id="cup"></a><a class="bag" id="bag"></a>'
    const heard: string[] = []
    const mount: Mount = (host) => host.addEventListener('click', () => heard.push(host.id))
    const cup = createIsland({ mount })
    const bag = createIsland({ name: 'bag', selector: '.bag', mount })
    run(cup.island, bag.island)
    click(one('#cup'))
    click(one('#bag'))
    click(one('#cup'))
    bag.arrive()
    await settle()
    expect(heard).toEqual([])
    cup.arrive()
    await settle()
    expect(heard).toEqual(['cup', 'bag', 'cup'])
  })

  test('[X01] a click on a host that has come to life does not overtake the held one', async () => {
    document.body.innerHTML = '<a class="cup" id="cup"></a><a class="bag" id="bag"></a>'
    const heard: string[] = []
    const mount: Mount = (host) => host.addEventListener('click', () => heard.push(host.id))
    const cup = createIsland({ mount })
    const bag = createIsland({ name: 'bag', selector: '.bag', mount })
    run(cup.island, bag.island)
    click(one('#cup'))
    click(one('#bag'))
    bag.arrive()
    await settle()
    click(one('#bag'))
    cup.arrive()
    await settle()
    expect(heard).toEqual(['cup', 'bag', 'bag'])
  })

  test('[X01] with the code at hand the visitor’s own event goes on, unheld', async () => {
    document.body.innerHTML = '<a class="cup"></a>'
    const heard: Event[] = []
    const cup = createIsland({
      mount: (host) => host.addEventListener('click', (event) => heard.push(event)),
    })
    cup.arrive()
    run(cup.island)
    one('.cup').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    const event = click(one('.cup'))
    expect(heard).toEqual([event])
    expect(event.defaultPrevented).toBe(false)
  })

  test.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('[X01] a click with %s is never held', (_, init) => {
    document.body.innerHTML = '<a class="cup"></a>'
    const { island } = createIsland()
    run(island)
    expect(click(one('.cup'), init).defaultPrevented).toBe(false)
  })

  test('[X01] a link into a new tab is not held, and its island wakes all the same', () => {
    document.body.innerHTML = '<a class="cup" target="_blank"></a>'
    const { island, load } = createIsland()
    run(island)
    expect(click(one('.cup')).defaultPrevented).toBe(false)
    expect(load).toHaveBeenCalled()
  })

  test('[X01] what somebody else has prevented is left alone', () => {
    document.body.innerHTML = '<a class="cup"></a>'
    const { island, load } = createIsland()
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('click', prevent, { capture: true })
    run(island)
    click(one('.cup'))
    window.removeEventListener('click', prevent, { capture: true })
    expect(load).not.toHaveBeenCalled()
  })

  test('[X01] outside the holding part the island wakes and the click goes on', () => {
    document.body.innerHTML = '<div class="cup"><a id="link"></a><a id="remove" class="remove"></a></div>'
    const { island, load } = createIsland({ holdsWithin: '.remove' })
    run(island)
    expect(click(one('#link')).defaultPrevented).toBe(false)
    expect(load).toHaveBeenCalled()
    expect(click(one('#remove')).defaultPrevented).toBe(true)
  })

  test('[X01] a held submit still submits, with its submitter', async () => {
    document.body.innerHTML = '<form class="cup"><button name="go" value="1"></button></form>'
    const submitters: unknown[] = []
    const cup = createIsland({ mount: () => {} })
    run(cup.island)
    const form = one<HTMLFormElement>('form')
    form.addEventListener('submit', (event) => {
      submitters.push(event.submitter)
      event.preventDefault()
    })
    const button = one<HTMLButtonElement>('button')
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
    expect(submitters).toEqual([])
    cup.arrive()
    await settle()
    expect(submitters).toEqual([button])
  })

  test('[X01] a held submit whose submitter is no longer one submits without it, and holds up nothing behind it', async () => {
    document.body.innerHTML = '<form class="cup"><button></button></form><a class="bag"></a>'
    const submitted = vi.fn((event: Event) => event.preventDefault())
    const heard = vi.fn()
    const cup = createIsland()
    const bag = createIsland({
      name: 'bag',
      selector: '.bag',
      mount: (host) => host.addEventListener('click', heard),
    })
    run(cup.island, bag.island)
    const form = one<HTMLFormElement>('form')
    const button = one<HTMLButtonElement>('button')
    form.addEventListener('submit', submitted)
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
    click(one('.bag'))
    button.type = 'button'
    cup.arrive()
    bag.arrive()
    await settle()
    expect(submitted).toHaveBeenCalledOnce()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('[X11] a replay that throws is told, and those behind it are carried out', async () => {
    document.body.innerHTML = '<a class="cup" id="a"></a><a class="cup" id="b"></a>'
    const heard: string[] = []
    const cup = createIsland({ mount: (host) => host.addEventListener('click', () => heard.push(host.id)) })
    run(cup.island)
    click(one('#a'))
    click(one('#b'))
    vi.spyOn(one('#a'), 'click').mockImplementation(() => {
      throw new Error('stuck')
    })
    cup.arrive()
    await settle()
    expect(heard).toEqual(['b'])
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['cup', 'act']])
  })

  test('[X01] Enter on a widget that the browser does not work is held; on a link it is left to the browser', async () => {
    document.body.innerHTML = '<div class="cup" tabindex="0"><a href="/x"></a></div>'
    const keys: string[] = []
    const cup = createIsland({
      mount: (host) => host.addEventListener('keydown', ({ key }) => keys.push(key)),
    })
    run(cup.island)
    const press = (element: Element, key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      element.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(press(one('a'), 'Enter')).toBe(false)
    expect(press(one('.cup'), 'x')).toBe(false)
    expect(press(one('.cup'), 'Enter')).toBe(true)
    cup.arrive()
    await settle()
    expect(keys).toEqual(['Enter'])
  })

  test('[X01] when the code can not be fetched, the browser’s own action goes ahead', async () => {
    document.body.innerHTML = '<a class="cup" href="#there"></a>'
    const cup = createIsland()
    run(cup.island)
    let reached: Event | undefined
    document.body.addEventListener(
      'click',
      (event) => {
        reached = event
      },
      { once: true },
    )
    click(one('.cup'))
    cup.fail(new Error('404'))
    await settle()
    expect(reached?.defaultPrevented).toBe(false)
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['cup', 'load']])
  })

  test('[X01] when the code takes longer than 3 s, the browser’s own action goes ahead, and is not held again', async () => {
    document.body.innerHTML = '<a class="cup"></a>'
    const cup = createIsland()
    run(cup.island)
    const reached = vi.fn()
    one('.cup').addEventListener('click', reached)
    click(one('.cup'))
    await vi.advanceTimersByTimeAsync(2999)
    expect(reached).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reached).toHaveBeenCalledOnce()
    expect(click(one('.cup')).defaultPrevented).toBe(false)
    expect(reached).toHaveBeenCalledTimes(2)
    cup.arrive()
    await settle()
    expect(cup.mount).toHaveBeenCalledOnce()
  })

  test('[X01] an event whose target has left the page is dropped', async () => {
    document.body.innerHTML = '<div class="cup"><i></i></div>'
    const heard = vi.fn()
    const cup = createIsland()
    run(cup.island)
    const icon = one('i')
    icon.addEventListener('click', heard)
    click(icon)
    icon.remove()
    cup.arrive()
    await settle()
    expect(heard).not.toHaveBeenCalled()
  })
})

/** A search box, whose island hears what is typed in it. */
function createSearchBox(options: Partial<Island> & { mount?: Mount } = {}) {
  const heard: string[] = []
  const mount: Mount = (host) => {
    const hear = ({ target }: Event) => heard.push((target as HTMLInputElement).value)
    host.addEventListener('input', hear)
  }
  const island = createIsland({ name: 'box', selector: '.box', hearsTyping: true, mount, ...options })
  return { ...island, heard }
}

function type(field: HTMLInputElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('[X01] typing before the code is here', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div class="box"><input></div>'
  })
  const field = () => one<HTMLInputElement>('input')

  test('[X01] typing wakes its island, which hears of it once, after the mount', async () => {
    const box = createSearchBox()
    run(box.island)
    type(field(), 'cup')
    expect(box.load).toHaveBeenCalledOnce()
    await settle()
    expect(box.heard).toEqual([])
    box.arrive()
    await settle()
    expect(box.mount).toHaveBeenCalledOnce()
    expect(box.heard).toEqual(['cup'])
  })

  test('[X01] several keys are told once, with what is in the field then', async () => {
    const box = createSearchBox()
    run(box.island)
    for (const value of ['c', 'cu', 'cup']) type(field(), value)
    box.arrive()
    await settle()
    expect(box.heard).toEqual(['cup'])
  })

  test('[X01] each field that was typed in is told', async () => {
    document.body.innerHTML =
      '<div class="box"><input id="a"><input id="b"></div><div class="box"><input id="c"></div>'
    const box = createSearchBox()
    run(box.island)
    for (const name of ['a', 'b', 'c', 'a']) type(one(`#${name}`), name)
    box.arrive()
    await settle()
    expect([...box.heard].sort()).toEqual(['a', 'b', 'c'])
  })

  test('[X01] the island that the focus has woken hears of the typing as well', async () => {
    const box = createSearchBox({ wakesOn: ['focusin'] })
    run(box.island)
    field().focus()
    type(field(), 'cup')
    box.arrive()
    await settle()
    expect(box.mount).toHaveBeenCalledOnce()
    expect(box.heard).toEqual(['cup'])
  })

  test('[X01] with the code at hand the visitor’s own event is heard, and no other', async () => {
    document.body.innerHTML += '<div class="box" id="other"></div>'
    const box = createSearchBox()
    box.arrive()
    run(box.island)
    click(one('#other'))
    await settle()
    type(field(), 'cup')
    await settle()
    expect(box.heard).toEqual(['cup'])
    type(field(), 'cups')
    await settle()
    expect(box.heard).toEqual(['cup', 'cups'])
  })

  test('[X01] typing elsewhere wakes nothing', async () => {
    document.body.insertAdjacentHTML('beforeend', '<input id="other">')
    const box = createSearchBox()
    run(box.island)
    type(one('#other'), 'cup')
    await settle()
    expect(box.load).not.toHaveBeenCalled()
  })

  test.each([
    ['a field', '<div class="box"><input value="printed"></div>', 'input'],
    ['a text area', '<div class="box"><textarea>printed</textarea></div>', 'textarea'],
  ])('[X01] %s with the focus that was edited before laurel started is told', async (_, html, selector) => {
    document.body.innerHTML = html
    const edited = one<HTMLInputElement>(selector)
    edited.focus()
    edited.value = 'cup'
    const box = createSearchBox()
    box.arrive()
    run(box.island)
    await settle()
    expect(box.heard).toEqual(['cup'])
  })

  test('[X01] a focused field with the printed value is not told; its island wakes as by focus', async () => {
    document.body.innerHTML = '<div class="box"><input value="cup"></div>'
    field().focus()
    const box = createSearchBox({ wakesOn: ['focusin'] })
    box.arrive()
    run(box.island)
    await settle()
    expect(box.mount).toHaveBeenCalledOnce()
    expect(box.heard).toEqual([])
  })

  test('[X01] where nobody has the focus nothing is woken, not even what lives on the body', async () => {
    const box = createSearchBox({ selector: 'body', wakesOn: ['focusin'] })
    run(box.island)
    await settle()
    expect(box.load).not.toHaveBeenCalled()
  })

  test('[X01] a value that the browser has restored, without the focus, is not told', async () => {
    field().value = 'cup'
    const box = createSearchBox()
    box.arrive()
    run(box.island)
    await settle()
    expect(box.load).not.toHaveBeenCalled()
    expect(box.heard).toEqual([])
  })

  test('[X01] a page that is still loading is looked at when it has loaded', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const box = createSearchBox()
    box.arrive()
    run(box.island)
    field().focus()
    field().value = 'cup'
    state.mockRestore()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    await settle()
    expect(box.heard).toEqual(['cup'])
  })

  test('[X01] code that can not be fetched leaves the typing alone; the next key tries again', async () => {
    const box = createSearchBox()
    const module = { mount: box.mount }
    box.load.mockReset()
    box.load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(module)
    run(box.island)
    const others = vi.fn()
    type(field(), 'cup')
    document.addEventListener('input', others)
    await settle()
    expect(others).not.toHaveBeenCalled()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['box', 'load']])
    document.removeEventListener('input', others)
    type(field(), 'cups')
    await settle()
    expect(box.heard).toEqual(['cups'])
  })

  test('[X01] a host that has left the page meanwhile is not told', async () => {
    const box = createSearchBox()
    run(box.island)
    const others = vi.fn()
    const left = field()
    type(left, 'cup')
    left.addEventListener('input', others)
    one('.box').remove()
    box.arrive()
    await settle()
    expect(box.mount).not.toHaveBeenCalled()
    expect(others).not.toHaveBeenCalled()
  })

  test('[X01] a field that has left its host meanwhile is not told', async () => {
    const box = createSearchBox()
    run(box.island)
    const others = vi.fn()
    const left = field()
    type(left, 'cup')
    left.addEventListener('input', others)
    left.remove()
    box.arrive()
    await settle()
    expect(box.mount).toHaveBeenCalledOnce()
    expect(others).not.toHaveBeenCalled()
  })

  test('[X01] an island that does not ask for it is told nothing', async () => {
    const box = createSearchBox({ hearsTyping: false })
    run(box.island)
    field().focus()
    type(field(), 'cup')
    box.arrive()
    await settle()
    expect(box.mount).not.toHaveBeenCalled()
  })

  test('[X08] a part of the page that was let go is not woken by typing', () => {
    const box = createSearchBox()
    run(box.island)
    laurel.unmount(one('.box'))
    type(field(), 'cup')
    expect(box.load).not.toHaveBeenCalled()
  })
})

describe('[X01] islands that wake others', () => {
  /** A page with an island that can wake what the test names. */
  function runWithWaker(...islands: Island[]) {
    let wake: Page['wake'] = () => undefined
    const waker: Mount = (_, page) => {
      wake = page.wake
    }
    run(
      { name: 'waker', features: [], selector: 'body', wake: 'now', load: () => ({ mount: waker }) },
      ...islands,
    )
    return (selector: string) => wake(one(selector))
  }

  beforeEach(() => {
    document.body.innerHTML =
      '<div class="bag"><a class="cup" id="a"><i></i></a><a class="cup" id="b"></a></div>'
  })

  test('[X01] a host is woken, alone, and its arrival can be waited for', async () => {
    const [cup, bag] = [createIsland(), createIsland({ name: 'bag', selector: '.bag' })]
    const wake = runWithWaker(cup.island, bag.island)
    const arrived = vi.fn()
    wake('#a')?.then(arrived)
    await settle()
    expect(arrived).not.toHaveBeenCalled()
    cup.arrive()
    await settle()
    expect(arrived).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(cup.mount.mock.calls.map(([host]) => host.id)).toEqual(['a'])
    expect(bag.load).not.toHaveBeenCalled()
  })

  test('[X01] all islands of the host are woken, whatever wakes them else', async () => {
    const cup = createIsland()
    const visible = createIsland({ name: 'visible', wake: 'visible' })
    const idle = createIsland({ name: 'idle', wake: 'idle', holds: [] })
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
      },
    )
    const wake = runWithWaker(cup.island, visible.island, idle.island)
    const arrived = vi.fn()
    wake('#a')?.then(arrived)
    cup.arrive()
    idle.arrive()
    await settle()
    expect(arrived).not.toHaveBeenCalled()
    visible.arrive()
    await settle()
    expect(arrived).toHaveBeenCalledOnce()
    for (const { mount } of [cup, visible, idle]) expect(mount).toHaveBeenCalledOnce()
  })

  test('[X01] with the code at hand the host is awake before the call returns', async () => {
    const cup = createIsland()
    cup.arrive()
    const wake = runWithWaker(cup.island)
    await wake('#a')
    const arrival = wake('#b')
    expect(cup.mount).toHaveBeenCalledTimes(2)
    await expect(arrival).resolves.toBeUndefined()
  })

  test('[X01] there is nothing to wait for where nothing is asleep', async () => {
    const cup = createIsland()
    cup.arrive()
    const wake = runWithWaker(cup.island)
    await wake('#a')
    expect(wake('#a')).toBeUndefined()
    expect(wake('i')).toBeUndefined()
    laurel.unmount(one('.bag'))
    expect(wake('#b')).toBeUndefined()
    expect(cup.mount).toHaveBeenCalledOnce()
  })

  test('[X01] code that can not be fetched ends the wait all the same', async () => {
    const cup = createIsland()
    const wake = runWithWaker(cup.island)
    const arrival = wake('#a')
    cup.fail(new Error('404'))
    await expect(arrival).resolves.toBeUndefined()
    expect(cup.mount).not.toHaveBeenCalled()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['cup', 'load']])
  })
})

describe('[X01] markup that comes and goes', () => {
  test('[X01] a host that is removed and added again is unmounted and mounted again', async () => {
    document.body.innerHTML = '<div id="box"><p class="cup"></p></div>'
    const unmount = vi.fn()
    const mount = vi.fn(() => unmount)
    run({ name: 'cup', features: [], selector: '.cup', wake: 'now', load: () => ({ mount }) })
    const host = one('.cup')
    host.remove()
    await settle()
    expect(unmount).toHaveBeenCalledOnce()
    expect(laurel.islands()).toEqual([])
    one('#box').append(host)
    await settle()
    expect(mount).toHaveBeenCalledTimes(2)
    expect(laurel.islands()).toHaveLength(1)
  })

  test('[X01] a host that only moves stays mounted', async () => {
    document.body.innerHTML = '<div id="box"></div><p class="cup"></p>'
    const mount = vi.fn()
    run({ name: 'cup', features: [], selector: '.cup', wake: 'now', load: () => ({ mount }) })
    one('#box').append(one('.cup'))
    await settle()
    expect(mount).toHaveBeenCalledOnce()
  })

  test('[X01] 10,000 unrelated nodes added later cost no more than one pass over what was added', async () => {
    document.body.innerHTML = '<div id="list"></div>'
    run(createIsland({ wake: 'visible' }).island)
    const queries = vi.spyOn(Element.prototype, 'querySelectorAll')
    const section = document.createElement('section')
    document.querySelector('#list')?.append(section)
    for (let row = 0; row < 10_000; row++) section.append(document.createElement('p'))
    await settle()
    expect(queries).toHaveBeenCalledOnce()
    expect(queries.mock.contexts).toEqual([section])
  })
})

describe('[X08] window.laurel', () => {
  test('[X08] islands() lists what is mounted, and laurel:mount tells of it', async () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const told: unknown[] = []
    document.addEventListener('laurel:mount', ({ detail, target }) => told.push([detail, target]), {
      once: true,
    })
    run({ name: 'cup', features: [], selector: '.cup', wake: 'now', load: () => ({ mount: () => {} }) })
    expect(laurel.islands()).toEqual([{ name: 'cup', host: one('.cup'), state: 'mounted' }])
    expect(told).toEqual([[{ island: 'cup' }, one('.cup')]])
  })

  test('[X08] unmount(root) leaves a part of the page alone until scan(root)', async () => {
    document.body.innerHTML = '<div id="part"><p class="cup"></p></div>'
    const unmount = vi.fn()
    const mount = vi.fn(() => unmount)
    run({ name: 'cup', features: [], selector: '.cup', wake: 'now', load: () => ({ mount }) })
    laurel.unmount(one('#part'))
    expect(unmount).toHaveBeenCalledOnce()
    one('#part').insertAdjacentHTML('beforeend', '<p class="cup"></p>')
    await settle()
    expect(mount).toHaveBeenCalledOnce()
    laurel.scan(one('#part'))
    expect(mount).toHaveBeenCalledTimes(3)
  })

  test('[X08] what was mounted last goes first, and takes nobody else with it', () => {
    document.body.innerHTML = '<p class="cup"></p><p class="medal"></p>'
    const gone: string[] = []
    const island = (name: string): Island => ({
      name,
      features: [],
      selector: `.${name}`,
      wake: 'now',
      load: () => ({ mount: () => () => void gone.push(name) }),
    })
    run(island('cup'), island('medal'))
    document.body.insertAdjacentHTML('beforeend', '<p class="cup"></p>')
    laurel.scan(document)
    laurel.unmount(one('.medal'))
    expect(gone).toEqual(['medal'])
    laurel.scan(document)
    laurel.unmount(document)
    expect(gone).toEqual(['medal', 'medal', 'cup', 'cup'])
  })

  test('[X08] a released intent island does not wake on a click', () => {
    document.body.innerHTML = '<div id="part"><a class="cup"></a></div>'
    const { island, load } = createIsland()
    run(island)
    laurel.unmount(one('#part'))
    click(one('.cup'))
    expect(load).not.toHaveBeenCalled()
  })
})

describe('[X01] what holds only in its parts', () => {
  test('[X01] while a part of a host waits, clicks elsewhere in it go their way', async () => {
    document.body.innerHTML = '<div class="cup"><a class="part"></a><a class="other"></a></div>'
    const cup = createIsland({ holdsWithin: '.part' })
    run(cup.island)
    const reached = vi.fn()
    for (const link of document.querySelectorAll('a')) link.addEventListener('click', reached)
    click(one('.part'))
    expect(reached).not.toHaveBeenCalled()
    click(one('.other'))
    expect(reached).toHaveBeenCalledOnce()
    click(one('.part'))
    expect(reached).toHaveBeenCalledOnce()
    cup.arrive()
    await settle()
    expect(reached).toHaveBeenCalledTimes(3)
  })
})

describe('[X01] islands that need data on the page', () => {
  test.each([
    ['with it they mount', 'hash', 1],
    ['without it they sleep', undefined, 0],
  ])('[X01] %s', (_, data, calls) => {
    document.body.innerHTML = '<p class="cup"></p>'
    vi.stubGlobal('cupData', data)
    const mount = vi.fn()
    const when = (window: Window & { cupData?: unknown }) => window.cupData !== undefined
    run({ name: 'cup', features: [], selector: '.cup', wake: 'now', when, load: () => ({ mount }) })
    expect(mount).toHaveBeenCalledTimes(calls)
  })
})

describe('[X11] isolation', () => {
  test('[X11] an island that throws leaves the others working and is told once on the console', () => {
    document.body.innerHTML = '<p class="bad"></p><p class="bad"></p><p class="cup"></p>'
    const mount = vi.fn()
    const bad: Mount = () => {
      throw new Error('no cup')
    }
    run(
      { name: 'bad', features: [], selector: '.bad', wake: 'now', load: () => ({ mount: bad }) },
      { name: 'cup', features: [], selector: '.cup', wake: 'now', load: () => ({ mount }) },
    )
    expect(mount).toHaveBeenCalledOnce()
    expect(console.error).toHaveBeenCalledOnce()
    expect(errors.map(({ island, stage, message }) => ({ island, stage, message }))).toEqual([
      { island: 'bad', stage: 'mount', message: 'bad (mount): no cup' },
      { island: 'bad', stage: 'mount', message: 'bad (mount): no cup' },
    ])
  })

  test('[X11] a host whose mount threw lets the browser go ahead', async () => {
    document.body.innerHTML = '<a class="cup"></a>'
    const cup = createIsland({
      mount: () => {
        throw new Error('no')
      },
    })
    cup.arrive()
    run(cup.island)
    const reached = vi.fn()
    one('.cup').addEventListener('click', reached)
    click(one('.cup'))
    await settle()
    expect(reached).toHaveBeenCalledOnce()
    expect(click(one('.cup')).defaultPrevented).toBe(false)
    expect(cup.mount).toHaveBeenCalledOnce()
  })

  test('[X11] an unmount that throws does not stop the others', async () => {
    document.body.innerHTML = '<div id="box"><p class="bad"></p><p class="cup"></p></div>'
    const unmount = vi.fn()
    const bad = () => {
      throw new Error('stuck')
    }
    run(
      { name: 'bad', features: [], selector: '.bad', wake: 'now', load: () => ({ mount: () => bad }) },
      { name: 'cup', features: [], selector: '.cup', wake: 'now', load: () => ({ mount: () => unmount }) },
    )
    one('#box').remove()
    await settle()
    expect(unmount).toHaveBeenCalledOnce()
  })

  test('[X11] an aborted call is no error', () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const mount: Mount = (_, page) => page.report(new DOMException('x', 'AbortError'), 'call')
    run({ name: 'cup', features: [], selector: '.cup', wake: 'now', load: () => ({ mount }) })
    expect(errors).toEqual([])
  })
})
