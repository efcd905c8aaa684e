import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { readPage } from '../page/page'
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

  test('[X08] a released intent island does not wake on a click', () => {
    document.body.innerHTML = '<div id="part"><a class="cup"></a></div>'
    const { island, load } = createIsland()
    run(island)
    laurel.unmount(one('#part'))
    click(one('.cup'))
    expect(load).not.toHaveBeenCalled()
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
