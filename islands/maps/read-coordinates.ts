import type { Coordinates } from '../../legacy-shims/google-maps/map-options'

const MAX_LAT = 90
const MAX_LNG = 180

/**
 * Reads a pair of coordinates as the theme prints them (contract 03 §9).
 * @returns undefined when one of them is empty, no number or out of range: the place is then found by its
 * address
 */
export function readCoordinates(lat: string | null, lng: string | null): Coordinates | undefined {
  const [north, east] = [degrees(lat, MAX_LAT), degrees(lng, MAX_LNG)]
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east }
}

function degrees(text: string | null, max: number): number | undefined {
  if (text === null || text.trim() === '') return undefined
  const value = Number(text)
  return Math.abs(value) <= max ? value : undefined
}
