/** The event that carries calls to a mounted search box, at its container. */
export const SEARCH_CALL = 'laurel:search'

/** The jQuery data key of a box's settings, the search plugin's and laurel's: `jQuery(container).data(...)`. */
export const SEARCH_DATA = 'aws_opts'

export type SearchCall =
  /** the box has moved, as after `jQuery(container).aws_search('relayout')` */
  | { readonly what: 'relayout' }
  /** a script has changed the field's value */
  | { readonly what: 'typed' }
  /** search for a given term; with `submit`, open the results page as well */
  | { readonly what: 'force'; readonly term: string; readonly submit: boolean }

/** @returns whether a box handled the call: it does not before it is mounted */
export function callSearch(container: Element, call: SearchCall): boolean {
  const options = { detail: call, cancelable: true }
  return !container.dispatchEvent(new CustomEvent<SearchCall>(SEARCH_CALL, options))
}
