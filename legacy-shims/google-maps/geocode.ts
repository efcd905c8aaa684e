import type { Coordinates } from '../../islands/maps/lat-lng'
import type { MapsApi } from './library'
import { MapsError } from './maps-error'
import { inTime } from './time-limit'

const FOUND = 'OK'
const NOTHING = 'ZERO_RESULTS'

/**
 * Where an address is: the first of what the service finds (spec storefront §7).
 * @returns undefined when it finds nothing
 * @throws MapsError when it does not say
 */
export function geocode(maps: MapsApi, address: string): Promise<Coordinates | undefined> {
  return inTime(
    new Promise((resolve, reject) => {
      const asked: unknown = new maps.Geocoder().geocode({ address }, (results, status) => {
        if (status === FOUND) return resolve(placeOf(results?.[0]))
        if (status === NOTHING) return resolve(undefined)
        reject(new MapsError('geocoding', status))
      })
      // Newer ones promise the same, and break the promise when they find nothing.
      if (asked instanceof Promise) asked.catch(() => {})
    }),
  )
}

function placeOf(result: google.maps.GeocoderResult | undefined): Coordinates | undefined {
  const location = result?.geometry?.location
  return location && { lat: location.lat(), lng: location.lng() }
}
