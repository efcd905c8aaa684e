import { prefersReducedMotion } from '../../src/motion/reduced-motion'
import { text } from '../../src/page/text'
import type { MapsApi } from './library'
import type { Coordinates, MapLook, View } from './map-options'

const STYLED_TYPE = 'laurel'
const styledName = () => text('common.map', 'Map')

export interface Marker {
  readonly at: Coordinates
  /** Also its name for screen readers. */
  readonly title: string
  /** The address of its own picture, if it has one. */
  readonly icon: string | undefined
  /** Makes the content of its info window; called at each opening. */
  readonly content: () => HTMLElement
}

export interface DrawnMap {
  add(marker: Marker): void
  show(view: View): void
  /** Has to be called when the canvas has another size: the map keeps its centre. */
  fitCanvas(): void
  /** Restores the canvas. */
  dispose(): void
}

/** Draws a map into a canvas. @throws what the service throws; the canvas is then as before */
export function drawMap(maps: MapsApi, canvas: HTMLElement, look: MapLook, view: View): DrawnMap {
  const restore = snapshot(canvas)
  try {
    return draw(maps, canvas, { look, view, restore })
  } catch (cause) {
    restore()
    throw cause
  }
}

interface Drawing {
  readonly look: MapLook
  readonly view: View
  readonly restore: () => void
}

function draw(maps: MapsApi, canvas: HTMLElement, { look, view, restore }: Drawing): DrawnMap {
  const map = new maps.Map(canvas, optionsOf(maps, look, view))
  if (look.stylesReplaceType && look.styles.length > 0) {
    const styled = new maps.StyledMapType([...look.styles], { name: styledName() })
    map.mapTypes.set(STYLED_TYPE, styled)
    map.setMapTypeId(STYLED_TYPE)
  }
  /** All markers share one window: a click on another pin closes the first one's. */
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
      restore()
    },
  }
}

/** @returns a function that restores the canvas as it is now */
function snapshot(canvas: HTMLElement): () => void {
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
