import { find } from '../../../src/dom/query'

/** The newer theme's ids first (contract 01 §22). */
const PREFIXES = ['uplift', 'sf']

export interface PlaceFields {
  readonly address: HTMLInputElement
  readonly lat: HTMLInputElement
  readonly lng: HTMLInputElement
}

/**
 * Finds the fields in the button's own form first, since a page may contain the same ids twice.
 * @returns undefined when a field is missing
 */
export function placeFields(button: Element): PlaceFields | undefined {
  const box = button.closest('form') ?? button.ownerDocument
  const field = (name: string) => {
    const selector = PREFIXES.map((prefix) => `input#${prefix}_directory_${name}`).join()
    return find<HTMLInputElement>(box, selector)
  }
  const [address, lat, lng] = [field('address'), field('lat_coord'), field('lng_coord')]
  return address && lat && lng ? { address, lat, lng } : undefined
}
