import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { createFinder, type Found, type Selected } from './finder'

/** Every way in which the theme's widgets are recognised; many enough that the page's classes are read first. */
const SELECTORS = [
  '.a',
  '.b',
  '#c',
  'p',
  'p.a',
  '.a > .b',
  '.a, #c',
  ':is(.a, .b) p',
  '.b:not(.a *)',
  '[title]',
  '[title="x"], .b',
  'p:not([title])',
  ':is(p, #c)',
  ':empty',
  'span',
  'div > p',
  'form .b',
  '.ab',
  '#c.a',
  'span.a, form.b',
  ':where(.a, .ab)',
  '.a .a',
]
const items = SELECTORS.map((selector) => ({ selector }))

interface Tree {
  readonly tag: string
  readonly className: string
  readonly id: string
  readonly title: string | undefined
  readonly children: readonly Tree[]
}
const trees = (depth: number): fc.Arbitrary<Tree> =>
  fc.record({
    tag: fc.constantFrom('p', 'div', 'span', 'form'),
    className: fc.constantFrom('', 'a', 'b', ' a  b ', 'A', 'ab'),
    id: fc.constantFrom('', '', 'c'),
    title: fc.constantFrom(undefined, 'x', 'y'),
    children: depth > 0 ? fc.array(trees(depth - 1), { maxLength: 3 }) : fc.constant([]),
  })
const tree = trees(3)

function build({ tag, className, id, title, children }: Tree): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.setAttribute('class', className)
  if (id) element.id = id
  if (title) element.title = title
  element.append(...children.map(build))
  return element
}

const everything = () => true
function finderOf(items: readonly Selected[]) {
  const finder = createFinder<Selected>(document)
  finder.add(items)
  return finder
}

const told = (found: readonly Found<{ selector: string }>[]) =>
  found.map(({ item, host }) => [item.selector, host] as const)
const byPlace =
  (hosts: readonly Element[]) => (left: readonly [string, Element], right: readonly [string, Element]) =>
    SELECTORS.indexOf(left[0]) - SELECTORS.indexOf(right[0]) ||
    hosts.indexOf(left[1]) - hosts.indexOf(right[1])

beforeEach(() => {
  document.body.replaceChildren()
})
afterEach(() => document.body.replaceChildren())

describe('[X01] finder', () => {
  test('[X01] finder: finds what the selectors match, in random trees, in the document and in a subtree', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const top = build(root)
        document.body.replaceChildren(top)
        const finder = finderOf(items)
        const elements = [top, ...top.querySelectorAll<HTMLElement>('*')]
        const expected = SELECTORS.flatMap((selector) =>
          elements.filter((element) => element.matches(selector)).map((host) => [selector, host] as const),
        ).sort(byPlace(elements))
        expect(told(finder.within(top, everything)).sort(byPlace(elements))).toEqual(expected)
        const onPage = told(finder.within(document, everything)).filter(([, host]) => top.contains(host))
        expect(onPage.sort(byPlace(elements))).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  test('[X01] finder: finds the same hosts above an element as `matches` on each ancestor, innermost first', () => {
    fc.assert(
      fc.property(tree, fc.nat(20), (root, at) => {
        const top = build(root)
        document.body.replaceChildren(top)
        const elements = [top, ...top.querySelectorAll<HTMLElement>('*')]
        const from = elements[at % elements.length] as HTMLElement
        const expected: (readonly [string, Element])[] = []
        for (let each: HTMLElement | null = from; each; each = each.parentElement) {
          for (const selector of SELECTORS) if (each.matches(selector)) expected.push([selector, each])
        }
        expect(told(finderOf(items).above(from, everything))).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  test('[X01] finder: matches only the items that the filter accepts', () => {
    document.body.innerHTML = '<p class="a b"></p>'
    const matches = vi.spyOn(Element.prototype, 'matches')
    const finder = finderOf(items)
    const found = finder.above(one('p'), ({ selector }) => selector === '.b')
    expect(told(found)).toEqual([['.b', one('p')]])
    expect(matches.mock.calls.filter(([selector]) => selector !== '.b')).toEqual([])
  })

  test('[X12] finder: does not call `matches` on an element without any key', () => {
    document.body.innerHTML = '<div class="x y"><span id="z"><i></i></span></div>'
    const finder = finderOf([{ selector: '.a' }, { selector: '#c' }, { selector: 'p.b > a' }])
    const matches = vi.spyOn(Element.prototype, 'matches')
    expect(finder.above(one('i'), everything)).toEqual([])
    expect(finder.within(one('div'), everything)).toEqual([])
    expect(matches).not.toHaveBeenCalled()
  })
})
