/**
 * Somebody of the shop, with a page of their own and a profile for the popup.
 * @typedef {object} Member
 * @property {number} id
 * @property {string} slug
 * @property {string} name
 * @property {string} position
 * @property {string} image
 * @property {readonly string[]} about paragraphs
 * @property {string} email
 * @property {string} phone
 */

/** @type {readonly Member[]} */
export const MEMBERS = [
  {
    id: 812,
    slug: 'marion-teale',
    name: 'Marion Teale',
    position: 'Head engraver',
    image: 'engraving-plate.svg',
    about: [
      'Marion has set brass, steel and timber since 1991, and still cuts the first plate of every perpetual trophy by hand.',
      'Ask her about old shields: she keeps the rubbings of some two hundred of them, so that a new plate looks like its neighbours.',
    ],
    email: 'marion@kurilpatrophies.example',
    phone: '07 5550 0132',
  },
  {
    id: 813,
    slug: 'dev-anand-pillai',
    name: 'Dev Anand Pillai',
    position: 'Medals and ribbons',
    image: 'medal-gold.svg',
    about: ['Dev counts medals for a living. If your carnival has 640 of them, he has counted 640, twice.'],
    email: 'dev@kurilpatrophies.example',
    phone: '07 5550 0133',
  },
  {
    id: 814,
    slug: 'joan-o-reilly',
    name: 'Joan O’Reilly',
    position: 'Front counter',
    image: 'name-badge.svg',
    about: [
      'Joan reads every list aloud before it goes to the bench. She has found your wrong initial. She always does.',
    ],
    email: 'joan@kurilpatrophies.example',
    phone: '07 5550 0134',
  },
]

/** @param {number} id */
export const memberById = (id) => MEMBERS.find((member) => member.id === id)

/** @param {string} path of their page */
export function memberByPath(path) {
  const slug = /^\/team\/([\w-]+)\/$/.exec(path)?.[1]
  return MEMBERS.find((member) => member.slug === slug)
}
