/** A place on the globe, in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}

const MOST_LAT = 90
const MOST_LNG = 180

/**
 * Reads a pair of coordinates as the theme prints them. One that is empty, no number or off the globe makes the pair
 * none: the place is then found by its address (contract 03 §9).
 */
export function readCoordinates(lat: string | null, lng: string | null): Coordinates | undefined {
  const [north, east] = [degrees(lat, MOST_LAT), degrees(lng, MOST_LNG)]
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east }
}

function degrees(text: string | null, most: number): number | undefined {
  if (text === null || text.trim() === '') return undefined
  const value = Number(text)
  return Math.abs(value) <= most ? value : undefined
}
