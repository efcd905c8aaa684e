import { callOn, memberOf } from '../../src/dom/member'
import { closest } from '../../src/dom/query'
import type { MountedIsland } from '../../src/runtime/mounts'
import { isAllowedLeftover, NEW_ELEMENT } from './allowed-leftovers'
import { isControl } from './control-island'

/** An element's attributes; class names are sorted, since their order has no effect. */
type Attributes = ReadonlyMap<string, string>

export type PageSnapshot = Map<Element, Attributes>

export interface Visit {
  /** The islands that were mounted when the page was left. */
  readonly mounted: readonly MountedIsland[]
  readonly isVisited: boolean
  /** Elements that had the focus. */
  readonly focused: ReadonlySet<Element>
}

/** Only islands set these: no click or key press of a visitor changes them for good. */
const SET_BY_ISLANDS = /^(?:role|tabindex|id|aria-(?:controls|haspopup|labelledby|describedby|live)):/
/** Shared by all islands; and the message in place of a contact form whose fields another form would send (contract 07 A7). */
const KEPT = '.laurel-live-region, .wpcf7-form-in-wrong-place'
const MADE_FOCUSABLE = 'tabindex: "" -> "-1"'

export function snapshotPage(): PageSnapshot {
  return new Map([...document.querySelectorAll('*')].map((element) => [element, attributesOf(element)]))
}

/**
 * What differs from the snapshot after all islands were unmounted, one line each: attributes, and on a page that nobody
 * visited new elements too.
 */
export function leftovers(before: PageSnapshot, { mounted, isVisited, focused }: Visit): string[] {
  const after = snapshotPage()
  const isNew = (element: Element | null) =>
    element !== null && !before.has(element) && !isControl(element) && !closest(element, KEPT)
  const isTopmostNew = (element: Element) => isNew(element) && !isNew(memberOf(element, 'parentElement'))

  return [...after].flatMap(([element, attributes]) => {
    const changes = attributeChanges(before.get(element) ?? attributes, attributes)
    if (!isVisited && isTopmostNew(element)) changes.push(NEW_ELEMENT)
    return changes
      .filter((change) => !isVisited || SET_BY_ISLANDS.test(change))
      .filter((change) => !(change === MADE_FOCUSABLE && focused.has(element)))
      .filter((change) => !isAllowedLeftover(element, change, mounted))
      .map((change) => {
        const names = islandsAround(element, mounted)
        return `${names.join(' or ')} leaves ${element.localName}.${element.className} with ${change}`
      })
  })
}

/** The islands whose hosts contain the element, except hosts that contain the whole page; if there are none, all islands. */
function islandsAround(element: Element, mounted: readonly MountedIsland[]): string[] {
  const nearest = mounted.filter(
    ({ host }) => callOn(host, 'contains', element) && !callOn(host, 'contains', document.body),
  )
  return [...new Set((nearest.length > 0 ? nearest : mounted).map(({ name }) => name))]
}

function attributesOf(element: Element): Attributes {
  return new Map(
    [...memberOf(element, 'attributes')].map(({ name, value }) => [
      name,
      name === 'class' ? sortedNames(value) : value,
    ]),
  )
}

const sortedNames = (names: string) => [...new Set(names.split(/\s+/).filter(Boolean))].sort().join(' ')

/** Lines such as `class: "a b" -> "a"`. An empty attribute counts as a missing one. */
export function attributeChanges(before: Attributes, after: Attributes): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name) ?? '', after.get(name) ?? '']
    return isSameValue(name, was, is) ? [] : [`${name}: "${was}" -> "${is}"`]
  })
}

/** Styles are compared in the browser's own spelling, which it gives to a style that was set and reset. */
function isSameValue(name: string, was: string, is: string): boolean {
  return was === is || (name === 'style' && normalizedStyle(was) === normalizedStyle(is))
}

function normalizedStyle(style: string): string {
  const element = document.createElement('i')
  element.style.cssText = style
  return element.style.cssText
}
