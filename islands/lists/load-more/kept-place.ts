import { attempt } from '../../../src/page/attempt'

/** How far a visitor had come in a list when they left its page. */
export interface Place {
  /** How many pages had been loaded. */
  readonly pages: number
  /** The first item in view, counted from 0. */
  readonly item: number
  /** Where its top was in the window, in px. */
  readonly top: number
}

/** Where the tab keeps it, for one list of one page. */
export interface PlaceStore {
  /** Undefined when there is none, or none that can be read. */
  read(): Place | undefined
  /** Never throws: where the storage is refused or full nothing is kept. */
  keep(place: Place | undefined): void
}

export function createPlaceStore(window: Window, list: string): PlaceStore {
  const { pathname, search } = window.location
  const key = `laurel-place ${pathname}${search} ${list}`
  return {
    read: () => parse(attempt(() => window.sessionStorage.getItem(key)) ?? ''),
    keep(place) {
      attempt(() => {
        if (place) window.sessionStorage.setItem(key, [place.pages, place.item, place.top].join(' '))
        else window.sessionStorage.removeItem(key)
      })
    },
  }
}

function parse(text: string): Place | undefined {
  const [, pages, item, top] = /^(\d{1,5}) (\d{1,6}) (-?\d{1,6})$/.exec(text) ?? []
  return Number(pages) > 0 ? { pages: Number(pages), item: Number(item), top: Number(top) } : undefined
}
