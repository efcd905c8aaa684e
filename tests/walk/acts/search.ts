import type { Act } from './act'

const FIELD = '.aws-search-field'
const ROW = '.aws_result_item'
/** The theme hides the box of its header on phones. */
const WITH_BOX = '/shop/?search-second'

/** The live search, the directory and maps. */
export const SEARCH: readonly Act[] = [
  {
    id: 'S40',
    title: 'types a word and gets products',
    page: WITH_BOX,
    act: (visitor) => visitor.write(FIELD, 'cup'),
    see: (visitor) => visitor.sees(ROW, 'Gold Cup'),
  },
  {
    id: 'S41',
    title: 'gets the list in the newer layout',
    page: `${WITH_BOX}&search-layout=block`,
    act: (visitor) => visitor.write(FIELD, 'cup'),
    see: (visitor) => visitor.sees(ROW, 'Gold Cup'),
  },
  {
    id: 'S42',
    title: 'goes down the list by the arrow keys, and opens a product by Enter',
    page: WITH_BOX,
    act: async (visitor) => {
      await visitor.write(FIELD, 'cup')
      await visitor.sees(ROW, 'Gold Cup')
      await visitor.press('ArrowDown', 'ArrowDown', 'Enter')
    },
    see: (visitor) => visitor.arrives('/product/gold-cup/'),
  },
  {
    id: 'S42',
    title: 'clicks on a product of the list',
    page: WITH_BOX,
    act: async (visitor) => {
      await visitor.write(FIELD, 'cup')
      await visitor.click(`${ROW}:nth-child(2) a`)
    },
    see: (visitor) => visitor.arrives('/product/gold-cup/'),
  },
  {
    id: 'S43',
    title: 'has the whole screen for searching, and gives it back',
    page: `${WITH_BOX}&search-second-mobile-screen=true`,
    on: 'phone',
    act: async (visitor) => {
      await visitor.click(`#main-container ${FIELD}`)
      const isPhone = await visitor.evaluate(() => matchMedia('(pointer: coarse)').matches)
      if (!isPhone) return
      await visitor.type('cup')
      await visitor.sees(ROW, 'Gold Cup')
    },
    see: (visitor) => visitor.sees(FIELD),
  },
  {
    id: 'S44',
    title: 'uses one box of two, and the other stays empty',
    page: WITH_BOX,
    on: 'desktop',
    act: async (visitor) => {
      await visitor.write(`#main-container ${FIELD}`, 'medal')
      await visitor.sees(ROW, 'Medal')
    },
    see: (visitor) => visitor.holds(`#header ${FIELD}`, ''),
  },
  {
    id: 'S44',
    title: 'gets nothing that could run from a hostile answer',
    page: `${WITH_BOX}&search-hostile`,
    act: (visitor) => visitor.write(FIELD, 'cup'),
    see: async (visitor) => {
      await visitor.sees('.aws-search-result')
      await visitor.until('nothing ran', () => !('hacked' in window))
    },
  },
  {
    id: 'S45',
    title: 'sees that fields of the entry are missing',
    page: '/add-your-business/',
    act: async (visitor) => {
      await visitor.mounted('directory-form')
      await visitor.click('#add-directory-entry [type="submit"]')
    },
    see: (visitor) => visitor.sees('.directory-error', 'Please fill all the fields'),
  },
  {
    id: 'S46',
    title: 'gets the coordinates of an address',
    page: '/add-your-business/',
    act: async (visitor) => {
      await visitor.mounted('directory-form')
      await visitor.write('#add-directory-entry [name*="address"]', '5 Boundary Street, Brisbane')
      await visitor.click('#uplift_directory_calculate_coordinates')
    },
    see: (visitor) => visitor.holds('#add-directory-entry input', '-27.47'),
  },
  {
    id: 'S47',
    title: 'finds businesses, and one of them on the map',
    page: '/directory/',
    act: (visitor) => visitor.click('.map-directory-canvas [role="button"], .map-directory-canvas button'),
    see: (visitor) => visitor.sees('.pinmarker'),
  },
  {
    id: 'S48',
    title: 'opens the pin of a map',
    page: '/find-us/?maps=here',
    act: async (visitor) => {
      await visitor.scrollTo('#one-pin')
      await visitor.click('#one-pin [role="button"], #one-pin button')
    },
    see: (visitor) => visitor.sees('.pinmarker'),
  },
]
