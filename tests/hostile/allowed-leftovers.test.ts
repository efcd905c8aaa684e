import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { MountedIsland } from '../../src/runtime/mounts'
import { islands } from '../../tools/all-islands'
import { isAllowedLeftover, NEW_ELEMENT } from './allowed-leftovers'

const WIDGETS = path.resolve(import.meta.dirname, '../../fixtures-html/widgets')

/** Two copies of a widget: the island is mounted on a host of the first. */
function twoCopies(widget: string, island: string) {
  document.body.innerHTML = ''
  const html = readFileSync(path.join(WIDGETS, `${widget}.html`), 'utf8').replaceAll(
    /<script[\s\S]*?<\/script>/g,
    '',
  )
  const [first, second] = [document.createElement('main'), document.createElement('main')]
  for (const copy of [first, second]) {
    copy.innerHTML = html
    document.body.append(copy)
  }
  const selector = islands.find(({ name }) => name === island)?.selector ?? 'none'
  const mounted = [...first.querySelectorAll<HTMLElement>(selector)].map(
    (host): MountedIsland => ({ name: island, host, state: 'mounted' }),
  )
  return { first, second, mounted }
}

test.each([
  ['tabs', 'tabs', '.tab-pane', 'class -load'],
  ['progress-bars', 'progress-bars', '.bar-text', 'style width: "" -> "80%"'],
  ['progress-bars', 'progress-bars', '.progress-value', 'style opacity: "" -> "1"'],
  ['social-list', 'social-list', '.tweet-item', 'class +item-animated'],
  ['quantity', 'quantity', 'button[data-quantity]', 'data-quantity: "1" -> "2"'],
  ['pricing', 'product-price', '.reset_variations', 'style visibility: "" -> "visible"'],
  ['counter', 'counter', '.count-subject', 'style opacity: "" -> "1"'],
])(
  '[X11] leftovers: in %s, %s may change %s of its own host, and not of another',
  (widget, island, selector, change) => {
    const { first, second, mounted } = twoCopies(widget, island)
    const [own, foreign] = [first.querySelector(selector), second.querySelector(selector)]
    if (!own || !foreign) throw new Error(`${widget} has no ${selector}`)
    expect(isAllowedLeftover(own, change, mounted)).toBe(true)
    expect(isAllowedLeftover(foreign, change, mounted), 'of a host that is not mounted').toBe(false)
    expect(isAllowedLeftover(own, 'class +other', mounted), 'another change').toBe(false)
  },
)

test('[X11] leftovers: of what a drawn icon adds, only the drawing may stay', () => {
  document.body.innerHTML = '<i class="sf-svg-icon-holder"><svg><path/></svg></i><p></p>'
  const host = document.querySelector<HTMLElement>('i') ?? document.body
  const mounted: MountedIsland[] = [{ name: 'drawn-icon', host, state: 'mounted' }]
  const isAllowed = (selector: string) =>
    isAllowedLeftover(document.querySelector(selector) ?? document.body, NEW_ELEMENT, mounted)
  expect(isAllowed('svg')).toBe(true)
  expect(isAllowed('p')).toBe(false)
  host.append(document.createElement('b'))
  expect(isAllowed('b')).toBe(false)
})
