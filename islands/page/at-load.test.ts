import { expect, test } from 'vitest'
import { islands } from './at-load'
import { showsAtLoad } from './shows-at-load'

const MARKUP = [
  '<body class="sf-preloader"></body>',
  '<body class="home page-transitions"></body>',
  '<body class="header-below-slider"></body>',
  '<div class="fancy-heading"></div>',
  '<div class="hero-content-split"><main id="main-container"></main></div>',
  '<article class="single-post-fw-media-title"></article>',
  '<article class="post single-portfolio-poster"></article>',
]
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test.each(MARKUP)('[X12] at load: %s is a page that shows something', (html) => {
  const document = parse(html)
  expect(islands.some(({ selector, when }) => !when && document.querySelector(selector))).toBe(true)
  expect(showsAtLoad({ document, settings: {} })).toBe(true)
})

test('[X12] at load: another page shows nothing, unless the site has its pictures swapped', () => {
  const document = parse('<body class="page contact"></body>')
  expect(showsAtLoad({ document, settings: {} })).toBe(false)
  expect(showsAtLoad({ document, settings: { pictureSwap: 'img' } })).toBe(true)
})
