import { afterEach, describe, expect, test, vi } from 'vitest'
import { clobber } from '../../tests/unit/clobber'
import { one } from '../../tests/unit/fragment'
import { gate } from '../../tests/unit/gate'
import { type Run, runLaurel } from '../../tests/unit/run-laurel'
import { HELD_EVENTS, type Island, type Mount } from '../page/island'
import { createFinder, type Found, type Selected } from './finder'

/** Fields of a sports club's form, and of one that was made to break the page. At `parentElement` jsdom's own `closest` goes round in circles: that one is for browsers. */
const NAMES = ['matches', 'closest', 'querySelectorAll', 'dispatchEvent', 'attributes']

const everything = () => true
function finderOf(items: readonly Selected[]) {
  const finder = createFinder<Selected>(document)
  finder.add(items)
  return finder
}

const told = (found: readonly Found<{ selector: string }>[]) =>
  found.map(({ item, host }) => [item.selector, host])

let running: Run | undefined
afterEach(() => running?.stop())

function showForms() {
  const fields = NAMES.map((name) => `<input name="${name}">`).join('')
  document.body.innerHTML = `<form class="club">${fields}<button></button></form><p class="cup"></p>`
  clobber(one<HTMLFormElement>('form'))
}

const island = (name: string, mount: Mount, rest: Partial<Island> = {}): Island => ({
  name,
  selector: `.${name}`,
  wake: 'early',
  holds: HELD_EVENTS,
  load: async () => ({ mount }),
  ...rest,
})

describe('[X11] forms as hosts, with fields that clobber their members', () => {
  test('[X11] they are mounted, and so are the hosts after them', async () => {
    showForms()
    const [club, cup] = [vi.fn(), vi.fn()]
    const told: unknown[] = []
    const hear = ({ detail }: CustomEvent) => void told.push(detail.island)
    document.addEventListener('laurel:mount', hear)
    running = runLaurel([island('club', club), island('cup', cup)])
    await vi.waitFor(() => expect(told).toEqual(['club', 'cup']))
    document.removeEventListener('laurel:mount', hear)
    expect(club).toHaveBeenCalledOnce()
    expect(cup).toHaveBeenCalledOnce()
  })

  test('[X11] they may be added and removed later', async () => {
    const unmount = vi.fn()
    const mount = vi.fn<Mount>((_, scope) => scope.add(unmount))
    running = runLaurel([island('club', mount), island('cup', mount)])
    showForms()
    await vi.waitFor(() => expect(mount).toHaveBeenCalledTimes(2))
    document.body.replaceChildren()
    await vi.waitFor(() => expect(unmount).toHaveBeenCalledTimes(2))
  })

  test('[X11] a pointer over a field and a held click on the button find the host', async () => {
    showForms()
    const clicked = vi.fn((event: Event) => event.preventDefault())
    const file = gate()
    const mount = () => one('button').addEventListener('click', clicked)
    const load = vi.fn(async () => {
      await file.promise
      return { mount }
    })
    running = runLaurel([island('club', mount, { wake: 'intent', load })])
    one('input').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(load).toHaveBeenCalledOnce()
    one('button').click()
    expect(clicked).not.toHaveBeenCalled()
    file.open()
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  })

  test('[X11] finder: finds such a form and its ancestors', () => {
    const names = ['matches', 'classList', 'className', 'querySelectorAll', 'id']
    document.body.innerHTML = `<div class="a"><form class="b">${names.map((name) => `<input name="${name}">`).join('')}</form></div>`
    clobber(one<HTMLFormElement>('form'))
    const finder = finderOf([{ selector: '.a' }, { selector: 'form.b' }])
    const form = one('form')
    expect(told(finder.above(one('input'), everything))).toEqual([
      ['form.b', form],
      ['.a', one('.a')],
    ])
    expect(told(finder.within(form, everything))).toEqual([['form.b', form]])
  })
})
