/**
 * A business in the directory, as the visitor who entered it may change it.
 * @typedef {object} Listing
 * @property {number} id
 * @property {string} title
 * @property {string} description
 * @property {string} category slug
 * @property {string} location slug
 * @property {string} address
 * @property {string} latitude
 * @property {string} longitude
 * @property {string} link
 * @property {string} linkText
 */

export const CATEGORIES = { 41: 'Engravers', 42: 'Framers', 43: 'Sign writers' }
export const LOCATIONS = { 51: 'Brisbane', 52: 'Ipswich', 53: 'Redlands' }

/** The listings of a new session. @returns {Listing[]} */
export function firstListings() {
  return [
    {
      id: 301,
      title: 'City Engraving',
      description: 'Plates, pens and name badges while you wait, two doors from the ferry.',
      category: '41',
      location: '51',
      address: '14 Jane Street, West End QLD 4101',
      latitude: '-27.4788',
      longitude: '153.0104',
      link: 'https://city-engraving.example/',
      linkText: 'Visit us',
    },
    {
      id: 302,
      title: 'Frames & Shields of Ipswich',
      description: 'Honour boards, framed jerseys and perpetual shields.',
      category: '42',
      location: '52',
      address: '3 Limestone Street, Ipswich QLD 4305',
      latitude: '-27.6144',
      longitude: '152.7599',
      link: '',
      linkText: '',
    },
  ]
}

/** The id of the posted form. */
const FORM_KEY = 'frontend_edit_listing'

/**
 * Keeps what the edit form has posted, as the server does before it prints the page again.
 * @param {Listing[]} listings
 * @param {Record<string, string>} fields
 */
export function savedListings(listings, fields) {
  if (fields['form_key'] !== FORM_KEY) return listings
  return listings.map((listing) =>
    listing.id === Number(fields['listing_id'])
      ? {
          ...listing,
          title: fields['directory_title'] ?? listing.title,
          description: fields['directory_description'] ?? listing.description,
          category: fields['directory-cat'] ?? listing.category,
          location: fields['directory-loc'] ?? listing.location,
          address: fields['sf_directory_address'] ?? listing.address,
          latitude: fields['sf_directory_lat_coord'] ?? listing.latitude,
          longitude: fields['sf_directory_lng_coord'] ?? listing.longitude,
          link: fields['sf_directory_pin_link'] ?? listing.link,
          linkText: fields['sf_directory_pin_button_text'] ?? listing.linkText,
        }
      : listing,
  )
}
