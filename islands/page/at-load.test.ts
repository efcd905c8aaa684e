import { expect, test } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
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
const classesIn = (page: Document) =>
  new Set([...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))

test.each(MARKUP)('[X12] at load: %s is a page that shows something', (html) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(islands.some(({ selector, when }) => !when && page.querySelector(selector))).toBe(true)
  expect(showsAtLoad(classesIn(page), fakePage())).toBe(true)
})

test('[X12] at load: another page shows nothing, unless the site has its pictures swapped', () => {
  const page = fakePage()
  expect(showsAtLoad(new Set(['page', 'contact']), page)).toBe(false)
  expect(showsAtLoad(new Set(), { ...page, settings: { pictureSwap: 'img' } })).toBe(true)
})
