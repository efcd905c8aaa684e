import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeView } from '../../tests/unit/fake-view'
import { one } from '../../tests/unit/fragment'
import { gate } from '../../tests/unit/gate'
import { runGroups, runLaurel } from '../../tests/unit/run-laurel'
import { sameNode } from '../../tests/unit/same-node'
import { ANSWER_ATTRIBUTE } from '../dom/answer-markup'
import { listen } from '../dom/listen'
import { HELD_EVENTS, type Island, type IslandModule, type Mount } from '../page/island'
import type { LaurelError } from '../page/laurel-error'
import { type Page, readPage } from '../page/page'
import type { FileList } from './file-list'
import type { Laurel } from './laurel'

/** An island whose code arrives when the test says so. */
function createIsland(options: Partial<Island> & { mount?: Mount } = {}) {
  const { mount = () => {}, ...rest } = options
  const mountSpy = vi.fn(mount)
  const file = gate<{ mount: Mount }>()
  file.promise.catch(() => {})
  const load = vi.fn(() => file.promise)
  const island: Island = {
    name: 'cup',
    selector: '.cup',
    wake: 'intent',
    holds: HELD_EVENTS,
    load,
    ...rest,
  }
  return { island, load, mount: mountSpy, arrive: () => file.open({ mount: mountSpy }), fail: file.fail }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

/** Everything that laurel listens to is taken off after the test. */
let stopLaurel: () => void
let laurel: Laurel
let errors: LaurelError[]

function run(...islands: Island[]) {
  const running = runLaurel(islands)
  laurel = running.laurel
  stopLaurel = running.stop
  return running
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

describe('[X12] fetching ahead', () => {
  async function visit() {
    const prefetch = vi.fn()
    const fetchList = vi.fn(
      async (): Promise<FileList> => ({
        files: {},
        filesOf: () => [],
        fetchAgain: async () => {},
        startPrefetch: () => prefetch,
      }),
    )
    const { island } = createIsland()
    document.body.innerHTML = '<button class="cup"></button>'
    stopLaurel = runLaurel([island], undefined, { fetchList }).stop
    await vi.advanceTimersByTimeAsync(10_000)
    return { fetchList, prefetch, island }
  }
  const act = async (type: string) => {
    window.dispatchEvent(new Event(type))
    await settle()
  }
  const IDLE_MS = 1

  test('[X12] it begins at the first interaction on an idle page, after what the visitor does, once', async () => {
    const { fetchList, prefetch, island } = await visit()
    expect(fetchList).not.toHaveBeenCalled()
    await act('scroll')
    expect(fetchList).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(prefetch.mock.calls).toEqual([[[island]]])
    await act('pointermove')
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(fetchList).toHaveBeenCalledOnce()
  })

  test('[X12] it never begins for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    const { fetchList } = await visit()
    await act('pointermove')
    await vi.advanceTimersByTimeAsync(10_000)
    await act('keydown')
    expect(fetchList).not.toHaveBeenCalled()
  })
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
    run({ name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) })
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

  test('[X01] hosts with a shared state are mounted together, and later ones when they are added', async () => {
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

  test('[X01] islands in laurelConfig.except are not mounted', async () => {
    vi.stubGlobal('laurelConfig', { except: ['cup'] })
    document.body.innerHTML = '<a class="cup"></a>'
    const cup = createIsland()
    run(cup.island)
    expect(click(one('.cup')).defaultPrevented).toBe(false)
    expect(cup.load).not.toHaveBeenCalled()
  })

  test('[X01] an invalid laurelConfig counts as none', async () => {
    vi.stubGlobal('laurelConfig', 'except')
    document.body.innerHTML = '<a class="cup"></a>'
    const cup = createIsland()
    run(cup.island)
    click(one('.cup'))
    expect(cup.load).toHaveBeenCalled()
  })

  test('[X01] an island with a media query is mounted only while it matches', async () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const query = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => query)
    const unmount = vi.fn()
    const mount = vi.fn<Mount>((_, scope) => scope.add(unmount))
    run({ name: 'cup', selector: '.cup', wake: 'now', media: '(x)', load: () => ({ mount }) })
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
  test('[X01] a click during loading is replayed once, after the mount, on its own target', async () => {
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

  test('[X01] held events are replayed in the visitor’s order, also across islands of different speed', async () => {
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

  test('[X01] a click on a host that was just mounted does not overtake the held one', async () => {
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

  test('[X01] if the code has arrived, the event is not held', async () => {
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

  test('[X01] a click on a link for a new tab is not held, and still wakes its island', () => {
    document.body.innerHTML = '<a class="cup" target="_blank"></a>'
    const { island, load } = createIsland()
    run(island)
    expect(click(one('.cup')).defaultPrevented).toBe(false)
    expect(load).toHaveBeenCalled()
  })

  test('[X01] an event that other code has prevented is not held', () => {
    document.body.innerHTML = '<a class="cup"></a>'
    const { island, load } = createIsland()
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('click', prevent, { capture: true })
    run(island)
    click(one('.cup'))
    window.removeEventListener('click', prevent, { capture: true })
    expect(load).not.toHaveBeenCalled()
  })

  test('[X01] a click outside `holdsWithin` wakes the island and is not held', () => {
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

  test('[X01] a held submit whose submitter has changed submits without it, and does not block later events', async () => {
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

  test('[X11] a replay that throws is reported, and later events are replayed', async () => {
    document.body.innerHTML = '<a class="cup" id="a"></a><a class="cup" id="b"></a>'
    const heard: string[] = []
    const cup = createIsland({ mount: (host) => host.addEventListener('click', () => heard.push(host.id)) })
    run(cup.island)
    click(one('#a'))
    click(one('#b'))
    vi.spyOn(HTMLElement.prototype, 'click').mockImplementationOnce(() => {
      throw new Error('stuck')
    })
    cup.arrive()
    await settle()
    expect(heard).toEqual(['b'])
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['cup', 'act']])
  })

  test('[X01] Enter is held on a widget, and left to the browser on a link', async () => {
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

  test('[X01] if the code can not be fetched, the browser’s own action goes ahead', async () => {
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

  test('[X01] if the code takes longer than 3 s, the browser’s own action goes ahead, and is not held again', async () => {
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

  test('[X01] a click on a link for a new tab is held if its island always prevents it', async () => {
    document.body.innerHTML =
      '<p class="cup"><a target="_blank" class="part"></a><a target="_blank"></a></p><a target="_blank"></a>'
    const cup = createIsland({ prevents: true, holdsWithin: '.part' })
    run(cup.island)
    const [inPart, inHost, outside] = [...document.querySelectorAll('a')]
    if (!inPart || !inHost || !outside) throw new Error('No links')
    expect(click(inHost).defaultPrevented).toBe(false)
    expect(click(outside).defaultPrevented).toBe(false)
    expect(click(inPart, { ctrlKey: true }).defaultPrevented).toBe(false)
    const reached = vi.fn()
    inPart.addEventListener('click', reached)
    expect(click(inPart).defaultPrevented).toBe(true)
    expect(reached).not.toHaveBeenCalled()
    cup.arrive()
    await settle()
    expect(reached).toHaveBeenCalledOnce()
  })
})

describe('[X01] an island with a component of its own', () => {
  /** @returns the plain part, which has arrived, and the component, which arrives when the test says so */
  function createParts(show: Mount = () => {}) {
    const plain = createIsland()
    const component = createIsland({ mount: show })
    const view = vi.fn(async () => ({ cupView: (await component.load()).mount }))
    const island: Island = { ...plain.island, view }
    document.body.innerHTML = '<button class="cup"></button><button class="cup"></button>'
    return { island, plain, component, view }
  }

  test('[X01] a click waits for the plain part only; the component is mounted after it, on all hosts', async () => {
    const { island, plain, component, view } = createParts()
    run(island)
    const clicked = vi.fn()
    for (const host of document.querySelectorAll('.cup')) {
      listen(host, ['click'], clicked)
      click(host)
    }
    plain.arrive()
    await settle()
    expect(clicked).toHaveBeenCalledTimes(2)
    expect(component.mount).not.toHaveBeenCalled()
    component.arrive()
    await settle()
    expect(component.mount.mock.calls.map(([host]) => host)).toEqual([...document.querySelectorAll('.cup')])
    expect(view).toHaveBeenCalledOnce()
  })

  test('[X01] both are fetched at the approach of the pointer, what answers the visitor first', async () => {
    const { island, plain, view } = createParts()
    run(island)
    one('.cup').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect([plain.load, view].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    plain.arrive()
    await settle()
    expect(view).toHaveBeenCalledOnce()
    expect(plain.mount).not.toHaveBeenCalled()
  })

  test('[X01] the component of an island that could not be fetched is not fetched, until the island has arrived', async () => {
    const { island, plain, view } = createParts()
    const load = vi.fn<() => Promise<IslandModule>>().mockRejectedValueOnce(new Error('404'))
    run({ ...island, load: load.mockImplementation(plain.load) })
    one('.cup').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect([load, view].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    plain.arrive()
    click(one('.cup'))
    await settle()
    expect(view).toHaveBeenCalledOnce()
  })

  test('[X01] a component that could not be fetched is reported once in the island’s name, and requested again', async () => {
    const { island, plain } = createParts()
    const show = vi.fn()
    const view = vi.fn<() => Promise<{ cupView: Mount }>>()
    view.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'))
    view.mockResolvedValue({ cupView: show })
    run({ ...island, view })
    click(one('.cup'))
    plain.arrive()
    await settle()
    expect(plain.mount).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1000 + 5000)
    expect(show).toHaveBeenCalledExactlyOnceWith(one('.cup'), expect.anything())
    expect(errors).toMatchObject([{ island: 'cup', stage: 'load' }])
  })

  test('[X01] components in one file are reported and requested again, each for its own island', async () => {
    const shown = { cupView: vi.fn(), medalView: vi.fn() }
    const view = vi.fn<() => Promise<typeof shown>>().mockResolvedValue(shown)
    view.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'))
    const [cup, medal] = [createIsland(), createIsland({ name: 'medal', selector: '.medal' })]
    document.body.innerHTML = '<button class="cup"></button><button class="medal"></button>'
    run({ ...cup.island, view }, { ...medal.island, view })
    for (const button of document.querySelectorAll('button')) click(button)
    cup.arrive()
    medal.arrive()
    await settle()
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown.cupView).toHaveBeenCalledOnce()
    expect(shown.medalView).toHaveBeenCalledOnce()
    expect(errors.map(({ island }) => island)).toEqual(['cup', 'medal'])
  })

  test('[X01] a component that waits is fetched when an island asks for it, and mounted on the host of that island', async () => {
    const { plain, component, view } = createParts()
    const [first, second] = document.querySelectorAll<HTMLElement>('.cup')
    const mount = vi.fn<Mount>((host, scope) => {
      if (host === first) scope.after(1000, () => void scope.child().showView())
    })
    run({ ...plain.island, view, viewWaits: true, load: () => ({ mount }) })
    for (const host of [first, second]) if (host) click(host)
    await settle()
    expect([mount.mock.calls.length, view.mock.calls.length]).toEqual([2, 0])
    component.arrive()
    await vi.advanceTimersByTimeAsync(1000)
    await settle()
    expect(component.mount.mock.calls.map(([host]) => host)).toEqual([first])
  })

  test('[X01] a component that waits and could not be fetched is requested again later, and when it is requested again', async () => {
    const { plain } = createParts()
    const show = vi.fn()
    const view = vi.fn<() => Promise<{ cupView: Mount }>>()
    for (let times = 0; times < 3; times += 1) view.mockRejectedValueOnce(new Error('404'))
    view.mockResolvedValue({ cupView: show })
    const mount: Mount = (host, scope) => void scope.listen(host, 'focusin', () => void scope.showView())
    run({ ...plain.island, view, viewWaits: true, load: () => ({ mount }) })
    const approach = () => one('.cup').dispatchEvent(new Event('focusin', { bubbles: true }))
    click(one('.cup'))
    await settle()
    approach()
    await vi.advanceTimersByTimeAsync(1000)
    expect(view).toHaveBeenCalledTimes(2)
    approach()
    await settle()
    expect(view).toHaveBeenCalledTimes(3)
    approach()
    await settle()
    expect(show).toHaveBeenCalledExactlyOnceWith(one('.cup'), expect.anything())
    expect(errors).toMatchObject([{ island: 'cup', stage: 'load' }])
  })

  test('[X11] a component that throws undoes the plain part, which leaves the host to the browser', async () => {
    const { island, plain, component } = createParts(() => {
      throw new Error('broken')
    })
    const undo = vi.fn()
    plain.mount.mockImplementation((_, scope) => void scope.add(undo))
    run(island)
    click(one('.cup'))
    plain.arrive()
    component.arrive()
    await settle()
    expect(undo).toHaveBeenCalledOnce()
    expect(laurel.islands()).toMatchObject([{ name: 'cup', state: 'failed' }])
    expect(errors).toMatchObject([{ island: 'cup', stage: 'mount' }])
  })

  test('[X01] a host that has left the page meanwhile gets no component', async () => {
    const { island, plain, component } = createParts()
    run(island)
    click(one('.cup'))
    plain.arrive()
    await settle()
    one('.cup').remove()
    await settle()
    component.arrive()
    await settle()
    expect(component.mount).not.toHaveBeenCalled()
  })
})

describe('[X01] targets that are replaced before the code arrives', () => {
  /** The cart in the header and the one of phones: two lines each, and everything twice on the page. */
  const cart = (lines: readonly string[]) =>
    lines
      .map((key) => `<li class="cup"><a class="remove" href="?remove_item=${key}"><i></i></a></li>`)
      .join('')
  const showCart = (...lines: string[]) => {
    document.body.innerHTML = `<ul id="bag">${cart(lines)}</ul><ul id="phone">${cart(lines)}</ul>`
  }
  /** As the shop plugin replaces a fragment. */
  const replaceCart = (...lines: string[]) => {
    for (const list of document.querySelectorAll('ul')) list.innerHTML = cart(lines)
  }

  function runCart(onClick: (host: HTMLElement, target: EventTarget | null) => void) {
    const cup = createIsland({
      mount: (host) => host.addEventListener('click', ({ target }) => onClick(host, target)),
    })
    run(cup.island)
    return cup
  }

  test('[X01] a held click goes to the replacement of its target, once', async () => {
    showCart('trophy', 'medal')
    const clicked: unknown[] = []
    const cup = runCart((host, target) => clicked.push([host.parentElement?.id, host, target]))
    click(one('#phone [href$="medal"] i'))
    replaceCart('trophy', 'medal')
    cup.arrive()
    await settle()
    expect(clicked).toEqual([['phone', one('#phone li:last-child'), one('#phone li:last-child i')]])
    expect(errors).toEqual([])
  })

  test('[X01] also if other items were added before it, and if the whole list is new', async () => {
    showCart('trophy', 'medal')
    const clicked: unknown[] = []
    const cup = runCart((_, target) => clicked.push(target))
    click(one('#bag [href$="medal"]'))
    showCart('plaque', 'trophy', 'medal')
    cup.arrive()
    await settle()
    expect(clicked).toEqual([one('#bag [href$="medal"]')])
  })

  test('[X01] it never goes to another item: a target without a replacement is reported', async () => {
    showCart('trophy', 'medal')
    const clicked = vi.fn()
    const cup = runCart(clicked)
    click(one('#bag [href$="medal"]'))
    replaceCart('trophy')
    cup.arrive()
    await settle()
    expect(clicked).not.toHaveBeenCalled()
    expect(errors.map(({ island, stage, message }) => [island, stage, message])).toEqual([
      ['cup', 'act', 'cup (act): The target of the held event has left the page'],
    ])
  })

  test.each([
    ['one of several that nothing tells apart', '<p class="cup"><b></b><b></b></p>', 'b:last-child', ''],
    ['one that nothing tells apart any more', '<p class="cup"><b></b></p>', 'b', '<b></b>'],
  ])('[X01] %s is reported as well', async (_, html, selector, more) => {
    document.body.innerHTML = html
    const clicked = vi.fn()
    const cup = runCart(clicked)
    click(one(selector))
    document.body.innerHTML = html.replace('</p>', `${more}</p>`)
    cup.arrive()
    await settle()
    expect(clicked).not.toHaveBeenCalled()
    expect(errors).toHaveLength(1)
  })

  test('[X01] a filled-in form is not submitted as its empty replacement', async () => {
    const form = '<form class="cup" id="order"><input name="amount" value="1"><button></button></form>'
    document.body.innerHTML = form
    const cup = createIsland()
    run(cup.island)
    const submitted = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', submitted)
    const use = (amount: string) => {
      one<HTMLInputElement>('input').value = amount
      one('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
      document.body.innerHTML = form
    }
    use('12')
    use('1')
    cup.arrive()
    await settle()
    document.removeEventListener('submit', submitted)
    expect(submitted).toHaveBeenCalledOnce()
    expect(errors).toHaveLength(1)
  })

  test('[X01] if the code fails as well, the browser’s own action happens on the replacement, once', async () => {
    showCart('trophy')
    const cup = createIsland()
    run(cup.island)
    const reached = vi.fn()
    document.body.addEventListener('click', reached)
    click(one('#bag a'))
    replaceCart('trophy')
    cup.fail(new Error('404'))
    await settle()
    document.body.removeEventListener('click', reached)
    expect(reached).toHaveBeenCalledOnce()
    expect(reached.mock.calls[0]?.[0].defaultPrevented).toBe(false)
  })
})

/** A search box, whose island hears what is typed in it. */
function createSearchBox(options: Partial<Island> & { mount?: Mount } = {}) {
  const heard: string[] = []
  const mount: Mount = (host) => {
    const hear = ({ target }: Event) => heard.push((target as HTMLInputElement).value)
    host.addEventListener('input', hear)
  }
  const island = createIsland({ name: 'box', selector: '.box', wakesOnTyping: true, mount, ...options })
  return { ...island, heard }
}

function type(field: HTMLInputElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('[X01] typing before the code has arrived', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div class="box"><input></div>'
  })
  const field = () => one<HTMLInputElement>('input')

  test('[X01] typing wakes its island, which gets one input event after the mount', async () => {
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

  test('[X01] several keys give one input event, with the field’s value by then', async () => {
    const box = createSearchBox()
    run(box.island)
    for (const value of ['c', 'cu', 'cup']) type(field(), value)
    box.arrive()
    await settle()
    expect(box.heard).toEqual(['cup'])
  })

  test('[X01] each field that was typed in gets an input event', async () => {
    document.body.innerHTML =
      '<div class="box"><input id="a"><input id="b"></div><div class="box"><input id="c"></div>'
    const box = createSearchBox()
    run(box.island)
    for (const name of ['a', 'b', 'c', 'a']) type(one(`#${name}`), name)
    box.arrive()
    await settle()
    expect([...box.heard].sort()).toEqual(['a', 'b', 'c'])
  })

  test('[X01] an island that the focus has woken gets the input event as well', async () => {
    const box = createSearchBox({ wakesOn: ['focusin'] })
    run(box.island)
    field().focus()
    type(field(), 'cup')
    box.arrive()
    await settle()
    expect(box.mount).toHaveBeenCalledOnce()
    expect(box.heard).toEqual(['cup'])
  })

  test('[X01] if the code has arrived, the island gets only the visitor’s own event', async () => {
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
  ])(
    '[X01] %s that has the focus and was edited before laurel started gets an input event',
    async (_, html, selector) => {
      document.body.innerHTML = html
      const edited = one<HTMLInputElement>(selector)
      edited.focus()
      edited.value = 'cup'
      const box = createSearchBox()
      box.arrive()
      run(box.island)
      await settle()
      expect(box.heard).toEqual(['cup'])
    },
  )

  test('[X01] a focused field with the printed value gets no input event; its island wakes as by focus', async () => {
    document.body.innerHTML = '<div class="box"><input value="cup"></div>'
    field().focus()
    const box = createSearchBox({ wakesOn: ['focusin'] })
    box.arrive()
    run(box.island)
    await settle()
    expect(box.mount).toHaveBeenCalledOnce()
    expect(box.heard).toEqual([])
  })

  test('[X01] without a focus nothing is woken, not even islands on the body', async () => {
    const box = createSearchBox({ selector: 'body', wakesOn: ['focusin'] })
    run(box.island)
    await settle()
    expect(box.load).not.toHaveBeenCalled()
  })

  test('[X01] a value that the browser has restored, without the focus, gives no input event', async () => {
    field().value = 'cup'
    const box = createSearchBox()
    box.arrive()
    run(box.island)
    await settle()
    expect(box.load).not.toHaveBeenCalled()
    expect(box.heard).toEqual([])
  })

  test('[X01] on a page that is still loading, the focus is read when it is parsed', async () => {
    const state = vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('loading')
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

  test('[X01] if the code fails, typing is not affected; the next key retries', async () => {
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

  test('[X01] a host that has left the page gets no input event', async () => {
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

  test('[X01] a field that has left its host gets no input event', async () => {
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

  test('[X01] an island without `wakesOnTyping` gets no input event', async () => {
    const box = createSearchBox({ wakesOnTyping: false })
    run(box.island)
    field().focus()
    type(field(), 'cup')
    box.arrive()
    await settle()
    expect(box.mount).not.toHaveBeenCalled()
  })

  test('[X08] typing does not wake a released part of the page', () => {
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
    run({ name: 'waker', selector: 'body', wake: 'now', load: () => ({ mount: waker }) }, ...islands)
    return (selector: string) => wake(one(selector))
  }

  beforeEach(() => {
    document.body.innerHTML =
      '<div class="bag"><a class="cup" id="a"><i></i></a><a class="cup" id="b"></a></div>'
  })

  test('[X01] wakes one host, and the mount can be awaited', async () => {
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

  test('[X01] wakes all islands of the host, whatever their wake', async () => {
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

  test('[X01] if the code has arrived, the host is mounted before the call returns', async () => {
    const cup = createIsland()
    cup.arrive()
    const wake = runWithWaker(cup.island)
    await wake('#a')
    const arrival = wake('#b')
    expect(cup.mount).toHaveBeenCalledTimes(2)
    await expect(arrival).resolves.toBeUndefined()
  })

  test('[X01] returns undefined if there is nothing to wake', async () => {
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

  test('[X01] the promise also settles if the code can not be fetched', async () => {
    const cup = createIsland()
    const wake = runWithWaker(cup.island)
    const arrival = wake('#a')
    cup.fail(new Error('404'))
    await expect(arrival).resolves.toBeUndefined()
    expect(cup.mount).not.toHaveBeenCalled()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['cup', 'load']])
  })
})

describe('[X01] markup that is added and removed', () => {
  test('[X01] a host that is removed and added again is unmounted and mounted again', async () => {
    document.body.innerHTML = '<div id="box"><p class="cup"></p></div>'
    const unmount = vi.fn()
    const mount = vi.fn<Mount>((_, scope) => scope.add(unmount))
    run({ name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) })
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
    run({ name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) })
    one('#box').append(one('.cup'))
    await settle()
    expect(mount).toHaveBeenCalledOnce()
  })

  test('[X01] it is searched in a task of its own, where it is still there', async () => {
    document.body.innerHTML = '<div id="box"></div>'
    const mount = vi.fn<Mount>()
    run({ name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) })
    one('#box').innerHTML = '<p class="cup" id="stays"></p><p class="cup" id="leaves"></p>'
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    expect(mount).not.toHaveBeenCalled()
    one('#leaves').remove()
    await settle()
    expect(mount.mock.calls.map(([{ id }]) => id)).toEqual(['stays'])
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
  test('[X08] islands() lists what is mounted, and laurel:mount is fired', async () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const told: unknown[] = []
    document.addEventListener('laurel:mount', ({ detail, target }) => told.push([detail, target]), {
      once: true,
    })
    run({ name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount: () => {} }) })
    expect(laurel.islands()).toEqual([{ name: 'cup', host: one('.cup'), state: 'mounted' }])
    expect(told).toEqual([[{ island: 'cup' }, one('.cup')]])
  })

  test('[X08] unmount(root) leaves a part of the page alone until scan(root)', async () => {
    document.body.innerHTML = '<div id="part"><p class="cup"></p></div>'
    const unmount = vi.fn()
    const mount = vi.fn<Mount>((_, scope) => scope.add(unmount))
    run({ name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) })
    laurel.unmount(one('#part'))
    expect(unmount).toHaveBeenCalledOnce()
    one('#part').insertAdjacentHTML('beforeend', '<p class="cup"></p>')
    await settle()
    expect(mount).toHaveBeenCalledOnce()
    laurel.scan(one('#part'))
    expect(mount).toHaveBeenCalledTimes(3)
  })

  test('[X08] the last mounted island is unmounted first, and no other with it', () => {
    document.body.innerHTML = '<p class="cup"></p><p class="medal"></p>'
    const gone: string[] = []
    const island = (name: string): Island => ({
      name,
      selector: `.${name}`,
      wake: 'now',
      load: () => ({ mount: (_, scope) => scope.add(() => void gone.push(name)) }),
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

describe('[X01] islands with `holdsWithin`', () => {
  test('[X01] while an event is held, clicks elsewhere in the host are not held', async () => {
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
    run({ name: 'cup', selector: '.cup', wake: 'now', when, load: () => ({ mount }) })
    expect(mount).toHaveBeenCalledTimes(calls)
  })
})

describe('[X01] code that fails', () => {
  /** An island whose code fails so many times. */
  function createFailing(failures: number, options: Partial<Island> = {}) {
    const cup = createIsland({ wake: 'early', ...options })
    cup.load.mockReset()
    for (let count = 0; count < failures; count += 1) cup.load.mockRejectedValueOnce(new Error('offline'))
    return { ...cup, load: cup.load.mockResolvedValue({ mount: cup.mount }) }
  }

  beforeEach(() => {
    document.body.innerHTML = '<p class="cup"></p>'
  })

  test('[X01] it is retried after a delay, and its hosts are mounted; reported once', async () => {
    const cup = createFailing(2)
    run(cup.island)
    await vi.advanceTimersByTimeAsync(999)
    expect(cup.load).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(cup.load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect(cup.load).toHaveBeenCalledTimes(3)
    expect(cup.mount).toHaveBeenCalledOnce()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['cup', 'load']])
  })

  test.each(['online', 'pageshow'])(
    '[X01] %s has it asked for at once, and ends the waiting',
    async (type) => {
      const cup = createFailing(1)
      run(cup.island)
      await settle()
      window.dispatchEvent(new Event(type))
      await settle()
      expect(cup.mount).toHaveBeenCalledOnce()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(cup.load).toHaveBeenCalledTimes(2)
    },
  )

  test('[X01] after three retries it waits for the network', async () => {
    const cup = createFailing(4)
    run(cup.island)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(cup.load).toHaveBeenCalledTimes(4)
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(cup.mount).toHaveBeenCalledOnce()
  })

  test('[X01] an idle island before the page is idle, or one without hosts, is only fetched', async () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const cup = createFailing(1, { wake: 'intent' })
    run(cup.island)
    one('.cup').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(cup.load).toHaveBeenCalledTimes(2)
    expect(cup.mount).not.toHaveBeenCalled()
  })

  test('[X01] a group’s file is retried as well, and reported once', async () => {
    const cup = createIsland({ wake: 'early' })
    cup.arrive()
    const load = vi.fn(async () => ({ islands: [cup.island] }))
    for (let count = 0; count < 2; count += 1) load.mockRejectedValueOnce(new Error('offline'))
    const running = runGroups([{ name: 'runtime', load }])
    stopLaurel = running.stop
    await vi.advanceTimersByTimeAsync(1000)
    expect(cup.mount).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(load).toHaveBeenCalledTimes(3)
    expect(cup.mount).toHaveBeenCalledOnce()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['runtime', 'load']])
  })

  test('[X01] when the group arrives after a retry, near, focused and idle hosts are found', async () => {
    document.body.innerHTML = '<p class="cup"></p><p class="bag"></p><div class="box"><input></div>'
    const [bag, box] = [createIsland({ name: 'bag', selector: '.bag', wake: 'idle' }), createSearchBox()]
    const cup = createIsland()
    for (const { arrive } of [bag, box, cup]) arrive()
    const running = runLaurel([])
    stopLaurel = running.stop
    await vi.advanceTimersByTimeAsync(3000)
    const field = one<HTMLInputElement>('input')
    field.focus()
    field.value = 'cup'
    running.add({ islands: [cup.island, bag.island, box.island] })
    await settle()
    expect(bag.mount).toHaveBeenCalledOnce()
    expect(box.heard).toEqual(['cup'])
    expect(cup.mount).not.toHaveBeenCalled()
  })
})

describe('[X11] isolation', () => {
  test('[X11] a `when` or `shares` that throws stops only its own island, and is reported once in its name', async () => {
    document.body.innerHTML =
      '<p class="bad"></p><p class="worse"></p><a class="worst"></a><p class="cup"></p>'
    const fail = () => {
      throw new Error('no data')
    }
    const cup = createIsland({ wake: 'early' })
    cup.arrive()
    const bad = createIsland({ name: 'bad', selector: '.bad', wake: 'early', when: fail })
    const worse = createIsland({ name: 'worse', selector: '.worse', wake: 'early', shares: fail })
    const worst = createIsland({ name: 'worst', selector: '.worst', shares: fail })
    worse.arrive()
    run(bad.island, worse.island, worst.island, cup.island)
    await settle()
    document.body.insertAdjacentHTML('beforeend', '<p class="bad"></p><p class="cup"></p>')
    await settle()
    expect(cup.mount).toHaveBeenCalledTimes(2)
    expect(worse.mount).toHaveBeenCalledOnce()
    expect(bad.load).not.toHaveBeenCalled()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([
      ['bad', 'markup'],
      ['worse', 'markup'],
    ])
  })

  test('[X11] an error in an island’s `onMarkup` does not reach others', async () => {
    document.body.innerHTML = '<p class="bad"></p><p class="cup"></p>'
    const heard = vi.fn()
    run(
      {
        name: 'bad',
        selector: '.bad',
        wake: 'now',
        load: () => ({
          mount: (_, page) =>
            page.onMarkup(() => {
              throw new Error('what is that')
            }),
        }),
      },
      {
        name: 'cup',
        selector: '.cup',
        wake: 'now',
        load: () => ({ mount: (_, page) => page.onMarkup(heard) }),
      },
    )
    document.body.append(document.createElement('p'))
    await settle()
    expect(heard).toHaveBeenCalledOnce()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['bad', 'act']])
  })

  test('[X11] errors of an island’s listeners are reported in its name, also of those added later', async () => {
    document.body.innerHTML = '<p class="bad"><b></b></p>'
    const fail = () => {
      throw new Error('no cup')
    }
    const mount: Mount = (host) =>
      listen(host, ['click'], () => {
        listen(one('b'), ['keydown'], fail)
        fail()
      })
    run({ name: 'bad', selector: '.bad', wake: 'now', load: () => ({ mount }) })
    click(one('b'))
    one('b').dispatchEvent(new Event('keydown'))
    expect(errors.map(({ island, stage, host }) => [island, stage, host])).toEqual([
      ['bad', 'act', one('.bad')],
      ['bad', 'act', one('.bad')],
    ])
  })

  test('[X11] an address that runs a script is not followed, and is reported in the island’s name', async () => {
    document.body.innerHTML = '<p class="bad"></p>'
    const [assign, rest] = [vi.fn(), vi.fn()]
    const facts = readPage({ document, navigator, location: { assign } } as unknown as Window)
    const mount: Mount = (_, { navigation }) => {
      setTimeout(() => {
        navigation.follow('java\tscript:alert(1)')
        rest()
        navigation.follow('/cups/')
      }, 600)
    }
    const { stop } = runLaurel([{ name: 'bad', selector: '.bad', wake: 'now', load: () => ({ mount }) }], {
      ...facts,
      window,
    })
    onTestFinished(stop)
    await vi.advanceTimersByTimeAsync(600)
    expect(rest).toHaveBeenCalledOnce()
    expect(assign.mock.calls).toEqual([['/cups/']])
    expect(errors.map(({ island, stage, host }) => [island, stage, host])).toEqual([
      ['bad', 'act', one('.bad')],
    ])
  })

  test('[X11] settings whose getters throw count as not set; the others are read', () => {
    vi.stubGlobal('laurelConfig', {
      get pictureSwap() {
        throw new Error('not yet')
      },
      except: ['cup'],
    })
    document.body.innerHTML = '<p class="cup"></p><p class="bag"></p>'
    const [cup, bag] = [vi.fn(), vi.fn()]
    run(
      { name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount: cup }) },
      { name: 'bag', selector: '.bag', wake: 'now', load: () => ({ mount: bag }) },
    )
    expect(cup).not.toHaveBeenCalled()
    expect(bag).toHaveBeenCalledOnce()
  })

  test('[X11] a subtree that can not be searched does not affect others', async () => {
    document.body.innerHTML = ''
    const mount = vi.fn()
    run({ name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) })
    const broken = document.createElement('div')
    broken.querySelectorAll = () => {
      throw new Error('broken')
    }
    document.body.append(broken)
    document.body.insertAdjacentHTML('beforeend', '<p class="cup"></p>')
    await settle()
    expect(mount).toHaveBeenCalledOnce()
    expect(errors.map(({ island, stage, host }) => [island, stage, host])).toEqual([
      ['runtime', 'markup', broken],
    ])
  })

  test('[X11] an island that throws does not affect others and is reported once on the console', () => {
    document.body.innerHTML = '<p class="bad"></p><p class="bad"></p><p class="cup"></p>'
    const mount = vi.fn()
    const bad: Mount = () => {
      throw new Error('no cup')
    }
    run(
      { name: 'bad', selector: '.bad', wake: 'now', load: () => ({ mount: bad }) },
      { name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) },
    )
    expect(mount).toHaveBeenCalledOnce()
    expect(console.error).toHaveBeenCalledOnce()
    expect(errors.map(({ island, stage, message }) => ({ island, stage, message }))).toEqual([
      { island: 'bad', stage: 'mount', message: 'bad (mount): no cup' },
      { island: 'bad', stage: 'mount', message: 'bad (mount): no cup' },
    ])
  })

  test('[X11] events on a host whose mount threw are left to the browser', async () => {
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
      { name: 'bad', selector: '.bad', wake: 'now', load: () => ({ mount: (_, scope) => scope.add(bad) }) },
      {
        name: 'cup',
        selector: '.cup',
        wake: 'now',
        load: () => ({ mount: (_, scope) => scope.add(unmount) }),
      },
    )
    one('#box').remove()
    await settle()
    expect(unmount).toHaveBeenCalledOnce()
  })

  test('[X11] an aborted call is not reported', () => {
    document.body.innerHTML = '<p class="cup"></p>'
    const mount: Mount = (_, page) => page.report(new DOMException('x', 'AbortError'), 'call')
    run({ name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) })
    expect(errors).toEqual([])
  })
})

describe('[X11] markup of an answer', () => {
  const ANSWER = `<p ${ANSWER_ATTRIBUTE}=""><b><input class="cup"></b></p>`
  /** One of each kind, whose code has arrived: whoever may mount does so at once. */
  const kinds = (['now', 'early', 'idle', 'visible', 'intent'] as const).map((wake) => ({
    name: wake,
    selector: '.cup',
    wake,
    wakesOn: ['pointerover', 'focusin'] as const,
    wakesOnTyping: true,
  }))

  function runAll() {
    const [mount, view] = [vi.fn(), fakeView()]
    run(...kinds.map((kind) => ({ ...kind, load: () => ({ mount }) })))
    return { mount, view }
  }

  function use(field: HTMLInputElement) {
    for (const type of ['pointerover', 'focusin', 'input'])
      field.dispatchEvent(new Event(type, { bubbles: true }))
    return click(field)
  }

  test('[X11] mounts nothing, at the start or by the visitor’s events', async () => {
    document.body.innerHTML = ANSWER
    const { mount, view } = runAll()
    await vi.advanceTimersByTimeAsync(3000)
    view.show()
    expect(use(one('.cup')).defaultPrevented).toBe(false)
    await settle()
    expect(mount).not.toHaveBeenCalled()
  })

  test('[X11] mounts nothing when it is added later; other markup beside it does', async () => {
    const { mount, view } = runAll()
    await vi.advanceTimersByTimeAsync(3000)
    document.body.innerHTML = `${ANSWER}<input class="cup" id="own">`
    await settle()
    view.show()
    use(one('.cup'))
    use(one('#own'))
    await settle()
    expect(mount.mock.calls.map(([host]) => host)).toEqual(Array(kinds.length).fill(sameNode(one('#own'))))
  })

  test('[X11] its clicks are not held', async () => {
    document.body.innerHTML = ANSWER
    const cup = createIsland()
    run(cup.island)
    expect(click(one('.cup')).defaultPrevented).toBe(false)
    expect(cup.load).not.toHaveBeenCalled()
  })

  test('[X11] other islands and the site’s scripts can not mount it either', async () => {
    let wake: Page['wake'] | undefined
    document.body.innerHTML = `${ANSWER}<i class="caller"></i>`
    const cup = createIsland()
    cup.arrive()
    const mount: Mount = (_, page) => {
      wake = page.wake
    }
    const caller = { name: 'caller', selector: '.caller', wake: 'now' as const }
    run(cup.island, { ...caller, load: () => ({ mount }) })
    await wake?.(one('.cup'))
    laurel.scan(document)
    await settle()
    expect(cup.mount).not.toHaveBeenCalled()
  })
})
