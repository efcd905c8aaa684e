import type { MapsApi } from './library'
import type { Coordinates } from './map-options'
import { MapsError } from './maps-error'
import { withTimeLimit } from './time-limit'

const FOUND = 'OK'
const NOTHING = 'ZERO_RESULTS'

/**
 * Where an address is: the first result of the service (spec storefront §7).
 * @returns undefined when there is no result
 * @throws MapsError when the service fails
 */
export function geocode(maps: MapsApi, address: string): Promise<Coordinates | undefined> {
  return withTimeLimit(
    new Promise((resolve, reject) => {
      const answer: unknown = new maps.Geocoder().geocode({ address }, (results, status) => {
        if (status === FOUND) return resolve(placeOf(results?.[0]))
        if (status === NOTHING) return resolve(undefined)
        reject(new MapsError('geocoding', status))
      })
      // Newer versions also return a promise, which rejects when there is no result.
      if (answer instanceof Promise) answer.catch(() => {})
    }),
  )
}

function placeOf(result: google.maps.GeocoderResult | undefined): Coordinates | undefined {
  const location = result?.geometry?.location
  return location && { lat: location.lat(), lng: location.lng() }
}
