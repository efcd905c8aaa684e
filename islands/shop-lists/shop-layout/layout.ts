/** Contract 02 §6.4. */
export const LAYOUTS = ['standard', 'list', 'grid', 'solo'] as const
export type Layout = (typeof LAYOUTS)[number]

/** All widths that the grid layout may have given. */
const GRID_WIDTHS = ['col-sm-sf-5', 'col-sm-3', 'col-sm-2']
/** Lists of pictures have smaller ones. */
const GALLERIES = ['gallery', 'gallery-bordered']

/** What the new classes depend on. */
export interface ListFacts {
  readonly hasSidebar: boolean
  /** `data-display-type` beside the chosen link; null where there is none. */
  readonly displayType: string | null
  /** `data-width` of the list's first product: one class, or more, or none. */
  readonly defaultWidth: string | null
  /** Whether the list lies in columns that classes of width make. */
  readonly isGrid: boolean
}

/** Class changes of every product of a list. */
export interface ClassChange {
  readonly remove: readonly string[]
  readonly add: readonly string[]
  /** Whether the products become as high as the highest of them. */
  readonly equalHeights: boolean
}

/** @returns null for what is no layout */
export function layoutOf(name: string | null): Layout | null {
  return LAYOUTS.find((layout) => layout === name) ?? null
}

export function gridWidth({ hasSidebar, displayType }: ListFacts): string {
  if (GALLERIES.includes(displayType ?? '')) return 'col-sm-2'
  return hasSidebar ? 'col-sm-3' : 'col-sm-sf-5'
}

/** How the products' classes change for a layout. */
export function classChange(layout: Layout, facts: ListFacts): ClassChange {
  const layouts = LAYOUTS.map((name) => `product-layout-${name}`)
  const widths = facts.isGrid ? widthChange(layout, facts) : { remove: [], add: [] }
  return {
    remove: [...layouts, ...widths.remove],
    add: [`product-layout-${layout}`, ...widths.add],
    equalHeights: facts.isGrid && (layout === 'grid' || layout === 'standard'),
  }
}

function widthChange(layout: Layout, facts: ListFacts): Pick<ClassChange, 'remove' | 'add'> {
  const usual = (facts.defaultWidth ?? '').split(/\s+/).filter(Boolean)
  // What the server does not say could not be given back.
  if (usual.length === 0) return { remove: [], add: [] }
  switch (layout) {
    case 'list':
      return { remove: [], add: [] }
    case 'grid':
      return { remove: [...usual, ...GRID_WIDTHS], add: [gridWidth(facts)] }
    default:
      // The grid's width may be that of another copy of the links, of another display type.
      return { remove: GRID_WIDTHS, add: usual }
  }
}
