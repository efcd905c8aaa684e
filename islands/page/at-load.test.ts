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

test.each(MARKUP)('[X12] at load: a page with %s needs the file', (html) => {
  const document = parse(html)
  expect(islands.some(({ selector, when }) => !when && document.querySelector(selector))).toBe(true)
  expect(showsAtLoad({ document, settings: {} })).toBe(true)
})

test('[X12] at load: another page does not need the file, unless the site swaps a picture', () => {
  const document = parse('<body class="page contact"></body>')
  expect(showsAtLoad({ document, settings: {} })).toBe(false)
  expect(showsAtLoad({ document, settings: { pictureSwap: 'img' } })).toBe(true)
})
