/**
 * A small stand-in for the Google Maps API: what laurel uses of it, drawn on squared paper. The shop prints it where a
 * site has the API already; browser tests serve it at the API's own address, where it calls back as the API does.
 * What it was asked for is in `window.mapsDouble`.
 */
;(() => {
  const QUEENSLAND = { lat: -27.47, lng: 153.02 }
  const PAPER =
    'repeating-linear-gradient(0deg,#d5dfd0 0 1px,transparent 1px 24px),repeating-linear-gradient(90deg,#d5dfd0 0 1px,#eef3ea 1px 24px)'
  const double = {
    maps: [],
    markers: [],
    infoWindows: [],
    geocoded: [],
    /** Coordinates by address; what is not listed is found in Queensland, and nowhere else. */
    places: {},
    /** Status of every answer, instead of what was found. */
    status: '',
    /** Whether answers wait for `answer(address)`. */
    isSlow: false,
    waiting: [],
    answer(address) {
      const asked = double.waiting.filter((each) => address === undefined || each.address === address)
      double.waiting = double.waiting.filter((each) => !asked.includes(each))
      for (const { go } of asked) go()
    },
  }
  const literal = (at) => ({
    lat: typeof at.lat === 'function' ? at.lat() : at.lat,
    lng: typeof at.lng === 'function' ? at.lng() : at.lng,
  })
  class LatLng {
    constructor(lat, lng) {
      this.place = { lat, lng }
    }
    lat() {
      return this.place.lat
    }
    lng() {
      return this.place.lng
    }
  }
  class LatLngBounds {
    constructor() {
      this.places = []
    }
    extend(at) {
      this.places.push(literal(at))
      return this
    }
    isEmpty() {
      return this.places.length === 0
    }
  }
  class Heard {
    constructor() {
      this.listeners = []
    }
    addListener(type, listener) {
      this.listeners.push({ type, listener })
      return { remove: () => {} }
    }
    tell(type) {
      for (const each of this.listeners) if (each.type === type) each.listener({})
    }
  }
  class GoogleMap extends Heard {
    constructor(canvas, options) {
      super()
      Object.assign(this, {
        canvas,
        options,
        zoom: options.zoom,
        centre: literal(options.center),
        resizes: 0,
      })
      this.type = options.mapTypeId
      this.types = {}
      this.mapTypes = { set: (name, type) => Object.assign(this.types, { [name]: type }) }
      double.maps.push(this)
      canvas.style.position = 'relative'
      canvas.style.overflow = 'hidden'
      this.paper = document.createElement('div')
      Object.assign(this.paper.style, { position: 'absolute', inset: '0', background: PAPER })
      canvas.replaceChildren(this.paper)
    }
    setMapTypeId(type) {
      this.type = type
    }
    setZoom(zoom) {
      this.zoom = zoom
      this.scale = 2 ** zoom
      this.draw()
    }
    getZoom() {
      return this.zoom
    }
    setCenter(at) {
      this.centre = literal(at)
      this.draw()
    }
    getCenter() {
      return new LatLng(this.centre.lat, this.centre.lng)
    }
    fitBounds(bounds) {
      this.bounds = bounds.places
      const middle = (name) => {
        const values = bounds.places.map((place) => place[name])
        return (Math.min(...values) + Math.max(...values)) / 2
      }
      this.centre = { lat: middle('lat'), lng: middle('lng') }
      const { offsetWidth: width, offsetHeight: height } = this.canvas
      const reach = (name) =>
        Math.max(0.01, ...this.bounds.map((place) => Math.abs(place[name] - this.centre[name])))
      this.scale = Math.min(width / reach('lng'), height / reach('lat')) / 2.6
      this.draw()
    }
    draw(markers = double.markers) {
      const { offsetWidth: width, offsetHeight: height } = this.canvas
      const scale = this.scale ?? 2 ** this.zoom
      for (const marker of markers) {
        if (marker.map !== this) continue
        marker.button.style.left = `${width / 2 + (marker.place.lng - this.centre.lng) * scale}px`
        marker.button.style.top = `${height / 2 - (marker.place.lat - this.centre.lat) * scale}px`
      }
    }
  }
  class Marker extends Heard {
    constructor(options) {
      super()
      this.options = options
      this.place = literal(options.position)
      this.button = document.createElement('button')
      this.button.type = 'button'
      Object.assign(this.button.style, {
        position: 'absolute',
        transform: 'translate(-50%,-100%)',
        padding: '0',
      })
      Object.assign(this.button.style, {
        border: '0',
        background: 'none',
        font: '28px/1 serif',
        color: '#b3261e',
      })
      const face = options.icon ? document.createElement('img') : document.createElement('span')
      if (options.icon) Object.assign(face, { src: options.icon, alt: '', width: 32, height: 32 })
      else face.textContent = '▼'
      this.button.append(face)
      this.button.setAttribute('aria-label', options.title ?? 'Pin')
      if (options.title) this.button.title = options.title
      this.button.addEventListener('click', () => this.tell('click'))
      double.markers.push(this)
      this.setMap(options.map)
    }
    setMap(map) {
      this.map = map
      this.button.remove()
      if (map) map.paper.append(this.button)
      if (map) map.draw([this])
    }
  }
  class InfoWindow {
    constructor() {
      double.infoWindows.push(this)
      this.box = document.createElement('div')
      Object.assign(this.box.style, { position: 'absolute', inset: '8px auto auto 8px', maxWidth: '260px' })
      Object.assign(this.box.style, { padding: '12px', background: '#fff', boxShadow: '0 2px 8px #0004' })
    }
    setOptions({ content, ariaLabel }) {
      Object.assign(this, { content, ariaLabel })
      this.box.replaceChildren(content)
    }
    open(map, marker) {
      this.marker = marker
      map.paper.append(this.box)
    }
    close() {
      this.marker = undefined
      this.box.remove()
    }
  }
  class StyledMapType {
    constructor(styles, options) {
      Object.assign(this, { styles, options })
    }
  }
  const foundAt = (address) => {
    if (double.places[address]) return double.places[address]
    if (!/\bQLD\b|Brisbane/.test(address)) return []
    // No two houses lie on top of each other.
    const house = Number.parseInt(address, 10) || 0
    return [{ ...QUEENSLAND, lng: Number((QUEENSLAND.lng + house / 100).toFixed(2)) }]
  }
  class Geocoder {
    geocode({ address }, callback) {
      double.geocoded.push(address)
      return new Promise((resolve, reject) => {
        const go = () => {
          const results = foundAt(address).map(({ lat, lng }) => ({
            geometry: { location: new LatLng(lat, lng) },
          }))
          const status = double.status || (results.length > 0 ? 'OK' : 'ZERO_RESULTS')
          callback?.(status === 'OK' ? results : null, status)
          if (status === 'OK') resolve({ results })
          else reject(new Error(status))
        }
        if (double.isSlow) double.waiting.push({ address, go })
        else go()
      })
    }
  }

  const own = document.currentScript?.src ? new URL(document.currentScript.src) : undefined
  window.mapsDouble = double
  window.google ??= {}
  window.google.maps ??= {}
  const { maps } = window.google
  Object.assign(maps, {
    ...{ Map: GoogleMap, Marker, InfoWindow, LatLng, LatLngBounds, Geocoder, StyledMapType },
    Animation: { DROP: 2 },
    MapTypeControlStyle: { DROPDOWN_MENU: 2 },
    event: {
      /** It is the corner that stays where it was, not the middle. */
      trigger(map, type) {
        if (type !== 'resize') return
        map.resizes += 1
        map.setCenter({ lat: map.centre.lat + 0.01, lng: map.centre.lng })
      },
      clearInstanceListeners(map) {
        map.listeners = []
      },
    },
    importLibrary: async () => maps,
  })
  const callback = own?.searchParams.get('callback')?.split('.') ?? []
  if (callback.length > 0) callback.reduce((object, name) => object?.[name], window)?.()
})()
