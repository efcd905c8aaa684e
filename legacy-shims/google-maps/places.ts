/// <reference types="google.maps" />

/** The parts of an address that a shop asks for. */
export interface PlaceAddress {
  /** House number and street. */
  readonly street: string
  readonly city: string
  /** As its country abbreviates it. */
  readonly state: string
  readonly postcode: string
}

/** A field that offers addresses as the visitor types. */
export interface AddressField {
  /** @param country the only one whose addresses are offered, by its code */
  restrict(country: string): void
  dispose(): void
}

type PlacesWindow = Window & { google?: { maps?: Partial<typeof google.maps> } }

/** Whether the page has loaded the maps library with its places. */
export const hasPlaces = ({ google }: PlacesWindow) =>
  typeof google?.maps?.places?.Autocomplete === 'function'

/**
 * Makes a field offer addresses, by the library that the page has loaded itself.
 * @returns undefined where there is none
 * @throws what the library throws
 */
export function offerAddresses(
  { google }: PlacesWindow,
  field: HTMLInputElement,
  onChosen: (address: PlaceAddress) => void,
): AddressField | undefined {
  const maps = google?.maps
  if (typeof maps?.places?.Autocomplete !== 'function') return undefined
  const autocomplete = new maps.places.Autocomplete(field, {
    types: ['geocode'],
    fields: ['address_components'],
  })
  const listener = autocomplete.addListener('place_changed', () => {
    const components = autocomplete.getPlace()?.address_components
    if (components) onChosen(addressOf(components))
  })
  return {
    restrict: (country) => autocomplete.setComponentRestrictions({ country }),
    dispose() {
      listener?.remove()
      maps.event?.clearInstanceListeners(autocomplete)
      maps.event?.clearInstanceListeners(field)
    },
  }
}

function addressOf(components: readonly google.maps.GeocoderAddressComponent[]): PlaceAddress {
  const find = (type: string) => components.find(({ types }) => types.includes(type))
  const long = (type: string) => find(type)?.long_name ?? ''
  return {
    street: `${long('street_number')} ${long('route')}`.trim(),
    city: long('locality') || long('postal_town'),
    state: find('administrative_area_level_1')?.short_name ?? '',
    postcode: long('postal_code'),
  }
}
