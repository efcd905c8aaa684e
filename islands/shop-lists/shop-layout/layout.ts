/** Contract 02 §6.4. */
export const LAYOUTS = ['standard', 'list', 'grid', 'solo'] as const
export type Layout = (typeof LAYOUTS)[number]

/** All width classes that the grid layout may set. */
const GRID_WIDTHS = ['col-sm-sf-5', 'col-sm-3', 'col-sm-2']
/** The display types whose products are narrower in the grid. */
const GALLERIES = ['gallery', 'gallery-bordered']

/** The facts that a layout's classes depend on. */
export interface ListFacts {
  readonly hasSidebar: boolean
  /** `data-display-type` beside the chosen link; null where there is none. */
  readonly displayType: string | null
  /** `data-width` of the list's first product: the default width classes, if any. */
  readonly defaultWidth: string | null
  /** Whether width classes lay out the list in columns. */
  readonly isGrid: boolean
}

/** The changes of a layout to every product of a list. */
export interface ClassChange {
  readonly remove: readonly string[]
  readonly add: readonly string[]
  /** Whether all products become as high as the highest one. */
  readonly hasEqualHeights: boolean
}

/** @returns null for an unknown name */
export function layoutOf(name: string | null): Layout | null {
  return LAYOUTS.find((layout) => layout === name) ?? null
}

function gridWidth({ hasSidebar, displayType }: ListFacts): string {
  if (GALLERIES.includes(displayType ?? '')) return 'col-sm-2'
  return hasSidebar ? 'col-sm-3' : 'col-sm-sf-5'
}

/** The changes that lead to a layout from any other. */
export function classChange(layout: Layout, facts: ListFacts): ClassChange {
  const layouts = LAYOUTS.map((name) => `product-layout-${name}`)
  const widths = facts.isGrid ? widthChange(layout, facts) : { remove: [], add: [] }
  return {
    remove: [...layouts, ...widths.remove],
    add: [`product-layout-${layout}`, ...widths.add],
    hasEqualHeights: facts.isGrid && (layout === 'grid' || layout === 'standard'),
  }
}

function widthChange(layout: Layout, facts: ListFacts): Pick<ClassChange, 'remove' | 'add'> {
  const defaults = (facts.defaultWidth ?? '').split(/\s+/).filter(Boolean)
  // Without a printed default the width could not be restored.
  if (defaults.length === 0) return { remove: [], add: [] }
  switch (layout) {
    case 'list':
      return { remove: [], add: [] }
    case 'grid':
      return { remove: [...defaults, ...GRID_WIDTHS], add: [gridWidth(facts)] }
    default:
      // Another copy of the links, with another display type, may have set any of the grid's widths.
      return { remove: GRID_WIDTHS, add: defaults }
  }
}
