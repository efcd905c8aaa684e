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
 * The differences from the snapshot after all islands were unmounted, one line each: attributes, and on a page that nobody
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

/**
 * One line for each class, each style property and each other attribute that differs, such as `class +open`,
 * `style width: "" -> "10px"` and `role: "" -> "tab"`. An empty attribute counts as a missing one.
 */
function attributeChanges(before: Attributes, after: Attributes): string[] {
  return differences(before, after).flatMap(({ name, was, is }) => {
    if (name === 'class') return classChanges(was.split(' '), is.split(' '))
    if (name !== 'style') return [line({ name, was, is })]
    return differences(stylesOf(was), stylesOf(is)).map((change) => `style ${line(change)}`)
  })
}

interface Difference {
  readonly name: string
  readonly was: string
  readonly is: string
}

const line = ({ name, was, is }: Difference) => `${name}: "${was}" -> "${is}"`

function differences(before: Attributes, after: Attributes): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, was: before.get(name) ?? '', is: after.get(name) ?? '' }))
    .filter(({ was, is }) => was !== is)
}

const classChanges = (was: readonly string[], is: readonly string[]): string[] => [
  ...is.filter((name) => name && !was.includes(name)).map((name) => `class +${name}`),
  ...was.filter((name) => name && !is.includes(name)).map((name) => `class -${name}`),
]

/** The properties in the browser's own spelling, which it gives to a style that was set and reset. */
function stylesOf(style: string): Attributes {
  const element = document.createElement('i')
  element.style.cssText = style
  const declarations = element.style.cssText.split(';').map((text) => text.trim())
  return new Map(
    declarations.filter(Boolean).map((text): [string, string] => {
      const colon = text.indexOf(':')
      return [text.slice(0, colon), text.slice(colon + 1).trim()]
    }),
  )
}
