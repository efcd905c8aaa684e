import { callOn } from '../../src/dom/member'
import { closest } from '../../src/dom/query'
import { HOSTILE_VALUES } from './hostile-values'
import type { Random } from './seeded-random'

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
/** Elements that visitors use. */
const INTERACTIVE = new Set([
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
const isInteractive = (element: Element) =>
  INTERACTIVE.has(element.localName) ||
  callOn(element, 'hasAttribute', 'role') ||
  callOn(element, 'hasAttribute', 'tabindex')
const isField = (element: Element) => /^(input|select|textarea)$/.test(element.localName)

type Act = (element: HTMLElement, random: Random) => void

/** The actions of a visitor, the frequent ones several times. */
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

/** Does one random thing, mostly to an element that visitors use, now and then to any other. */
export function actAtRandom(root: HTMLElement, random: Random): void {
  const isSensible = random.chance(85)
  const all = [...root.getElementsByTagName('*')].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && (!isSensible || isInteractive(element)),
  )
  if (all.length === 0) return
  const act = random.pick(ACTS)
  const fields = all.filter(isField)
  act(random.pick((act === type || act === choose) && fields.length > 0 ? fields : all), random)
}

/** Hovers, focuses and clicks: wakes an island in any way that it may wait for. */
export function actOn(element: HTMLElement): void {
  hover(element)
  callOn(element, 'dispatchEvent', new FocusEvent('focusin', BUBBLING))
  click(element)
}

const BUBBLING = { bubbles: true, cancelable: true, composed: true }

function click(element: HTMLElement) {
  callOn(element, 'dispatchEvent', new MouseEvent('mousedown', BUBBLING))
  callOn(element, 'dispatchEvent', new MouseEvent('mouseup', BUBBLING))
  callOn(element, 'dispatchEvent', new MouseEvent('click', BUBBLING))
}

function hover(element: HTMLElement) {
  for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove']) {
    callOn(element, 'dispatchEvent', new MouseEvent(name, BUBBLING))
  }
  callOn(element, 'dispatchEvent', new MouseEvent('mouseleave', BUBBLING))
}

function press(element: HTMLElement, random: Random) {
  callOn(element, 'focus')
  const key = random.pick(KEYS)
  for (const name of ['keydown', 'keyup']) {
    callOn(
      element,
      'dispatchEvent',
      new KeyboardEvent(name, { key, ...BUBBLING, shiftKey: random.chance(20) }),
    )
  }
}

function touch(element: HTMLElement) {
  for (const name of ['touchstart', 'touchend']) {
    const touches = [{ clientX: 3, clientY: 4, pageX: 3, pageY: 4, identifier: 1, target: element }]
    callOn(
      element,
      'dispatchEvent',
      Object.assign(new Event(name, BUBBLING), { touches, changedTouches: touches }),
    )
  }
  click(element)
}

function type(element: HTMLElement, random: Random) {
  callOn(element, 'focus')
  if (element instanceof HTMLInputElement && element.type !== 'file')
    element.value = random.pick(HOSTILE_VALUES)
  if (element instanceof HTMLTextAreaElement) element.value = random.pick(HOSTILE_VALUES)
  for (const name of ['input', 'keyup', 'change']) callOn(element, 'dispatchEvent', new Event(name, BUBBLING))
}

function choose(element: HTMLElement, random: Random) {
  if (element instanceof HTMLSelectElement)
    element.selectedIndex = random.below(element.options.length + 1) - 1
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) element.click()
  callOn(element, 'dispatchEvent', new Event('change', BUBBLING))
}

function submit(element: HTMLElement) {
  const form = closest(element, 'form')
  if (form) callOn(form, 'dispatchEvent', new SubmitEvent('submit', BUBBLING))
}

function moveWindow(_: HTMLElement, random: Random) {
  window.dispatchEvent(new Event(random.pick(['scroll', 'resize', 'hashchange', 'popstate', 'pageshow'])))
}
