import type { Adoption } from '../../../src/dom/adoption'
import { doubleItems, itemsIn, type PackedList, picturesIn, sidebarIn, sizerIn, standardItem } from './markup'
import { outerSize, placeWithin } from './measure'
import { doubleHeight, pack, wholeRows } from './pack'

/** Measures and lays out a list. Some sizes can only be read after others were set, which costs further layouts. */
export function layList({ list, kind }: PackedList, adopted: Adoption): void {
  const items = itemsIn(list)
  const sizer = sizerIn(list)
  if (!sizer || items.length === 0) return
  adopted.style(list, 'display', 'block')
  adopted.style(list, 'position', 'relative')
  // The sidebar is measured at the start of the list, where no item may take up space.
  for (const item of items) adopted.style(item, 'position', 'absolute')
  if (kind === 'masonry') sizePictures(items, adopted)
  else sizeSidebar(list, items, adopted)

  const { width } = list.getBoundingClientRect()
  const sidebar = kind === 'around-sidebar' ? sidebarIn(list) : undefined
  const stamps = sidebar ? [{ ...placeWithin(sidebar, list), ...outerSize(sidebar) }] : []
  const { places, height } = pack(items.map(outerSize), { width, column: outerSize(sizer).width, stamps })

  adopted.style(list, 'height', `${height}px`)
  items.forEach((item, index) => {
    const place = places[index]
    adopted.style(item, 'inset-inline-start', `${place?.x ?? 0}px`)
    adopted.style(item, 'top', `${place?.y ?? 0}px`)
  })
}

function sizePictures(items: readonly HTMLElement[], adopted: Adoption) {
  const doubles = doubleItems(items)
  const standard = standardItem(items)
  const [first] = doubles
  if (!first) return
  const pictures = doubles.flatMap(picturesIn)
  if (!standard) for (const picture of pictures) adopted.style(picture, 'height', '')
  const { height, bottomGap } = outerSize(standard ?? first)
  const own = height - bottomGap
  const double = standard ? doubleHeight({ height: own, gap: bottomGap }) : own
  for (const picture of pictures) adopted.style(picture, 'height', `${double}px`)
}

function sizeSidebar(list: HTMLElement, [first]: readonly HTMLElement[], adopted: Adoption) {
  const sidebar = sidebarIn(list)
  if (!sidebar || !first) return
  adopted.style(sidebar, 'height', '')
  const height = wholeRows(sidebar.offsetHeight, outerSize(first).height)
  adopted.style(sidebar, 'height', `${height}px`)
}
