import { POSTS } from '../content/posts.mjs'
import { PRODUCTS } from '../content/products.mjs'
import { image } from '../html.mjs'
import { homeCarousels } from './carousels-page.mjs'
import { innerPage } from './inner-page.mjs'
import { blogList } from './posts.mjs'
import { productGrid } from './product-card.mjs'

const FEATURED = [70, 57, 89, 80, 84, 72, 85, 88]
const NEWS_SHOWN = 3

/** @type {readonly (readonly [href: string, file: string, title: string, text: string])[]} */
const CATEGORIES = [
  [
    '/product/gold-cup/',
    'gold-cup.svg',
    'Cups',
    'From 120 mm for under-sixes to half a metre for the first grade.',
  ],
  [
    '/product/star-medal/',
    'star-medal.svg',
    'Medals',
    'Ninety sports in stock, or your own design from 50 pieces.',
  ],
  [
    '/product/jade-glass-flame/',
    'glass-flame.svg',
    'Glass',
    'Jade and optical glass for awards nights and boardrooms.',
  ],
  [
    '/product/perpetual-shield/',
    'perpetual-shield.svg',
    'Perpetuals',
    'Shields and honour boards with room for decades.',
  ],
  [
    '/product/timber-plaque/',
    'timber-plaque.svg',
    'Plaques',
    'Timber, brass and stainless steel, indoors and out.',
  ],
  [
    '/product/magnetic-name-badge/',
    'name-badge.svg',
    'Badges',
    'Name badges and pins for staff and volunteers.',
  ],
]

/** @type {readonly (readonly [name: string, words: string])[]} */
const VOICES = [
  [
    'Denise, netball secretary, Carina',
    'Two hundred and twelve trophies, forty teams, not one wrong name. I read the list three times before I believed it.',
  ],
  [
    'Tom, deputy principal, Toowong',
    'They rang us because a surname had two spellings on our list. Nobody has ever rung us about that before.',
  ],
  [
    'Aroha, events manager, Fortitude Valley',
    'The glass arrived a day early, in boxes that we could hand out as they were.',
  ],
  [
    'Col, bowls club greenkeeper, Wynnum',
    'The honour board from 1961 looks new again, and you can still tell it is the old one.',
  ],
]

export function homeMain() {
  return innerPage(`<section id="hero">
<div><h1>Awards worth turning up for</h1>
<p>Trophies, medals and plaques, engraved in West End by people who check the spelling. Ready in three working days.</p>
<p><a class="sf-button standard accent" href="/shop/"><span class="text">See the range</span></a> <a class="sf-button standard smooth-scroll-link" href="#how-it-works"><span class="text">How it works</span></a></p></div>
${image({ file: 'workshop.svg', alt: 'The engraving workshop: cups on the shelves and the laser on the bench', size: 640, height: 320 })}
</section>
<section id="categories"><h2>What are you after?</h2><ul>
${CATEGORIES.map(([href, file, title, text]) => `<li>${image({ file, alt: '', size: 140 })}<h3><a href="${href}">${title}</a></h3><p>${text}</p></li>`).join('\n')}
</ul></section>
<section id="favourites"><h2>Club favourites</h2>
${productGrid(FEATURED.flatMap((id) => PRODUCTS.filter((product) => product.id === id)))}
</section>
<section id="how-it-works"><h2>How it works</h2><ol>
<li><h3>Choose</h3><p>Pick cups, medals or glass online, or come in and hold them. Every price includes three lines of engraving and GST.</p></li>
<li><h3>Send the names</h3><p>One spreadsheet, one row for each piece. We never retype a name, so what you checked is what we cut. <a href="/engraving-guide/#lists">How to send a list</a></p></li>
<li><h3>We engrave</h3><p>Two people see every plate before it is fixed. Up to fifty pieces take three working days.</p></li>
<li><h3>Pick up or post</h3><p>Boxed by team, in the order of your list. Pick-up in West End is free; a courier in Brisbane is $14.00.</p></li>
</ol></section>
<section id="schools"><h2>For schools</h2>
<div><p>Speech night, athletics, swimming, cross-country and the maths prize that nobody remembered until Tuesday. We keep your house colours, your crest and last year’s list, so that a repeat order is one e-mail.</p>
<p>Schools order on account with a purchase order, and pay within 30 days. Ribbons, medals and certificates can come in one box for each event.</p>
<ul><li>Place ribbons from $1.85 a set</li><li>Medals from $3.20 with a school centre</li><li>Perpetual shields restored and extended</li></ul></div>
${image({ file: 'place-ribbons.svg', alt: 'Place ribbons in blue, red and green', size: 320 })}
</section>
<section id="companies"><h2>For companies</h2>
<div><p>Recognition that does not end in a drawer. Crystal, glass and metal with your logo, packed in a lined box, delivered to the venue on the day and not the day after.</p>
<p>Tell us the number of awards and the budget, and you will have three drawings by the next afternoon. Service awards and name badges run on standing orders, one list a month.</p>
<ul><li>Jade glass from $48.00</li><li>Optical crystal from $79.00</li><li>Name badges from $14.90, five days</li></ul></div>
${image({ file: 'crystal-block.svg', alt: 'A block of optical crystal', size: 320 })}
</section>
${homeCarousels()}
<section id="voices"><h2>What people say</h2>
${VOICES.map(([name, words]) => `<blockquote><p>${words}</p><footer>${name}</footer></blockquote>`).join('\n')}
</section>
<section id="news"><h2>From the workshop</h2>
${blogList(POSTS.slice(0, NEWS_SHOWN))}
<p><a href="/blog/">All news</a></p></section>
<section id="questions"><h2>Questions that we hear every day</h2>
<h3>Is engraving really included?</h3><p>Yes: up to three lines on every piece with a plate, and the back of every medal. A logo is $15.00 for the set-up.</p>
<h3>How late can I order?</h3><p>Three working days before you need it, for up to fifty pieces. Ring us if it is tighter than that; there is often a bench free.</p>
<h3>Can you engrave something that is not yours?</h3><p>Mostly. Bring it in, and we will tell you at the counter. <a href="/engraving-guide/#prices">Prices stand in the guide</a>.</p>
<h3>Do you post to the bush?</h3><p>Every day. A box of twenty cups to Longreach takes four days and costs about $28.00.</p>
</section>
<section id="visit"><h2>Come and see us</h2>
<p>14 Jane Street, West End, between the bakery and the bicycle shop. Monday to Friday 8.30 am to 5 pm, Saturday 9 am to noon. There are two parking spaces behind the shop, and the 199 bus stops at the corner.</p>
<p><a href="#categories">Back to the categories</a></p></section>`)
}
