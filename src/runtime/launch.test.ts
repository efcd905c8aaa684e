import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { gate } from '../../tests/unit/gate'
import { takeNote } from '../../tests/unit/run-laurel'
import type { AtOnce, Group, GroupModule, Island } from '../page/island'
import type { LaurelError } from '../page/laurel-error'
import { type PageFacts, readPage } from '../page/page'
import { startInteraction } from './interaction'
import { type LaunchOptions, launch, type RuntimeFile } from './launch'
import { start } from './start'

let errors: LaurelError[]
let listening: ReturnType<typeof takeNote>
const remember = (event: Event) => errors.push((event as CustomEvent<LaurelError>).detail)
const settle = () => vi.advanceTimersByTimeAsync(0)
let wakeCup = () => {}
const RUNTIME: RuntimeFile = { start, startInteraction, islands: [] }

beforeEach(() => {
  listening = takeNote(Object.getPrototypeOf(document))
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  errors = []
  document.addEventListener('laurel:error', remember)
  document.body.innerHTML = '<p class="cup"></p>'
})
afterEach(() => {
  window.laurel?.unmount(document)
  Reflect.deleteProperty(window, 'laurel')
  document.removeEventListener('laurel:error', remember)
  listening.end()
  listening.stop()
  vi.useRealTimers()
})

const atOnce = (mount: AtOnce['mount']): AtOnce => ({ name: 'globals', mount })

function begin(options: Partial<LaunchOptions> = {}, facts: PageFacts = readPage(window)) {
  const fetchRuntime = vi.fn(async () => RUNTIME)
  const showsAtLoad = () => true
  window.laurel = launch(facts, { groups: [], atOnce: [], fetchRuntime, showsAtLoad, ...options })
  return { fetchRuntime }
}

describe('[X01] launch', () => {
  test('[X01] launch: an island that acts at once is mounted before the runtime has arrived, once, and listed by it', async () => {
    const unmount = vi.fn()
    const mount = vi.fn(() => unmount)
    const told: unknown[] = []
    const hear = ({ detail }: CustomEvent) => void told.push([detail.island, window.laurel?.islands().length])
    document.addEventListener('laurel:mount', hear)
    begin({ atOnce: [atOnce(mount)] })
    expect(mount).toHaveBeenCalledOnce()
    expect(window.laurel?.islands()).toEqual([])
    await settle()
    document.removeEventListener('laurel:mount', hear)
    expect(mount).toHaveBeenCalledOnce()
    expect(told).toEqual([['globals', 1]])
    window.laurel?.unmount(document)
    expect(unmount).toHaveBeenCalledOnce()
    window.laurel?.scan(document)
    expect(mount).toHaveBeenCalledTimes(2)
  })

  test('[X11] launch: one that throws is reported by the runtime, and the others act', async () => {
    const mount = vi.fn()
    const bad = atOnce(() => {
      throw new Error('no')
    })
    begin({ atOnce: [{ ...bad, name: 'bad' }, atOnce(mount)] })
    await settle()
    expect(mount).toHaveBeenCalledOnce()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['bad', 'mount']])
  })

  test('[X03] launch: what the site does without does not act', async () => {
    vi.stubGlobal('laurelConfig', { except: ['globals', 'cups'] })
    const mount = vi.fn()
    const load = vi.fn(async () => ({ islands: [] }))
    begin({ atOnce: [atOnce(mount)], groups: [{ name: 'cups', markers: '.cup', load }] })
    await settle()
    expect(mount).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })

  test('[X01] launch: the files of the groups that the page has are requested beside the runtime', async () => {
    const asked: string[] = []
    const group = (name: string, rest: Partial<Group>): Group => ({
      name,
      load: async () => {
        asked.push(name)
        return { islands: [] }
      },
      ...rest,
    })
    begin({
      fetchRuntime: () => new Promise(() => {}),
      groups: [
        group('cups', { markers: '.cup' }),
        group('medals', { markers: '.medal, p[class]' }),
        group('absent', { markers: '.absent' }),
        group('late', { markers: '.cup', late: 'always' }),
        group('wanted', { when: () => true }),
        group('wanted later', { when: () => 'idle' }),
      ],
    })
    expect(asked).toEqual(['cups', 'medals', 'wanted'])
  })

  test.each([
    ['the page’s load', () => window.dispatchEvent(new Event('load'))],
    ['the pointer', () => one('.cup').dispatchEvent(new Event('pointerover', { bubbles: true }))],
    ['a click that is held', () => one('.cup').click()],
    ['an island that acts at once', () => wakeCup()],
  ])(
    '[X12] launch: where nothing shows at load, the runtime waits for %s, and is requested once',
    async (_, sign) => {
      vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('interactive')
      const { fetchRuntime } = begin({
        showsAtLoad: () => false,
        atOnce: [
          atOnce((_, page) => {
            wakeCup = () => void page.wake(one('.cup'))
          }),
        ],
        groups: [{ name: 'cups', markers: '.cup', late: 'always', load: async () => ({ islands: [] }) }],
      })
      await vi.advanceTimersByTimeAsync(5000)
      expect(fetchRuntime).not.toHaveBeenCalled()
      sign()
      await settle()
      expect(fetchRuntime).toHaveBeenCalledOnce()
      window.dispatchEvent(new Event('load'))
      one('.cup').dispatchEvent(new Event('pointerover', { bubbles: true }))
      await settle()
      expect(fetchRuntime).toHaveBeenCalledOnce()
    },
  )
  test.each([
    ['what shows at load', { showsAtLoad: () => true }],
    ['a group', { groups: [{ name: 'cups', markers: '.cup', load: async () => ({ islands: [] }) }] }],
  ])('[X12] launch: a page with %s asks for the runtime at once', (_, options) => {
    vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('interactive')
    const { fetchRuntime } = begin({ showsAtLoad: () => false, ...options })
    expect(fetchRuntime).toHaveBeenCalledOnce()
  })

  test('[X01] launch: markup that comes before the runtime is looked through when it has arrived', async () => {
    const runtime = gate<RuntimeFile>()
    const load = vi.fn(async () => ({ islands: [] }))
    begin({
      fetchRuntime: () => runtime.promise,
      groups: [{ name: 'medals', markers: '.medal', load }],
    })
    document.body.insertAdjacentHTML('beforeend', '<p class="medal"></p>')
    await settle()
    expect(load).not.toHaveBeenCalled()
    runtime.open(RUNTIME)
    await settle()
    expect(load).toHaveBeenCalledOnce()
  })

  test('[X01] launch: a runtime that does not come is requested again, and reported once', async () => {
    const fetchRuntime = vi.fn(async (failures: number) => {
      if (failures < 2) throw new Error('offline')
      return RUNTIME
    })
    begin({ fetchRuntime })
    await vi.advanceTimersByTimeAsync(1000)
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(fetchRuntime.mock.calls).toEqual([[0], [1], [2]])
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['runtime', 'load']])
  })

  test('[X11] launch: a runtime that throws when it starts is reported by the browser, and not started a second time', async () => {
    const starts = vi.fn(() => {
      throw new Error('no')
    })
    const uncaught = vi.fn()
    process.on('unhandledRejection', uncaught)
    begin({ fetchRuntime: async () => ({ start: starts, islands: [] }) })
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(uncaught).toHaveBeenCalledOnce())
    process.off('unhandledRejection', uncaught)
    expect(starts).toHaveBeenCalledOnce()
  })

  test('[X08] launch: a call while the runtime does not come is made when it has come', async () => {
    const mount = vi.fn()
    const row: Island = { name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) }
    begin({
      fetchRuntime: async (failures) => {
        if (failures === 0) throw new Error('offline')
        return { start, startInteraction, islands: [row] }
      },
    })
    await settle()
    window.laurel?.unmount(one('.cup'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(mount).toHaveBeenCalledOnce()
    expect(window.laurel?.islands()).toEqual([])
  })

  test('[X08] launch: a call before the runtime has arrived is made then', async () => {
    const mount = vi.fn()
    const row: Island = { name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) }
    begin({ fetchRuntime: async () => ({ start, startInteraction, islands: [row] }) })
    window.laurel?.unmount(one('.cup'))
    await settle()
    expect(window.laurel?.islands()).toEqual([])
    window.laurel?.scan(document)
    expect(mount).toHaveBeenCalled()
  })

  test('[X08] launch: the interface of before the runtime still works when it has arrived', async () => {
    const mount = vi.fn()
    const row: Island = { name: 'cup', selector: '.cup', wake: 'now', load: () => ({ mount }) }
    begin({ fetchRuntime: async () => ({ start, startInteraction, islands: [row] }) })
    const early = window.laurel
    await settle()
    expect(window.laurel).not.toBe(early)
    expect(mount).toHaveBeenCalledOnce()
    early?.unmount(one('.cup'))
    early?.scan(document)
    await settle()
    expect(mount).toHaveBeenCalledTimes(2)
  })

  test('[X01] launch: an island that acts at once may wake others, which waits for the runtime', async () => {
    const mount = vi.fn()
    const row: Island = { name: 'cup', selector: '.cup', wake: 'intent', load: () => ({ mount }) }
    const arrived = vi.fn()
    begin({
      atOnce: [atOnce((_, page) => void page.wake(one('.cup'), 'cups')?.then(arrived))],
      groups: [{ name: 'cups', load: async () => ({ islands: [row] }), when: () => false }],
    })
    await settle()
    expect(mount).toHaveBeenCalledOnce()
    expect(arrived).toHaveBeenCalledOnce()
  })

  test('[X11] launch: settings whose getters throw are reported', async () => {
    vi.stubGlobal('laurelConfig', {
      get pictureSwap() {
        throw new Error('not yet')
      },
    })
    begin()
    expect(errors.map(({ island, stage, message }) => [island, stage, message])).toEqual([
      ['runtime', 'markup', 'runtime (markup): not yet'],
    ])
  })
})

/** A marker with a link in it, of an island that holds clicks, and what else is on the page. */
function beginHolding(fetchRuntime: LaunchOptions['fetchRuntime']) {
  document.body.innerHTML =
    '<p class="cup"><a href="#cup">Cup</a></p><p class="plain"><a href="#plain">Plain</a></p>'
  const clicked = vi.fn((event: Event) => event.preventDefault())
  const done: string[] = []
  const row: Island = {
    name: 'cup',
    selector: '.cup',
    wake: 'intent',
    holds: ['click'],
    load: async () => ({ mount: (host) => host.addEventListener('click', clicked) }),
  }
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => {
      done.push(link.hash)
      event.preventDefault()
    })
  }
  begin({
    fetchRuntime,
    groups: [{ name: 'cups', markers: '.cup', load: async () => ({ islands: [row] }) }],
  })
  return { clicked, done }
}
const click = (selector: string, init: MouseEventInit = {}) =>
  one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

describe('[X01] launch: what the visitor does before the runtime has arrived', () => {
  let arrive: (runtime: RuntimeFile) => void
  let fail: (cause: unknown) => void
  function coming() {
    const runtime = gate<RuntimeFile>()
    arrive = runtime.open
    fail = runtime.fail
    return runtime.promise
  }

  test('[X01] launch: a click at a marker is held until its island has arrived, and one elsewhere is not', async () => {
    const { clicked, done } = beginHolding(coming)
    expect(click('.cup a')).toBe(false)
    click('.plain a')
    await vi.advanceTimersByTimeAsync(2900)
    expect(done).toEqual(['#plain'])
    arrive(RUNTIME)
    await settle()
    expect(done).toEqual(['#plain', '#cup'])
    expect(clicked).toHaveBeenCalledOnce()
    click('.cup a')
    expect(clicked).toHaveBeenCalledTimes(2)
  })

  test('[X01] launch: each click is carried out once, in the order in which they were made', async () => {
    const { done } = beginHolding(coming)
    one('.plain').className = 'cup'
    click('.cup:last-child a')
    click('.cup:first-child a')
    arrive(RUNTIME)
    await settle()
    expect(done).toEqual(['#plain', '#cup'])
  })

  test('[X01] launch: a click for a new tab is not held', () => {
    const { done } = beginHolding(coming)
    click('.cup a', { ctrlKey: true })
    expect(done).toEqual(['#cup'])
  })

  test('[X11] launch: after three seconds the browser goes ahead, and nothing more is held', async () => {
    const { clicked, done } = beginHolding(coming)
    click('.cup a')
    await vi.advanceTimersByTimeAsync(2999)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toEqual(['#cup'])
    click('.cup a')
    expect(done).toEqual(['#cup', '#cup'])
    expect(clicked).not.toHaveBeenCalled()
  })

  test('[X11] launch: where the runtime does not come, the browser goes ahead at once', async () => {
    const { done } = beginHolding(coming)
    click('.cup a')
    fail(new Error('offline'))
    await settle()
    expect(done).toEqual(['#cup'])
    click('.cup a')
    expect(done).toEqual(['#cup', '#cup'])
  })
})

describe('[X01] launch: what the visitor does before the group of every page has arrived', () => {
  let arrive: () => void
  let fail: (cause: Error) => void

  /** The runtime and the island's group have arrived; what answers the visitor comes with a group of its own. */
  async function beginWaiting(row: Partial<Island> = {}, options: Partial<LaunchOptions> = {}) {
    document.body.innerHTML =
      '<p class="cup"><a href="#cup">Cup</a><input><input class="second"></p><p class="plain"><a href="#plain">Plain</a></p>'
    const clicked = vi.fn((event: Event) => event.preventDefault())
    const done: string[] = []
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => {
        done.push(link.hash)
        event.preventDefault()
      })
    }
    const mount = vi.fn((host: HTMLElement) => host.addEventListener('click', clicked))
    const cup: Island = {
      name: 'cup',
      selector: '.cup',
      wake: 'intent',
      holds: ['click'],
      load: async () => ({ mount }),
      ...row,
    }
    const tabs = vi.fn()
    const tabsRow: Island = {
      name: 'tabs',
      selector: '.plain',
      wake: 'now',
      load: () => ({ mount: tabs }),
    }
    const load = vi.fn(() => {
      const file = gate<GroupModule>()
      arrive = () => file.open({ startInteraction, islands: [tabsRow] } as GroupModule)
      fail = file.fail
      return file.promise
    })
    begin({
      fetchRuntime: async () => ({ start, islands: [] }),
      atOnce: [
        atOnce((_, page) => {
          wakeCup = () => void page.wake(one('.cup'))
        }),
      ],
      groups: [
        { name: 'every-page', markers: '.tab', late: 'always', load },
        { name: 'cups', markers: '.cup', load: async () => ({ islands: [cup] }) },
      ],
      ...options,
    })
    await settle()
    return { clicked, done, mount, tabs, load }
  }
  const happen = (selector: string, type: string) =>
    one(selector).dispatchEvent(new Event(type, { bubbles: true }))

  test('[X01] launch: a click at a marker of another group waits for it, and a click elsewhere does not', async () => {
    const { clicked, done, load } = await beginWaiting()
    click('.plain a')
    expect(load).not.toHaveBeenCalled()
    click('.cup a')
    await settle()
    expect(load).toHaveBeenCalledOnce()
    expect(done).toEqual(['#plain'])
    arrive()
    await settle()
    expect(done).toEqual(['#plain', '#cup'])
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('[X01] launch: without the visitor it comes when the page is idle', async () => {
    const { load } = await beginWaiting()
    await vi.advanceTimersByTimeAsync(3000)
    expect(load).toHaveBeenCalledOnce()
  })

  test('[X01] launch: hosts that share state with one that is mounted already are mounted when it has arrived', async () => {
    const { mount } = await beginWaiting({ shares: () => 'the one cup' })
    one('.plain').classList.add('cup')
    wakeCup()
    await vi.advanceTimersByTimeAsync(3000)
    expect(mount.mock.calls.map(([host]) => host)).toEqual([one('.cup')])
    arrive()
    await settle()
    expect(mount.mock.calls.map(([host]) => host)).toEqual([one('.cup'), one('.plain')])
  })

  test('[X11] launch: a click is also held where the runtime did not come at first', async () => {
    const fetchRuntime = vi
      .fn<LaunchOptions['fetchRuntime']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ start, islands: [] })
    const { clicked, done } = await beginWaiting({}, { fetchRuntime })
    click('.cup a')
    await settle()
    expect(done).toEqual(['#cup'])
    await vi.advanceTimersByTimeAsync(1000)
    click('.cup a')
    await settle()
    expect(done).toEqual(['#cup'])
    arrive()
    await settle()
    expect(done).toEqual(['#cup', '#cup'])
    expect(clicked).toHaveBeenCalledOnce()
  })

  test.each(['pointerover', 'focusin', 'touchstart'] as const)(
    '[X01] launch: %s at a marker requests it, and wakes the island when it has arrived',
    async (type) => {
      const { load, mount } = await beginWaiting({ wakesOn: [type] })
      happen('.plain', type)
      expect(load).not.toHaveBeenCalled()
      happen('.cup a', type)
      await settle()
      expect(load).toHaveBeenCalledOnce()
      expect(mount).not.toHaveBeenCalled()
      arrive()
      await settle()
      expect(mount).toHaveBeenCalledOnce()
    },
  )

  test('[X01] launch: each field that was typed in gets an input event when the island has arrived', async () => {
    const inputs: EventTarget[] = []
    const { load } = await beginWaiting({
      wakesOnTyping: true,
      load: async () => ({
        mount: (host) => host.addEventListener('input', ({ target }) => target && inputs.push(target)),
      }),
    })
    happen('.cup input', 'input')
    happen('.cup .second', 'input')
    await settle()
    expect(load).toHaveBeenCalledOnce()
    arrive()
    await settle()
    expect(inputs).toEqual([one('.cup input'), one('.cup .second')])
  })

  test('[X01] launch: a field that was typed in before the runtime was here need not wait for an idle page', async () => {
    const inputs: EventTarget[] = []
    const mount = (host: HTMLElement) =>
      host.addEventListener('input', ({ target }) => target && inputs.push(target))
    const { load } = await beginWaiting(
      { wakesOnTyping: true, load: async () => ({ mount }) },
      {
        fetchRuntime: async () => {
          const field = one<HTMLInputElement>('.cup input')
          field.focus()
          field.value = 'cup'
          return { start, islands: [] }
        },
      },
    )
    expect(load).toHaveBeenCalledOnce()
    arrive()
    await settle()
    expect(inputs).toEqual([one('.cup input')])
  })

  test('[X11] launch: where it does not come the browser goes ahead, and the next click requests it again', async () => {
    const { clicked, done, load } = await beginWaiting()
    click('.cup a')
    await settle()
    fail(new Error('offline'))
    await settle()
    expect(done).toEqual(['#cup'])
    expect(clicked).not.toHaveBeenCalled()
    click('.cup a')
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
    expect(done).toEqual(['#cup'])
    arrive()
    await settle()
    expect(done).toEqual(['#cup', '#cup'])
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('[X11] launch: where it takes longer than three seconds the browser goes ahead', async () => {
    const { clicked, done } = await beginWaiting()
    click('.cup a')
    await vi.advanceTimersByTimeAsync(3000)
    expect(done).toEqual(['#cup'])
    expect(clicked).not.toHaveBeenCalled()
  })

  test('[X03] launch: a site without the group’s islands gets what answers the visitor all the same', async () => {
    vi.stubGlobal('laurelConfig', { except: ['every-page'] })
    const { clicked, tabs } = await beginWaiting()
    click('.cup a')
    await settle()
    arrive()
    await settle()
    expect(clicked).toHaveBeenCalledOnce()
    expect(tabs).not.toHaveBeenCalled()
  })
})
