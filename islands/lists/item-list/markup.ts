/** Contract 03 §5.1. */
const SIZER = '.grid-sizer'
export const ITEM = ':is(.blog-item, .portfolio-item, .gallery-item, .gallery-image):not(.grid-sizer)'

/** The style sheet lays out `rows`; laurel lays out the other two. */
export type ListKind = 'rows' | 'masonry' | 'multi-size'

const MULTI_SIZE = '.multi-masonry-items'
/** In a blog, a portfolio, a list of galleries, one gallery, or testimonials (contract 04 §16). */
const MASONRY = '.masonry-items, .gallery-masonry *'

export function kindOf(list: Element): ListKind {
  if (list.matches(MULTI_SIZE)) return 'multi-size'
  return list.matches(MASONRY) ? 'masonry' : 'rows'
}

/** The selector of a masonry list's items; undefined for all its children. */
export const masonryItemsOf = (list: Element) => (sizerOf(list) ? ITEM : undefined)
/** The element with the width of one column, if the list has one. */
export const sizerOf = (list: Element) => list.querySelector(`:scope > ${SIZER}`) ?? undefined

/** Whether the theme's CSS hides the items. It does not hide testimonials. */
export const isHidden = (list: Element) => list.matches('.blog-items, .filterable-items')
/** Whether the style sheet or another island shows the items. */
export const isShownByOthers = (list: Element) => list.matches('.social-blog, .timeline-items')

export const isBlog = (list: Element) => list.matches('.blog-items')
export const isStandardPortfolio = (list: Element) => list.matches('.standard-portfolio')
/** Contract 03 §5.2. */
export const LAID_CLASS = 'isotope-loaded'
