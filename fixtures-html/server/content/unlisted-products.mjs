/**
 * Products that have a page but are in no list and are found by no search.
 * @type {readonly import('./products.mjs').Product[]}
 */
export const UNLISTED_PRODUCTS = [
  {
    id: 77,
    slug: 'classic-cup',
    title: 'Classic Cup',
    sku: 'CT-77',
    type: 'variable',
    cents: 850,
    image: 'classic-cup.svg',
    category: 'Cups',
    likes: 12,
    summary:
      'A column trophy with room for two centres: your sport on the cup, your club on the base. Engraving included.',
    variations: [
      { id: 101, slug: 'ct150', label: '150mm', cents: 850 },
      { id: 102, slug: 'ct180', label: '180mm', cents: 1250 },
      { id: 103, slug: 'ct220', label: '220mm', cents: 1695 },
    ],
  },
  {
    id: 120,
    slug: 'sports-medal',
    title: 'Sports Medal',
    sku: 'SM-50',
    type: 'variable',
    cents: 535,
    image: 'medal-gold.svg',
    category: 'Medals',
    likes: 21,
    summary:
      'A 50 mm medal in three finishes. Choose the ribbon, a box, and how the back is engraved; discounts start at 10.',
    variations: [
      { id: 121, slug: 'm50s', label: '50mm Silver', cents: 565, image: 'medal-silver.svg' },
      { id: 122, slug: 'm50g', label: '50mm Gold', cents: 595, image: 'medal-gold.svg' },
      { id: 123, slug: 'm50b', label: '50mm Bronze', cents: 535, image: 'medal-bronze.svg' },
    ],
  },
  {
    id: 140,
    slug: 'sample-cup',
    title: 'Workshop Sample Cup',
    sku: 'WS-140',
    type: 'variable',
    cents: 850,
    image: 'bronze-cup.svg',
    category: 'Cups',
    likes: 1,
    summary:
      'Samples from the workshop shelf, no two sizes alike. Some are the last of their kind, some are free to a good home.',
    variations: [
      { id: 141, slug: 'oc100', label: '100mm', cents: 990, tablePrice: '' },
      { id: 142, slug: 'oc120', label: '120mm', cents: 850 },
      { id: 143, slug: 'oc150', label: '150mm', cents: 0 },
      { id: 144, slug: 'oc180', label: '180mm', cents: 2495, soldIndividually: true },
      {
        id: 145,
        slug: 'oc200',
        label: '200mm',
        cents: 1250,
        saleCents: 1000,
        image: 'silver-cup.svg',
        minQuantity: 5,
        maxQuantity: 12,
      },
      { id: 146, slug: 'oc220', label: '10" <Cup>', cents: 1790, soldOut: true },
      { id: 147, slug: 'oc240', label: '240mm', cents: 1990, isMissing: true },
    ],
  },
]
