/**
 * One accessory that can be chosen with a size.
 * @typedef {object} Option
 * @property {string} slug
 * @property {string} text
 * @property {string} [price] `price-attr`; absent: no attribute
 * @property {string} [included] `default-price-cc1` or `-cc2`, by the set's key
 * @property {string} [image] file name in assets/images/options
 * @property {boolean} [isLeftOver] without the class `enabled`: the picker must not offer it
 * @property {unknown} [meta] its entry in the picker's table, in place of the usual one; null is one too
 *
 * The options of one select.
 * @typedef {object} OptionSet
 * @property {string} key
 * @property {string} label
 * @property {readonly Option[]} options
 * @property {boolean} [hasOlderTable] its table and modal have the names of the older generation
 * @property {boolean} [hasExtraClass] `monsta-attribute` on the wrapper
 * @property {boolean} [hasLegacyButton] the old script's button is already after the select
 * @property {boolean} [lostItsName] the old script took the select's name and left it on the wrapper
 */

const SPORTS = /** @type {const} */ ([
  ['football-gold', 'Football Gold', 'centre-football.svg'],
  ['netball', 'Netball', 'centre-netball.svg'],
  ['cricket', 'Cricket', 'centre-cricket.svg'],
  ['swimming', 'Swimming', 'centre-swimming.svg'],
  ['athletics', 'Athletics', 'centre-athletics.svg'],
  ['basketball', 'Basketball', 'centre-basketball.svg'],
  ['star', 'Achievement Star', 'centre-star.svg'],
])

/** @type {Readonly<Record<string, string>>} where it is not the price of the centre that is included */
const DEARER = { 'football-gold': '1.75', swimming: '1.35', basketball: '0' }

/** @param {string} included @returns {OptionSet} */
export function oneInchCentres(included) {
  return {
    key: 'monstacc1',
    label: '1 Inch Centres',
    options: SPORTS.map(([slug, text, image]) => ({
      slug,
      text,
      image,
      included,
      price: DEARER[slug] ?? included,
    })),
  }
}

/** @returns {OptionSet} */
export function twoInchCentres() {
  return {
    key: 'monstacc2',
    label: '2 Inch Centres',
    options: [
      {
        slug: 'club-logo',
        text: 'Your Club Logo',
        included: '0.80',
        price: '2.20',
        image: 'centre-logo.svg',
      },
      { slug: 'laurel-wreath', text: 'Wreath', included: '0.80', price: '0.80', image: 'centre-wreath.svg' },
      {
        slug: 'school-crest',
        text: 'School Crest',
        included: '0.80',
        price: '3.45',
        image: 'centre-crest.svg',
      },
    ],
  }
}

/** @type {OptionSet} */
export const RIBBONS = {
  key: 'monsta80',
  label: 'Ribbons for your Medals',
  options: [
    { slug: 'red-white', text: 'Red / White', price: '1.10', image: 'ribbon-red-white.svg' },
    { slug: 'blue-gold', text: 'Blue / Gold', price: '1.10', image: 'ribbon-blue-gold.svg' },
    { slug: 'green-gold', text: 'Green / Gold', price: '1.10', image: 'ribbon-green-gold.svg' },
    { slug: 'maroon', text: 'Maroon', price: '0.95', image: 'ribbon-maroon.svg' },
    { slug: 'rainbow', text: 'Rainbow', price: '1.555', image: 'ribbon-rainbow.svg' },
  ],
}

/** @type {OptionSet} */
export const NECK_RIBBONS = {
  key: 'monstaneck',
  label: 'Neck Ribbons for your Medals',
  options: [
    { slug: 'neck-navy', text: 'Navy, 22 mm', price: '2.20', image: 'neck-navy.svg' },
    { slug: 'neck-white', text: 'White, 22 mm', price: '2.20', image: 'neck-white.svg' },
    { slug: 'neck-printed', text: 'Printed with your name', price: '3.30', image: 'neck-printed.svg' },
  ],
}

/** @type {OptionSet} */
export const BOXES = {
  key: 'monstabox',
  label: 'Presentation Boxes',
  options: [
    { slug: 'velvet-blue', text: 'Blue Velvet Box', price: '3.30', image: 'box-velvet.svg' },
    { slug: 'timber', text: 'Timber Box', price: '8.75', image: 'box-timber.svg' },
  ],
}

/** @type {OptionSet} */
export const MEDAL_BOXES = {
  key: 'monsta10',
  label: 'Medal Boxes',
  options: [
    { slug: 'clear-lid', text: 'Clear Lid', price: '2.20', image: 'medal-box-clear.svg' },
    { slug: 'black-card', text: 'Black Card', price: '0.85', image: 'medal-box-black.svg' },
  ],
}

/** @type {OptionSet} */
export const ENGRAVING = {
  key: 'monstaengraving',
  label: 'Engraving Process',
  options: [
    { slug: 'laser', text: 'Laser', price: '0' },
    { slug: 'diamond-drag', text: 'Diamond Drag', price: '0.55' },
    { slug: 'sublimation', text: 'Full Colour' },
  ],
}

/** Centres of the sample shelf: each is odd in a way of its own. @type {OptionSet} */
const ODD_CENTRES = {
  key: 'monstacc1',
  label: '1 Inch Centres',
  options: [
    {
      slug: 'football-gold',
      text: 'Football Gold',
      included: '1.00',
      price: '1.75',
      image: 'centre-football.svg',
    },
    {
      slug: 'no-default',
      text: 'Handmade Centre',
      price: '1.20',
      meta: { components_image: '/assets/images/options/centre-star.svg' },
    },
    { slug: 'no-price', text: 'Plain Centre', included: '1.00', price: '', meta: { components_image: [] } },
    {
      slug: 'free-centre',
      text: 'Free Centre',
      included: '1.00',
      price: '0',
      meta: { components_image: [''] },
    },
    { slug: 'quoted', text: `10" <Cup> & 'Saucer'`, included: '1.00', price: '1.50', meta: null },
    { slug: 'unpriced', text: 'Unpriced Centre', meta: [] },
    { slug: 'sold-out', text: 'Discontinued Centre', included: '1.00', price: '1.00', isLeftOver: true },
  ],
}

/** @type {OptionSet} */
const ODD_RIBBONS = {
  key: 'monsta84',
  label: 'Ribbons for your Medals',
  hasOlderTable: true,
  hasLegacyButton: true,
  hasExtraClass: true,
  options: [
    { slug: 'red-white', text: 'Red / White', price: '1.10', image: 'ribbon-red-white.svg' },
    { slug: 'remnant', text: 'Remnant', price: '-2' },
    {
      slug: 'long',
      text: 'A Ribbon of Many Metres, Cut to the Length That You Write into the Notes',
      price: '12.5',
    },
  ],
}

/** @type {OptionSet} */
const ODD_BOXES = { ...BOXES, lostItsName: true }

/** @type {OptionSet} */
const ODD_UNLABELLED = {
  key: 'monstastand',
  label: '',
  options: [{ slug: 'walnut', text: 'Walnut Stand', price: '0.005', image: 'box-timber.svg' }],
}

/** The options of each size, by product and size slug; a size that is not named offers nothing. @type {Readonly<Record<string, Readonly<Record<string, readonly OptionSet[]>>>>} */
const OFFERED = {
  'classic-cup': {
    ct150: [oneInchCentres('1.00'), twoInchCentres()],
    ct180: [oneInchCentres('1.00'), twoInchCentres()],
    ct220: [oneInchCentres('1.20'), twoInchCentres()],
  },
  'sports-medal': {
    m50s: [RIBBONS, NECK_RIBBONS, BOXES, MEDAL_BOXES, ENGRAVING],
    m50g: [RIBBONS, NECK_RIBBONS, BOXES, MEDAL_BOXES, ENGRAVING],
    m50b: [RIBBONS, BOXES],
  },
  'sample-cup': {
    oc100: [{ ...RIBBONS, hasExtraClass: true }],
    oc120: [ODD_CENTRES, ODD_RIBBONS, ODD_BOXES, ODD_UNLABELLED],
    oc180: [ODD_CENTRES],
    oc200: [oneInchCentres('12.50')],
  },
}

/** How an option that only fills a long list is named. */
const FILLER = /-no-\d+$/

/**
 * @param {string} product slug
 * @param {string} size slug
 * @returns {readonly OptionSet[]}
 */
export function optionSets(product, size) {
  return OFFERED[product]?.[size] ?? []
}

/**
 * The set, with as many more options as make the list so long.
 * @param {OptionSet} set
 * @param {number} count
 * @returns {OptionSet}
 */
export function lengthened(set, count) {
  const { options } = set
  const fillers = Array.from({ length: Math.max(0, count - options.length) }, (_, index) => {
    const option = /** @type {Option} */ (options[index % options.length])
    const number = options.length + index + 1
    return { ...option, slug: `${option.slug}-no-${number}`, text: `${option.text} ${number}` }
  })
  return { ...set, options: [...options, ...fillers] }
}

/**
 * @param {OptionSet} set
 * @param {string} slug
 * @returns {Option | undefined}
 */
export function optionIn({ options }, slug) {
  return options.find((option) => option.slug === slug.replace(FILLER, ''))
}
