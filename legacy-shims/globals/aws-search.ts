/** The event by which laurel's own parts reach a search box that is awake, at its container. */
export const SEARCH_CALL = 'laurel:search'

/** Where the search plugin, and laurel after it, keeps a box's settings: `jQuery(container).data(...)`. */
export const SEARCH_DATA = 'aws_opts'

export type SearchCall =
  /** the box has moved: what `jQuery(container).aws_search('relayout')` becomes */
  | { readonly what: 'relayout' }
  /** a script has changed the field's value */
  | { readonly what: 'typed' }
  /** search for a term that nobody typed, and go to the results page as well if asked to */
  | { readonly what: 'force'; readonly term: string; readonly submit: boolean }

/** @returns whether a box heard it: one that is asleep, or whose code could not be fetched, does not */
export function callSearch(container: Element, call: SearchCall): boolean {
  const options = { detail: call, cancelable: true }
  return !container.dispatchEvent(new CustomEvent<SearchCall>(SEARCH_CALL, options))
}
