import type { Coordinates } from '../../islands/maps/lat-lng'
import type { MapLook } from '../../islands/maps/look'
import type { View } from '../../islands/maps/view'
import { prefersReducedMotion } from '../../src/motion/reduced-motion'
import type { MapsApi } from './library'

const STYLED_TYPE = 'laurel'
const STYLED_NAME = 'Map'

export interface Marker {
  readonly at: Coordinates
  /** Its name, to those who hear it too. */
  readonly title: string
  /** The address of its picture, when it has one of its own. */
  readonly icon: string | undefined
  /** What its info window shows, made anew each time. */
  readonly content: () => HTMLElement
}

export interface DrawnMap {
  add(marker: Marker): void
  show(view: View): void
  /** After its canvas has got another size: what was in the middle is there again. */
  fitCanvas(): void
  /** The canvas is empty again. */
  dispose(): void
}

/** Draws a map into a canvas. Its parts that throw are the service's. */
export function drawMap(maps: MapsApi, canvas: HTMLElement, look: MapLook, view: View): DrawnMap {
  const empty = emptying(canvas)
  try {
    return draw(maps, canvas, { look, view, empty })
  } catch (cause) {
    empty()
    throw cause
  }
}

interface Drawing {
  readonly look: MapLook
  readonly view: View
  readonly empty: () => void
}

function draw(maps: MapsApi, canvas: HTMLElement, { look, view, empty }: Drawing): DrawnMap {
  const map = new maps.Map(canvas, optionsOf(maps, look, view))
  if (look.stylesReplaceType && look.styles.length > 0) {
    const styled = new maps.StyledMapType([...look.styles], { name: STYLED_NAME })
    map.mapTypes.set(STYLED_TYPE, styled)
    map.setMapTypeId(STYLED_TYPE)
  }
  /** One for all: a click on another pin closes the first one's. */
  let info: google.maps.InfoWindow | undefined
  const markers: google.maps.Marker[] = []

  function show(shown: View) {
    if (shown.kind === 'all') return map.fitBounds(boundsOf(maps, shown.places))
    map.setCenter(shown.at)
    map.setZoom(look.zoom)
  }
  show(view)

  return {
    show,
    add({ at, title, icon, content }) {
      const marker = new maps.Marker({
        map,
        position: at,
        ...(title && { title }),
        ...(icon && { icon }),
        ...(!prefersReducedMotion(window) && { animation: maps.Animation?.DROP ?? null }),
      })
      markers.push(marker)
      marker.addListener('click', () => {
        info ??= new maps.InfoWindow()
        info.setOptions({ content: content(), ariaLabel: title || null })
        info.open(map, marker)
      })
    },
    fitCanvas() {
      const centre = map.getCenter()
      maps.event?.trigger(map, 'resize')
      if (centre) map.setCenter(centre)
    },
    dispose() {
      info?.close()
      for (const marker of markers) marker.setMap(null)
      maps.event?.clearInstanceListeners(map)
      empty()
    },
  }
}

/** The way back to the canvas as it is now. */
function emptying(canvas: HTMLElement): () => void {
  const [nodes, style] = [[...canvas.childNodes], canvas.getAttribute('style')]
  return () => {
    canvas.replaceChildren(...nodes)
    if (style === null) canvas.removeAttribute('style')
    else canvas.setAttribute('style', style)
  }
}

function optionsOf(maps: MapsApi, look: MapLook, view: View): google.maps.MapOptions {
  const [first] = view.kind === 'all' ? view.places : [view.at]
  return {
    zoom: look.zoom,
    ...(first && { center: first }),
    mapTypeId: look.type,
    scrollwheel: false,
    draggable: look.isDraggable,
    disableDefaultUI: !look.hasControls,
    ...(maps.MapTypeControlStyle && {
      mapTypeControlOptions: { style: maps.MapTypeControlStyle.DROPDOWN_MENU },
    }),
    ...(!look.stylesReplaceType && { styles: [...look.styles] }),
  }
}

function boundsOf(maps: MapsApi, places: readonly Coordinates[]): google.maps.LatLngBounds {
  const bounds = new maps.LatLngBounds()
  for (const place of places) bounds.extend(place)
  return bounds
}
