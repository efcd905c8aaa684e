/**
 * @typedef {object} Post
 * @property {number} id
 * @property {string} slug
 * @property {string} title
 * @property {string} category
 * @property {string} excerpt
 * @property {string} date `YYYY-MM-DD`
 * @property {string} image file name in assets/images
 * @property {number} likes
 */

const NEWEST = Date.UTC(2025, 4, 19)
const DAY_MS = 86_400_000
const DAYS_BETWEEN_POSTS = 9
const FIRST_ID = 412

/** @type {readonly (readonly [title: string, category: string, image: string, likes: number, excerpt: string])[]} */
const NEWS = [
  [
    'How to word a life member plaque',
    'Engraving',
    'timber-plaque.svg',
    7,
    'Name, years, and one line that only your club would write. Four examples that fit on a 200 mm plate.',
  ],
  [
    'End of season checklist for club secretaries',
    'Clubs',
    'gold-cup.svg',
    23,
    'Count the teams, lock the dates, and send the names by the Tuesday. Our list takes ten minutes.',
  ],
  [
    'Medals or trophies for under-eights?',
    'Clubs',
    'star-medal.svg',
    41,
    'Small hands like something to wear. We compare cost, weight and the look on the day.',
  ],
  [
    'What laser engraving does to anodised aluminium',
    'Engraving',
    'engraving-plate.svg',
    12,
    'The colour goes, the metal stays. Why the letters on a coloured plate come out bright white.',
  ],
  [
    'Ekka ribbons: colours and their places',
    'Ribbons',
    'place-ribbons.svg',
    16,
    'Blue, red, white, green: which place gets which ribbon at a show, and where it differs by state.',
  ],
  [
    'A perpetual shield for 21 years',
    'Perpetuals',
    'perpetual-shield.svg',
    35,
    'One plate a year sounds easy until 2031. How we lay out a shield so that nobody runs out of room.',
  ],
  [
    'Glass or crystal: what is the difference?',
    'Corporate',
    'crystal-block.svg',
    19,
    'Weight, edge colour and price. A short guide for anyone who buys awards for a boardroom.',
  ],
  [
    'Fifty swim medals in two days',
    'Behind the bench',
    'swimming-medal.svg',
    28,
    'A carnival was moved forward by a week. Here is what happened in the workshop on the Thursday night.',
  ],
  [
    'Choosing a font that survives at 3 mm',
    'Engraving',
    'engraving-plate.svg',
    10,
    'Serifs fill in, scripts break. The six faces that we trust below three millimetres.',
  ],
  [
    'Sending your team list as a spreadsheet',
    'How to',
    'name-badge.svg',
    8,
    'One row per trophy, one column per line. Why we never retype a name, and why you should not either.',
  ],
  [
    'Netball finals: order dates for 2025',
    'Clubs',
    'silver-cup.svg',
    21,
    'Grand finals fall on one weekend this year. Order by 8 August and everything is on the shelf in time.',
  ],
  [
    'The right trophy height for each grade',
    'Clubs',
    'bronze-cup.svg',
    13,
    'A tidy presentation table goes up in steps. The rule of 20 mm, and when to break it.',
  ],
  [
    'Corporate awards on a budget',
    'Corporate',
    'glass-flame.svg',
    17,
    'Twelve awards for under $600 that do not look it: jade glass, one logo, one line.',
  ],
  [
    'Caring for silver-plated cups',
    'How to',
    'silver-cup.svg',
    26,
    'Warm water, soft cloth, no polish on the engraving. What to do when a cup has been to the pub.',
  ],
  [
    'Sublimation, engraving or etching?',
    'Engraving',
    'timber-plaque.svg',
    11,
    'Three ways to put words on metal, with a photograph of each after five years outdoors.',
  ],
  [
    'School awards night without the panic',
    'Schools',
    'star-medal.svg',
    30,
    'A calendar that starts in August and ends with you sitting down before the first speech.',
  ],
  [
    'Dance eisteddfod medals in stock',
    'Clubs',
    'star-medal.svg',
    9,
    'Ballet, jazz, tap and contemporary centres are back, in three finishes.',
  ],
  [
    'How we cut a brass plate',
    'Behind the bench',
    'engraving-plate.svg',
    15,
    'From a full sheet to a bevelled plate with two holes, in six steps and about four minutes.',
  ],
  [
    'Name badges for volunteers',
    'Badges',
    'name-badge.svg',
    6,
    'First name large, surname small, role in colour. What a visitor reads from two metres away.',
  ],
  [
    'Cricket presentation day ideas',
    'Clubs',
    'cricket-medal.svg',
    22,
    'Beyond batting and bowling: awards for the scorer, the roller and the best sledge that stayed polite.',
  ],
  [
    'Retirement gifts that are not a clock',
    'Gifts',
    'gavel-set.svg',
    14,
    'A gavel, a rosewood box, a crystal block with the first page of the first contract.',
  ],
  [
    'Fun run medals: timelines and minimums',
    'Events',
    'swimming-medal.svg',
    18,
    'Cast medals need six weeks. Stock medals with your own centre need six days.',
  ],
  [
    'Why your logo needs to be a vector',
    'How to',
    'lapel-pin.svg',
    33,
    'A photograph of a letterhead will not engrave. How to find the file that will.',
  ],
  [
    'Best and fairest: a short history of the words',
    'Clubs',
    'football-figure.svg',
    20,
    'Where the phrase comes from, and why some clubs now write "most valuable" instead.',
  ],
  [
    'Engraving on timber, bamboo and cork',
    'Engraving',
    'timber-plaque.svg',
    5,
    'The grain decides. Which timbers burn evenly and which ones need a plate.',
  ],
  [
    'The workshop has moved next door',
    'Behind the bench',
    'gold-cup.svg',
    48,
    'More benches, a second laser, and a proper counter for picking up. Same street, same phone number.',
  ],
  [
    'Bowls club honour boards',
    'Perpetuals',
    'perpetual-shield.svg',
    12,
    'Gold leaf or vinyl, names by year or by title. What a committee should agree on first.',
  ],
  [
    'Ordering for a hundred teams',
    'Clubs',
    'silver-cup.svg',
    25,
    'How a district association orders 1,400 trophies without a single wrong name.',
  ],
  [
    'Pick-up, post or courier?',
    'How to',
    'gold-cup.svg',
    4,
    'What a box of cups weighs, how we pack glass, and how long post takes to Mount Isa.',
  ],
  [
    'Martial arts belts and medals',
    'Clubs',
    'star-medal.svg',
    7,
    'Gradings every eight weeks need a standing order. How we set one up.',
  ],
  [
    'Pet shows and the rosette',
    'Ribbons',
    'place-ribbons.svg',
    37,
    'Two tiers, three tiers, tails long or short. How a rosette is sewn and what it costs.',
  ],
  [
    'Engraving a gift that you bought elsewhere',
    'Engraving',
    'gavel-set.svg',
    16,
    'Yes, we do. What we can clamp, what we can not, and why we ask you to sign a form.',
  ],
  [
    'Sporting insert centres: the full list',
    'How to',
    'cricket-medal.svg',
    9,
    'Ninety sports from archery to yachting, all 25 mm, all included in the price.',
  ],
  [
    'Employee of the month, year after year',
    'Corporate',
    'timber-plaque.svg',
    8,
    'Twelve plates, one board, no ladder. A plaque with magnetic plates that anyone can change.',
  ],
  [
    'Outdoor plaques for parks and benches',
    'Engraving',
    'engraving-plate.svg',
    13,
    'Salt, sun and skateboards: which metals last on the bayside and how we fix them.',
  ],
  [
    'A trophy for the chook raffle',
    'Behind the bench',
    'football-figure.svg',
    52,
    'The strangest jobs of the year, with permission of the people who ordered them.',
  ],
  [
    'Tax invoices and purchase orders for schools',
    'Schools',
    'name-badge.svg',
    3,
    'How to order on account, what we need on the paperwork, and when payment falls due.',
  ],
  [
    'Gold, silver and bronze: what the finish is made of',
    'How to',
    'bronze-cup.svg',
    14,
    'Anodising, plating and paint. How to tell them apart and which of them can be engraved through.',
  ],
  [
    'Christmas closing dates',
    'News',
    'gold-cup.svg',
    2,
    'Last orders for engraved goods, last courier, first day back.',
  ],
  [
    'Welcome to our new website',
    'News',
    'crystal-block.svg',
    10,
    'Faster, clearer, and your whole order on one page. Tell us what we have missed.',
  ],
]

/** @param {string} title */
function slugOf(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** @type {readonly Post[]} newest first */
export const POSTS = NEWS.map(([title, category, image, likes, excerpt], index) => ({
  id: FIRST_ID + (NEWS.length - 1 - index) * 3,
  slug: slugOf(title),
  title,
  category,
  excerpt,
  image,
  likes,
  date: new Date(NEWEST - index * DAYS_BETWEEN_POSTS * DAY_MS).toISOString().slice(0, 10),
}))
