import type { Coordinates } from '../../legacy-shims/google-maps/map-options'
import { observeSizes } from '../../src/dom/observe-sizes'
import type { Scope } from '../../src/page/scope'
import { plainText } from './rich-text'
import './address-list.css'

const LIST_CLASS = 'laurel-map-addresses'
const SEARCH_URL = 'https://www.google.com/maps/search/?api=1&query='

interface Place {
  readonly title: string
  readonly address: string
  readonly at?: Coordinates | undefined
}

/**
 * Shows the places of a map as a list of links to the map service. The list covers the empty canvas, which
 * keeps its size, so that nothing else on the page moves.
 */
export function showAddressList(canvas: HTMLElement, places: readonly Place[], { add }: Scope): void {
  const items = places.flatMap(itemOf)
  if (items.length === 0) return
  const list = document.createElement('ul')
  list.className = LIST_CLASS
  list.append(...items)
  const cover = () => {
    const height = heightOf(canvas)
    if (height === 0) return
    list.style.height = `${height}px`
    list.style.marginTop = `-${height}px`
  }
  cover()
  canvas.after(list)
  add(() => list.remove())
  add(observeSizes([canvas], cover))
}

/** In px; a hidden canvas has the height of its inline style, or 0 without one. */
function heightOf({ offsetHeight, style: { height } }: HTMLElement): number {
  return offsetHeight || (height.endsWith('px') ? Number.parseFloat(height) : 0)
}

function itemOf({ title, address, at }: Place): HTMLLIElement[] {
  const [name, place] = [plainText(title), plainText(address)]
  const query = place || (at ? `${at.lat},${at.lng}` : '')
  if (!query) return []
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = SEARCH_URL + encodeURIComponent(query)
  link.textContent = place || name || query
  if (name && place) {
    const heading = document.createElement('strong')
    heading.textContent = name
    item.append(heading, ' ')
  }
  item.append(link)
  return [item]
}
