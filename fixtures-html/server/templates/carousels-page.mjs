import { PRODUCTS } from '../content/products.mjs'
import { image } from '../html.mjs'
import { innerPage } from './inner-page.mjs'
import { productCard } from './product-card.mjs'

export const CAROUSELS_PATH = '/carousels/'

export const CAROUSEL_ARROWS =
  '<a href="#" class="carousel-prev"><i class="sf-icon-left-chevron"></i></a><a href="#" class="carousel-next"><i class="sf-icon-right-chevron"></i></a>'

/** The title of a widget, with its arrows. @param {string} text */
export function carouselTitle(text) {
  return `<div class="title-wrap clearfix"><h3 class="spb-heading"><span>${text}</span></h3><div class="carousel-arrows">${CAROUSEL_ARROWS}</div></div>`
}

/** @type {readonly (readonly [name: string, file: string])[]} */
const CLUBS = [
  ['Wynnum bowls club', 'silver-cup.svg'],
  ['Carina netball', 'netball'],
  ['Toowong swimming', 'swimming-medal.svg'],
  ['Brisbane cricket umpires', 'cricket-medal.svg'],
  ['Valley athletics', 'medal-gold.svg'],
  ['Bayside football', 'football-figure.svg'],
  ['West End chess', 'bronze-cup.svg'],
  ['Paddington debating', 'gavel-set.svg'],
]
/** @type {readonly (readonly [title: string, file: string])[]} */
const WORKS = [
  ['Speech night 2024', 'crystal-block.svg'],
  ['Bowls honour board', 'perpetual-shield.svg'],
  ['Regatta cups', 'gold-cup.svg'],
  ['Fifty years of service', 'glass-flame.svg'],
  ['Swim meet medals', 'swimming-medal.svg'],
  ['Cross-country ribbons', 'place-ribbons.svg'],
]
const VOICES = [
  ['Denise, Carina', 'Two hundred and twelve trophies, not one wrong name.'],
  ['Tom, Toowong', 'They rang us because a surname had two spellings.'],
  ['Aroha, Fortitude Valley', 'The glass arrived a day early.'],
  ['Col, Wynnum', 'The honour board from 1961 looks new again.'],
]
const TEAM = [
  'Marion, engraver',
  'Jun, laser',
  'Petra, front counter',
  'Sione, despatch',
  'Lachie, apprentice',
]

/** @param {string} file */
const picture = (file) => image({ file: file.includes('.') ? file : 'classic-cup.svg', alt: '', size: 170 })

/** Every kind of carousel that the theme has (contract 03 §1.1). */
export function carouselsMain() {
  return innerPage(`<h1>Carousels</h1>
${products()}
${categories()}
${clubs()}
${showcase()}
${team()}
${works()}
${voices()}`)
}

function products() {
  const shown = PRODUCTS.slice(0, 7)
  return `<div class="spb_products_widget carousel-asset spb_content_element" id="product-carousel"><div class="spb-asset-content">
${carouselTitle('Club favourites')}
<div class="product-carousel carousel-wrap"><ul id="carousel-1" class="products list-latest carousel-items gutters clearfix" data-columns="4">
${shown.map((product) => productCard(product)).join('\n')}
</ul></div></div></div>`
}

function categories() {
  const items = CLUBS.slice(0, 6).map(
    ([name, file]) =>
      `<li class="product product-category"><a href="/shop/">${picture(file)}<h3>${name}</h3></a></li>`,
  )
  return `<div class="spb_product_categories_widget carousel-asset spb_content_element" id="category-list"><div class="spb-asset-content">
<div class="title-wrap clearfix"><h3 class="spb-heading"><span>By club</span></h3></div>
<div class="product-carousel carousel-wrap"><ul id="carousel-2" class="products carousel-items gutters clearfix" data-columns="4" data-autoplay="">
${items.join('\n')}
</ul>${CAROUSEL_ARROWS}</div></div></div>`
}

function clubs() {
  const items = CLUBS.map(
    ([name, file]) =>
      `<div class="clearfix carousel-item"><figure><a href="/shop/" aria-label="${name}">${picture(file)}</a></figure></div>`,
  )
  return `<div class="spb_clients_widget clients-wrap carousel-asset spb_content_element" id="clubs"><div class="spb-asset-content">
${carouselTitle('Clubs we engrave for')}
<div id="carousel-3" class="clients-items carousel-items clearfix" data-columns="6" data-autoplay="4000">
${items.join('\n')}
</div></div></div>`
}

function showcase() {
  const items = WORKS.map(
    ([title, file]) =>
      `<div class="clearfix carousel-item portfolio-item"><figure>${picture(file)}</figure><h4><a href="/portfolio/">${title}</a></h4></div>`,
  )
  return `<div class="spb_portfolio_showcase_widget carousel-asset spb_content_element" id="showcase"><div class="spb-asset-content">
<h3 class="spb-heading"><span>Showcase</span></h3>
<div class="port-carousel carousel-wrap">${CAROUSEL_ARROWS}<div id="carousel-4" class="portfolio-showcase carousel-items staged-carousel gutters clearfix" data-columns="5" data-pagination="yes">
<div class="clearfix carousel-item left-holder"></div>
${items.join('\n')}
<div class="clearfix carousel-item right-holder"></div></div></div></div>
<a href="/portfolio/" class="view-all hidden">All our work</a></div>`
}

function team() {
  const items = TEAM.map(
    (name) =>
      `<div class="clearfix carousel-item team-member"><figure>${picture('workshop.svg')}</figure><h4>${name}</h4></div>`,
  )
  return `<div class="spb_team_carousel_widget carousel-asset spb_content_element" id="people"><div class="spb-asset-content">
${carouselTitle('At the benches')}
<div class="team-carousel carousel-wrap"><div id="carousel-5" class="team-members carousel-items display-type-standard clearfix" data-columns="4">
${items.join('\n')}
</div></div></div></div>`
}

function works() {
  const items = WORKS.map(
    ([title, file]) =>
      `<div class="clearfix carousel-item portfolio-item"><figure>${picture(file)}</figure><h4><a href="/portfolio/">${title}</a></h4></div>`,
  )
  return `<div class="spb_portfolio_carousel_widget carousel-asset spb_content_element" id="works"><div class="spb-asset-content">
${carouselTitle('Latest work')}
<div id="carousel-6" class="portfolio-items carousel-items no-gutters clearfix" data-columns="3">
${items.join('\n')}
</div></div></div>`
}

function voices() {
  const items = VOICES.map(
    ([name, words]) => `<li class="testimonial carousel-item"><p>${words}</p><cite>${name}</cite></li>`,
  )
  return `<div class="spb_testimonial_carousel_widget carousel-asset spb_content_element" id="praise"><div class="spb-asset-content">
${carouselTitle('What people say')}
<ul id="carousel-7" class="testimonials carousel-items clearfix" data-columns="1">
${items.join('\n')}
</ul></div></div>`
}

/** The home page's own two (contract 03 §2). */
export function homeCarousels() {
  const heroes = [
    ['/product/gold-cup/', 'gold-cup.svg', 'Gold cups'],
    ['/product/star-medal/', 'star-medal.svg', 'Medals'],
    ['/product/perpetual-shield/', 'perpetual-shield.svg', 'Perpetual shields'],
  ].map(
    ([href, file = '', title = '']) =>
      `<li><a href="${href}">${image({ file, alt: title, size: 320 })}</a></li>`,
  )
  const sports = [
    'Cricket',
    'Netball',
    'Swimming',
    'Bowls',
    'Football',
    'Athletics',
    'Chess',
    'Debating',
    'Rowing',
  ]
  const categories = sports.map(
    (sport, index) =>
      `<li><a href="/product-category/${sport.toLowerCase()}/">${picture(CLUBS[index % CLUBS.length]?.[1] ?? '')}<h4>${sport}</h4></a></li>`,
  )
  return `<section id="highlights"><h2>This season</h2><div class="home-hero-carousel"><ul>${heroes.join('\n')}</ul></div></section>
<section id="sports"><h2>By sport</h2><div class="category-carousel"><ul>${categories.join('\n')}</ul></div></section>`
}
