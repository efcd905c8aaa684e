/** Contract 03 §5.1. */
const SIZER = '.grid-sizer'
export const ITEM = ':is(.blog-item, .portfolio-item, .gallery-item, .gallery-image):not(.grid-sizer)'

/** Who lays the items of a list: the style sheet in rows or in one column, or laurel. */
export type ListKind = 'rows' | 'bricks' | 'sizes'

const SIZES = '.multi-masonry-items'
/** Whether in a blog, a portfolio, a list of galleries, one gallery, or testimonials (contract 04 §16). */
const BRICKS = '.masonry-items, .gallery-masonry *'

export function kindOf(list: Element): ListKind {
  if (list.matches(SIZES)) return 'sizes'
  return list.matches(BRICKS) ? 'bricks' : 'rows'
}

/** What a brick list lays out; undefined for all its children. */
export const bricksOf = (list: Element) => (sizerOf(list) ? ITEM : undefined)
/** What is as wide as one column, where a list says so. */
export const sizerOf = (list: Element) => list.querySelector(`:scope > ${SIZER}`) ?? undefined

/** Testimonials are to be seen from the start. */
export const isHidden = (list: Element) => list.matches('.blog-items, .filterable-items')
/** The style sheet shows these at once, or another of laurel's parts one by one. */
export const isShownByOthers = (list: Element) => list.matches('.social-blog, .timeline-items')

export const isBlog = (list: Element) => list.matches('.blog-items')
export const isStandardPortfolio = (list: Element) => list.matches('.standard-portfolio')
/** Load-more looks for it. */
export const LAID_CLASS = 'isotope-loaded'
