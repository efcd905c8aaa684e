import { observeSizes } from '../../src/dom/observe-sizes'
import type { Scope } from '../../src/page/scope'
import type { Coordinates } from './lat-lng'
import { plainText } from './rich-text'
import './addresses.css'

/** For laurel's own style sheet. */
const LIST_CLASS = 'laurel-map-addresses'
const SEARCH_URL = 'https://www.google.com/maps/search/?api=1&query='

interface Place {
  readonly title: string
  readonly address: string
  readonly at?: Coordinates | undefined
}

/**
 * What a map would have shown, as text: each place with its address, which links to the map service. It lies over the
 * empty canvas, which stays as it is, so that nothing else on the page moves.
 */
export function showAddresses(canvas: HTMLElement, places: readonly Place[], { add }: Scope): void {
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

/** px; of one that has been hidden meanwhile, as it will be; 0 where nobody knows. */
function heightOf({ offsetHeight, style: { height } }: HTMLElement): number {
  return offsetHeight || (height.endsWith('px') ? Number.parseFloat(height) : 0)
}

function itemOf({ title, address, at }: Place): HTMLLIElement[] {
  const [name, where] = [plainText(title), plainText(address)]
  const query = where || (at ? `${at.lat},${at.lng}` : '')
  if (!query) return []
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = SEARCH_URL + encodeURIComponent(query)
  link.textContent = where || name || query
  if (name && where) {
    const said = document.createElement('strong')
    said.textContent = name
    item.append(said, ' ')
  }
  item.append(link)
  return [item]
}
