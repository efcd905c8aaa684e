import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classChange, LAYOUTS, type Layout, type ListFacts, layoutOf } from './layout'

const FACTS: ListFacts = {
  hasSidebar: false,
  displayType: 'standard',
  defaultWidth: 'col-sm-3',
  isGrid: true,
}

/** A product's classes after these layouts. */
function classesAfter(printed: string, ...steps: readonly [Layout, Partial<ListFacts>?][]): string[] {
  const classes = new Set(printed.split(' '))
  for (const [layout, facts] of steps) {
    const { remove, add } = classChange(layout, { ...FACTS, ...facts })
    for (const name of remove) classes.delete(name)
    for (const name of add) classes.add(name)
  }
  return [...classes].sort()
}
const PRINTED = 'product product-layout-standard col-sm-3'

describe('[S29] shop layout: classes', () => {
  test.each<[string, [Layout, Partial<ListFacts>?][], string[]]>([
    ['grid (PL3)', [['grid']], ['col-sm-sf-5', 'product', 'product-layout-grid']],
    [
      'grid with a sidebar (PL4)',
      [['grid', { hasSidebar: true }]],
      ['col-sm-3', 'product', 'product-layout-grid'],
    ],
    [
      'grid of a gallery (PL5)',
      [['grid', { displayType: 'gallery' }]],
      ['col-sm-2', 'product', 'product-layout-grid'],
    ],
    [
      'grid of a gallery with borders and a sidebar (PL5)',
      [['grid', { displayType: 'gallery-bordered', hasSidebar: true }]],
      ['col-sm-2', 'product', 'product-layout-grid'],
    ],
    [
      'grid of what nobody knows',
      [['grid', { displayType: null }]],
      ['col-sm-sf-5', 'product', 'product-layout-grid'],
    ],
    ['grid and standard (PL6)', [['grid'], ['standard']], ['col-sm-3', 'product', 'product-layout-standard']],
    ['grid and solo', [['grid'], ['solo']], ['col-sm-3', 'product', 'product-layout-solo']],
    ['list (PL7)', [['list']], ['col-sm-3', 'product', 'product-layout-list']],
    ['grid and list (PL7)', [['grid'], ['list']], ['col-sm-sf-5', 'product', 'product-layout-list']],
    [
      'grid of a gallery, and standard by links of another kind',
      [['grid', { displayType: 'gallery' }], ['standard']],
      ['col-sm-3', 'product', 'product-layout-standard'],
    ],
    [
      'grid of one kind after another',
      [['grid', { displayType: 'gallery' }], ['grid']],
      ['col-sm-sf-5', 'product', 'product-layout-grid'],
    ],
    [
      'grid of a list without columns',
      [['grid', { isGrid: false }]],
      ['col-sm-3', 'product', 'product-layout-grid'],
    ],
  ])('[S29] shop layout: %s', (_, steps, expected) => {
    expect(classesAfter(PRINTED, ...steps)).toEqual(expected)
  })

  test('[S29] shop layout: works with five columns as the default width, and without a default', () => {
    const five = { defaultWidth: 'col-sm-sf-5' }
    expect(classesAfter('col-sm-sf-5', ['grid', five])).toEqual(['col-sm-sf-5', 'product-layout-grid'])
    expect(classesAfter('col-sm-sf-5', ['grid', five], ['standard', five])).toEqual([
      'col-sm-sf-5',
      'product-layout-standard',
    ])
    for (const defaultWidth of [null, '', '  ']) {
      expect(classesAfter('a', ['grid', { defaultWidth }], ['standard', { defaultWidth }])).toEqual([
        'a',
        'product-layout-standard',
      ])
    }
  })

  test.each<[Layout, Partial<ListFacts>, boolean]>([
    ['standard', {}, true],
    ['grid', {}, true],
    ['list', {}, false],
    ['solo', {}, false],
    ['grid', { isGrid: false }, false],
  ])('[S29] shop layout: equal heights in %s with %o: %s', (layout, facts, expected) => {
    expect(classChange(layout, { ...FACTS, ...facts }).hasEqualHeights).toBe(expected)
  })

  test('[S29] shop layout: the classes do not depend on earlier layouts', () => {
    const facts = fc.record<ListFacts>({
      hasSidebar: fc.boolean(),
      displayType: fc.constantFrom(null, 'standard', 'gallery', 'gallery-bordered'),
      defaultWidth: fc.constant('col-sm-4'),
      isGrid: fc.constant(true),
    })
    const step = fc.tuple(fc.constantFrom(...LAYOUTS), facts)
    const last = fc.tuple(fc.constantFrom<Layout>('standard', 'grid', 'solo'), facts)
    fc.assert(
      fc.property(fc.array(step), last, (before, end) => {
        expect(classesAfter('col-sm-4 product-layout-standard', ...before, end)).toEqual(
          classesAfter('col-sm-4 product-layout-standard', end),
        )
      }),
    )
  })

  test.each([null, '', 'mosaic', '__proto__', 'Grid', 'constructor'])(
    '[S29] shop layout: "%s" is not a layout',
    (name) => {
      expect(layoutOf(name)).toBeNull()
    },
  )
})
