import { find } from '../../../src/dom/query'

/** The newer theme's ids first (contract 01 §22). */
const PREFIXES = ['uplift', 'sf']

export interface PlaceFields {
  readonly address: HTMLInputElement
  readonly lat: HTMLInputElement
  readonly lng: HTMLInputElement
}

/**
 * The fields of the form that a button stands in, or of the page: an id may be there twice, as in a form that is shown
 * over another one.
 * @returns undefined when one is missing
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
