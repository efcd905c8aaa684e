import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { gate } from '../../tests/unit/gate'
import { type Run, runGroups } from '../../tests/unit/run-laurel'
import { markAnswer } from '../dom/answer-markup'
import { type Group, type GroupModule, HELD_EVENTS, type Island, type Mount } from '../page/island'
import type { LaurelError } from '../page/laurel-error'

let running: Run | undefined
let errors: LaurelError[]
const remember = (event: Event) => errors.push((event as CustomEvent<LaurelError>).detail)
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  errors = []
  document.addEventListener('laurel:error', remember)
})
afterEach(() => {
  running?.stop()
  document.removeEventListener('laurel:error', remember)
  vi.useRealTimers()
})

/** A group of one island, whose file comes when the test says so, the island's code with it. */
function createGroup(mount: Mount, group: Partial<Group> = {}, island: Partial<Island> = {}) {
  const mounted = vi.fn(mount)
  const row: Island = {
    name: 'cup',
    selector: '.cup',
    wake: 'intent',
    holds: HELD_EVENTS,
    load: () => ({ mount: mounted }),
    ...island,
  }
  /** Of the latest request. */
  let file = gate<GroupModule>()
  const load = vi.fn(() => {
    file = gate<GroupModule>()
    return file.promise
  })
  return {
    group: { name: 'cups', markers: '.cup', load, ...group } as Group,
    load,
    mounted,
    arrive: () => file.open({ islands: [row] }),
    fail: () => file.fail(new Error('offline')),
  }
}

function run(...groups: Group[]) {
  running = runGroups(groups)
  return running
}

describe('[X01] groups', () => {
  test('[X01] a group is fetched once, on a page with one of its markers, also if that is added later', async () => {
    document.body.innerHTML = '<p></p>'
    const { group, load } = createGroup(() => {})
    run(group)
    await settle()
    expect(load).not.toHaveBeenCalled()
    document.body.insertAdjacentHTML('beforeend', '<p class="cup"></p><p class="cup"></p>')
    await settle()
    document.body.insertAdjacentHTML('beforeend', '<p class="cup"></p>')
    await settle()
    expect(load).toHaveBeenCalledOnce()
  })

  test('[X10] a marker in an answer’s markup fetches nothing', async () => {
    document.body.innerHTML = ''
    const { group, load } = createGroup(() => {})
    run(group)
    const answer = document.createRange().createContextualFragment('<p class="cup"></p>')
    document.body.append(markAnswer(answer))
    await settle()
    expect(load).not.toHaveBeenCalled()
  })

  test.each([
    ['click', () => one('.cup i').click()],
    [
      'submit',
      () => one('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    ],
    [
      'keydown',
      () =>
        one('.cup i').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        ),
    ],
  ])(
    '[X01] a %s at a marker is held until group and island have arrived, and carried out once',
    async (type, act) => {
      document.body.innerHTML = '<form class="cup"><i></i></form>'
      const heard: Event[] = []
      const hear = (event: Event) => {
        event.preventDefault()
        heard.push(event)
      }
      const cups = createGroup((host) => host.addEventListener(type, hear))
      run(cups.group)
      await settle()
      act()
      await settle()
      expect(heard).toEqual([])
      cups.arrive()
      await settle()
      expect(cups.mounted).toHaveBeenCalledOnce()
      expect(heard).toHaveLength(1)
    },
  )

  test('[X01] typing at a marker wakes the island, which gets the input when group and code have arrived', async () => {
    document.body.innerHTML = '<div class="cup"><input></div>'
    const heard: string[] = []
    const cups = createGroup(
      (host) =>
        host.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value)),
      {},
      { wakesOnTyping: true },
    )
    run(cups.group)
    await settle()
    one<HTMLInputElement>('input').value = 'gold'
    one('input').dispatchEvent(new Event('input', { bubbles: true }))
    cups.arrive()
    await settle()
    expect(heard).toEqual(['gold'])
  })

  test('[X01] if the group fails, the link opens; after a successful retry the island gets the next click', async () => {
    document.body.innerHTML = '<a class="cup" href="#there"></a>'
    const heard = vi.fn((event: Event) => event.preventDefault())
    const cups = createGroup((host) => host.addEventListener('click', heard))
    const reached = vi.fn()
    document.body.addEventListener('click', reached)
    run(cups.group)
    await settle()
    one('.cup').click()
    cups.fail()
    await settle()
    expect(reached).toHaveBeenCalledOnce()
    expect(reached.mock.calls[0]?.[0].defaultPrevented).toBe(false)
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['cups', 'load']])
    await vi.advanceTimersByTimeAsync(1000)
    expect(cups.load).toHaveBeenCalledTimes(2)
    cups.arrive()
    await settle()
    one('.cup').click()
    await settle()
    expect(heard).toHaveBeenCalledOnce()
    document.body.removeEventListener('click', reached)
  })

  test('[X01] a group that takes longer than 3 s lets the link open, and nothing is held for it again', async () => {
    document.body.innerHTML = '<a class="cup" href="#there"></a>'
    const cups = createGroup(() => {})
    const reached = vi.fn()
    run(cups.group)
    await settle()
    one('.cup').addEventListener('click', reached)
    one('.cup').click()
    await vi.advanceTimersByTimeAsync(2999)
    expect(reached).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reached).toHaveBeenCalledOnce()
    one('.cup').click()
    expect(reached).toHaveBeenCalledTimes(2)
  })

  test('[X01] a late group is fetched when the page is idle or the visitor approaches a marker', async () => {
    document.body.innerHTML = '<a class="cup"></a><a class="medal"></a>'
    const always = createGroup(() => {}, { name: 'always', markers: '.none', late: 'always' })
    const marked = createGroup(() => {}, { late: 'where marked' })
    const absent = createGroup(() => {}, { name: 'absent', markers: '.absent', late: 'where marked' })
    const medals = createGroup(() => {}, { name: 'medals', markers: '.medal', late: 'where marked' })
    const wanted = createGroup(() => {}, { name: 'wanted', late: 'where marked', when: () => true })
    run(always.group, marked.group, absent.group, medals.group, wanted.group)
    await settle()
    const asked = () =>
      Object.entries({ always, marked, absent, medals, wanted })
        .filter(([, { load }]) => load.mock.calls.length > 0)
        .map(([name]) => name)
    expect(asked()).toEqual(['wanted'])
    one('.medal').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(asked()).toEqual(['medals', 'wanted'])
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked()).toEqual(['always', 'marked', 'medals', 'wanted'])
  })

  test('[X12] a group that is wanted once the page has loaded is fetched then, also for a visitor who saves data; one for an idle page waits', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    const loaded = createGroup(() => {}, { name: 'loaded', late: 'where marked', when: () => 'loaded' })
    const idle = createGroup(() => {}, { name: 'idle', late: 'where marked', when: () => 'idle' })
    run(loaded.group, idle.group)
    await settle()
    expect([loaded.load, idle.load].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(5000)
    expect([loaded.load, idle.load].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  })

  test('[X12] what the visitor does before the page has loaded fetches such a group at once', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const { group, load } = createGroup(() => {}, { late: 'where marked', when: () => 'loaded' })
    run(group)
    await vi.advanceTimersByTimeAsync(5000)
    expect(load).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pointerdown'))
    await settle()
    expect(load).toHaveBeenCalledOnce()
    // Work that waits for `load` is done before the next test.
    window.dispatchEvent(new Event('load'))
  })

  test('[X01] an approach at a marker wakes the islands when their group has arrived', async () => {
    document.body.innerHTML = '<a class="cup"></a>'
    const cups = createGroup(() => {}, { late: 'where marked' }, { wakesOn: ['pointerover'] })
    run(cups.group)
    await settle()
    one('.cup').dispatchEvent(new Event('pointerover', { bubbles: true }))
    cups.arrive()
    await settle()
    expect(cups.mounted).toHaveBeenCalledOnce()
  })

  test('[X11] a `when` that throws is reported once in the group’s name, and the markers still count', async () => {
    document.body.innerHTML = '<a class="cup"></a>'
    const cups = createGroup(() => {}, {
      when: () => {
        throw new Error('no data')
      },
    })
    run(cups.group)
    await settle()
    expect(cups.load).toHaveBeenCalledOnce()
    expect(errors.map(({ island, stage }) => [island, stage])).toEqual([['cups', 'markup']])
  })
})
