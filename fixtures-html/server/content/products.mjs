/**
 * @typedef {object} Variation
 * @property {number} id
 * @property {string} slug value of `attribute_pa_monstasize`
 * @property {string} label
 * @property {number} cents the regular price
 * @property {number} [saleCents] shown, but charged nowhere by the price calculator
 * @property {string} [tablePrice] what the calculator's table says in place of the price
 * @property {string} [image] file name of a picture of its own
 * @property {boolean} [soldIndividually]
 * @property {number} [minQuantity]
 * @property {number} [maxQuantity]
 * @property {boolean} [soldOut]
 * @property {boolean} [isMissing] the size is offered, but there is no such variation
 *
 * @typedef {object} Product
 * @property {number} id
 * @property {string} slug
 * @property {string} title
 * @property {string} sku
 * @property {'simple' | 'variable' | 'external'} type
 * @property {number} cents unit price; of the cheapest size for a variable product
 * @property {number} [regularCents] the price before a sale
 * @property {string} image file name in assets/images
 * @property {string} summary
 * @property {string} category
 * @property {number} likes
 * @property {boolean} [featured]
 * @property {boolean} [soldOut]
 * @property {string} [externalUrl]
 * @property {Variation[]} [variations]
 * @property {import('../product/quantity.mjs').Limits} [quantity]
 */

/** @type {readonly Product[]} */
export const PRODUCTS = [
  {
    id: 57,
    slug: 'gold-cup',
    title: 'Gold Cup',
    sku: 'GC-1',
    type: 'variable',
    cents: 950,
    image: 'gold-cup.svg',
    category: 'Cups',
    likes: 31,
    featured: true,
    summary:
      'The club classic: a bright gold metal cup on a black base, with a plate for three lines of engraving.',
    variations: [
      { id: 61, slug: 'gc120', label: '120 mm', cents: 950 },
      { id: 62, slug: 'gc150', label: '150 mm', cents: 1200 },
      { id: 63, slug: 'gc180', label: '180 mm', cents: 1650 },
    ],
  },
  {
    id: 70,
    slug: 'star-medal',
    title: 'Star Medal with Ribbon',
    sku: 'MD-2',
    type: 'simple',
    cents: 1250,
    image: 'star-medal.svg',
    category: 'Medals',
    likes: 18,
    summary: 'A weighty 60 mm zinc medal in antique gold. Navy and red ribbon, back engraved at no charge.',
  },
  {
    id: 71,
    slug: 'cricket-medal',
    title: 'Cricket Medal',
    sku: 'MD-CR',
    type: 'simple',
    cents: 690,
    image: 'cricket-medal.svg',
    category: 'Medals',
    likes: 9,
    summary: 'A 50 mm silver medal with a red enamel ball. Green and gold ribbon for the state side look.',
  },
  {
    id: 72,
    slug: 'swimming-medal',
    title: 'Swimming Medal',
    sku: 'MD-SW',
    type: 'simple',
    cents: 690,
    image: 'swimming-medal.svg',
    category: 'Medals',
    likes: 14,
    summary: 'Bronze finish, raised waves, and a ribbon that survives a wet carnival.',
  },
  {
    id: 80,
    slug: 'jade-glass-flame',
    title: 'Jade Glass Flame',
    sku: 'GL-FL',
    type: 'simple',
    cents: 4800,
    image: 'glass-flame.svg',
    category: 'Glass',
    likes: 22,
    summary: 'A 230 mm flame of jade glass, 15 mm thick, sandblasted with your logo and wording.',
  },
  {
    id: 81,
    slug: 'crystal-block',
    title: 'Optical Crystal Block',
    sku: 'CR-BL',
    type: 'simple',
    cents: 7900,
    regularCents: 9500,
    image: 'crystal-block.svg',
    category: 'Crystal',
    likes: 12,
    summary: 'Clear optical crystal in a satin-lined box. Laser engraved inside the block or on its face.',
  },
  {
    id: 82,
    slug: 'trophee-elegance',
    title: 'Trophée Élégance',
    sku: 'CR-TE',
    type: 'variable',
    cents: 8900,
    image: 'crystal-block.svg',
    category: 'Crystal',
    likes: 10,
    summary:
      'A slender crystal trophy from a French glassworks, for champions & their coaches. Deep engraving.',
    variations: [
      { id: 821, slug: 'te160', label: '160 mm', cents: 8900 },
      { id: 822, slug: 'te200', label: '200 mm', cents: 11900 },
    ],
  },
  {
    id: 84,
    slug: 'perpetual-shield',
    title: 'Perpetual Shield, 21 Plates',
    sku: 'PS-21',
    type: 'simple',
    cents: 14500,
    image: 'perpetual-shield.svg',
    category: 'Perpetuals',
    likes: 27,
    featured: true,
    summary: 'Queensland maple veneer with a centre medallion and 21 year plates. Wall hook fitted.',
  },
  {
    id: 85,
    slug: 'timber-plaque',
    title: 'Timber Honour Plaque',
    sku: 'PL-TB',
    type: 'simple',
    cents: 5450,
    image: 'timber-plaque.svg',
    category: 'Plaques',
    likes: 8,
    summary: 'A 200 by 250 mm plaque with a black brass plate, for life members and retirements.',
  },
  {
    id: 86,
    slug: 'magnetic-name-badge',
    title: 'Magnetic Name Badge',
    sku: 'NB-MG',
    type: 'simple',
    cents: 1490,
    image: 'name-badge.svg',
    category: 'Badges & Pins',
    likes: 5,
    summary: 'Full-colour print under a clear dome, with a three-magnet back that leaves shirts whole.',
  },
  {
    id: 87,
    slug: 'football-figure',
    title: 'Resin Football Figure',
    sku: 'RF-FB',
    type: 'simple',
    cents: 1120,
    image: 'football-figure.svg',
    category: 'Figures',
    likes: 16,
    summary:
      'A hand-painted resin player, 140 mm tall. More are on the water; the next delivery is due in May.',
    soldOut: true,
  },
  {
    id: 88,
    slug: 'custom-lapel-pins',
    title: 'Custom Lapel Pins',
    sku: 'LP-CU',
    type: 'external',
    cents: 390,
    image: 'lapel-pin.svg',
    category: 'Badges & Pins',
    likes: 6,
    summary: 'Made to your drawing by our pin maker in Melbourne, from 50 pieces. Ordered on their own site.',
    externalUrl: 'https://pins.example/order/',
  },
  {
    id: 89,
    slug: 'netball-cup',
    title: 'Silver Netball Cup',
    sku: 'SC-NB',
    type: 'simple',
    cents: 2240,
    image: 'silver-cup.svg',
    category: 'Cups',
    likes: 19,
    summary: 'A 210 mm silver cup with a netball insert. The insert changes to any of 90 sports.',
  },
  {
    id: 90,
    slug: 'gavel-set',
    title: 'Rosewood Gavel Set',
    sku: 'GV-RW',
    type: 'simple',
    cents: 6400,
    image: 'gavel-set.svg',
    category: 'Gifts',
    likes: 4,
    summary: 'Gavel and block in rosewood with a brass band that takes a name and two dates.',
  },
  {
    id: 91,
    slug: 'place-ribbons',
    title: 'Place Ribbons, Set of 3',
    sku: 'RB-3',
    type: 'simple',
    cents: 185,
    image: 'place-ribbons.svg',
    category: 'Ribbons',
    likes: 7,
    quantity: { min: '10', step: '10' },
    summary: 'First, second and third in blue, red and green satin with gold print and a safety pin.',
  },
  {
    id: 92,
    slug: 'bronze-cup',
    title: 'Bronze Encouragement Cup',
    sku: 'BC-1',
    type: 'simple',
    cents: 1790,
    image: 'bronze-cup.svg',
    category: 'Cups',
    likes: 11,
    summary: 'For the player who turned up to every training. 160 mm tall, engraving included.',
  },
  {
    id: 93,
    slug: 'engraving-plate',
    title: 'Replacement Engraving Plate',
    sku: 'EP-1',
    type: 'simple',
    cents: 550,
    image: 'engraving-plate.svg',
    category: 'Engraving',
    likes: 3,
    quantity: { max: '' },
    summary: 'A self-adhesive or screw-fixed plate in silver or gold, cut to your size up to 100 by 50 mm.',
  },
]
