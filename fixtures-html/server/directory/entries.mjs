/**
 * A business or club in the shop's directory.
 * @typedef {object} Entry
 * @property {string} title as WordPress prints it: its signs may be entities
 * @property {string} text HTML
 * @property {string} category
 * @property {string} location
 * @property {string} address
 * @property {string} lat
 * @property {string} lng
 * @property {string} link
 * @property {string} buttonText
 * @property {string | null} picture
 */

/** @type {Readonly<Record<string, string>>} */
export const CATEGORIES = { engravers: 'Engravers', framers: 'Framers', clubs: 'Clubs' }
/** @type {Readonly<Record<string, string>>} */
export const LOCATIONS = { brisbane: 'Brisbane', ipswich: 'Ipswich', redlands: 'Redlands' }

/** @type {readonly Entry[]} */
export const ENTRIES = [
  {
    title: 'City Engraving',
    text: '<p>Cups, <strong>plaques</strong> and name badges while you wait, two doors from the ferry.</p>',
    category: 'engravers',
    location: 'brisbane',
    address: '14 Jane Street, West End QLD 4101',
    lat: '-27.4788',
    lng: '153.0104',
    link: '/engraving-guide/',
    buttonText: 'What we engrave',
    picture: '/assets/images/workshop.svg',
  },
  {
    title: 'Hamilton &amp; Sons Engravers',
    text: '<p>Glass and crystal by hand since 1958.</p>',
    category: 'engravers',
    location: 'brisbane',
    address: '2 Racecourse Road, Hamilton QLD 4007',
    lat: '-27.4386',
    lng: '153.0655',
    link: '',
    buttonText: '',
    picture: null,
  },
  {
    title: 'Cleveland Laser Works',
    text: '<p>Acrylic, timber and steel. Ask about large runs.</p>',
    category: 'engravers',
    location: 'redlands',
    address: '8 Shore Street, Cleveland QLD 4163',
    lat: '-27.5252',
    lng: '153.2655',
    link: '/portfolio/bayside-regatta/',
    buttonText: 'Our work',
    picture: null,
  },
  {
    title: 'Frames &amp; Shields of Ipswich',
    text: '<p>Honour boards, framed jerseys and perpetual shields.</p>',
    category: 'framers',
    location: 'ipswich',
    address: '3 Limestone Street, Ipswich QLD 4305',
    lat: '-27.6144',
    lng: '152.7599',
    link: '',
    buttonText: '',
    picture: null,
  },
  {
    title: 'West End Rowing Club',
    text: '<p>Regattas from September to March.</p>',
    category: 'clubs',
    location: 'brisbane',
    address: '1 Riverside Drive, West End QLD 4101',
    lat: '',
    lng: '',
    link: '/blog/',
    buttonText: 'News',
    picture: null,
  },
]

/**
 * The entries of a category and place whose texts have these words; an empty term fits all.
 * @param {{ search: string, location: string, category: string }} terms the category may be several, with commas between
 */
export function findEntries({ search, location, category }) {
  const words = search.trim().toLowerCase()
  const categories = category.split(',').map((each) => each.trim())
  return ENTRIES.filter(
    (entry) =>
      (categories.includes('') || categories.includes(entry.category)) &&
      (location === '' || location === entry.location) &&
      `${entry.title} ${entry.text}`.toLowerCase().includes(words),
  )
}

/**
 * The first words of a text.
 * @param {string} html
 * @param {number} words 0 for all of it, as HTML
 */
export function excerpt(html, words) {
  if (words === 0) return html
  const all = html.replace(/<[^>]*>/g, '').split(/\s+/)
  return all.length > words ? `${all.slice(0, words).join(' ')}…` : all.join(' ')
}
