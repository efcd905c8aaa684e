import { callOn } from '../../src/dom/member'
import { closest } from '../../src/dom/query'
import type { Seeded } from './seeded'
import { STRANGE } from './strange'

const KEYS = [
  'Enter',
  ' ',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Tab',
  'x',
]
/** What a visitor uses; anything else may be clicked too, now and then. */
const USED = new Set([
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'summary',
  'h3',
  'h4',
  'li',
  'img',
])
const isUsed = (element: Element) =>
  USED.has(element.localName) ||
  callOn(element, 'hasAttribute', 'role') ||
  callOn(element, 'hasAttribute', 'tabindex')
const isField = (element: Element) => /^(input|select|textarea)$/.test(element.localName)

type Act = (element: HTMLElement, chance: Seeded) => void

/** What a visitor may do, sensible or not. */
const ACTS: readonly Act[] = [
  click,
  click,
  click,
  type,
  type,
  press,
  hover,
  touch,
  submit,
  choose,
  moveWindow,
]

/** Does one thing to the page, whatever the page does to it. */
export function actAtRandom(root: HTMLElement, chance: Seeded): void {
  const isSensible = chance.percent(85)
  const all = [...root.getElementsByTagName('*')].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && (!isSensible || isUsed(element)),
  )
  if (all.length === 0) return
  const act = chance.pick(ACTS)
  const fields = all.filter(isField)
  act(chance.pick((act === type || act === choose) && fields.length > 0 ? fields : all), chance)
}

/** Comes near it, and uses it. */
export function actOn(element: HTMLElement): void {
  hover(element)
  callOn(element, 'dispatchEvent', new FocusEvent('focusin', bubbling))
  click(element)
}

const bubbling = { bubbles: true, cancelable: true, composed: true }

function click(element: HTMLElement) {
  callOn(element, 'dispatchEvent', new MouseEvent('mousedown', bubbling))
  callOn(element, 'dispatchEvent', new MouseEvent('mouseup', bubbling))
  callOn(element, 'dispatchEvent', new MouseEvent('click', bubbling))
}

function hover(element: HTMLElement) {
  for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove']) {
    callOn(element, 'dispatchEvent', new MouseEvent(name, bubbling))
  }
  callOn(element, 'dispatchEvent', new MouseEvent('mouseleave', bubbling))
}

function press(element: HTMLElement, chance: Seeded) {
  callOn(element, 'focus')
  const key = chance.pick(KEYS)
  for (const name of ['keydown', 'keyup']) {
    callOn(
      element,
      'dispatchEvent',
      new KeyboardEvent(name, { key, ...bubbling, shiftKey: chance.percent(20) }),
    )
  }
}

function touch(element: HTMLElement) {
  for (const name of ['touchstart', 'touchend']) {
    const touches = [{ clientX: 3, clientY: 4, pageX: 3, pageY: 4, identifier: 1, target: element }]
    callOn(
      element,
      'dispatchEvent',
      Object.assign(new Event(name, bubbling), { touches, changedTouches: touches }),
    )
  }
  click(element)
}

function type(element: HTMLElement, chance: Seeded) {
  callOn(element, 'focus')
  if (element instanceof HTMLInputElement && element.type !== 'file') element.value = chance.pick(STRANGE)
  if (element instanceof HTMLTextAreaElement) element.value = chance.pick(STRANGE)
  for (const name of ['input', 'keyup', 'change']) callOn(element, 'dispatchEvent', new Event(name, bubbling))
}

function choose(element: HTMLElement, chance: Seeded) {
  if (element instanceof HTMLSelectElement)
    element.selectedIndex = chance.below(element.options.length + 1) - 1
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) element.click()
  callOn(element, 'dispatchEvent', new Event('change', bubbling))
}

function submit(element: HTMLElement) {
  const form = closest(element, 'form')
  if (form) callOn(form, 'dispatchEvent', new SubmitEvent('submit', bubbling))
}

function moveWindow(_: HTMLElement, chance: Seeded) {
  window.dispatchEvent(new Event(chance.pick(['scroll', 'resize', 'hashchange', 'popstate', 'pageshow'])))
}
