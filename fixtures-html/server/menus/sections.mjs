import { CHAPTERS } from '../content/guide.mjs'
import { escapeHtml } from '../html.mjs'

/** Two rows of the page builder that nobody can be led to: one without a name, one without a height. */
const HERO =
  '<section id="top" class="row fw-row row-has-id"><h1>Engraving guide</h1><p>Everything that we are asked at the counter, one thing after the other.</p></section>'
const FLAT =
  '<section id="spacer" data-rowname="Spacer" class="row row-has-id" style="height:0;overflow:hidden"></section>'

/** The guide as rows of the page builder (contract 01 §3, §4). */
function guideRows() {
  return CHAPTERS.map(
    ({ id, title, paragraphs }) =>
      `<section id="${id}" data-rowname="${escapeHtml(title)}" class="row row-has-id"><h2>${escapeHtml(title)}</h2>${[...paragraphs, ...paragraphs, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</section>`,
  ).join('\n')
}

/** A page of named rows. */
export function rowsMain() {
  return `<div class="inner-page-wrap"><div class="page-content">${HERO}${FLAT}\n${guideRows()}\n</div></div>`
}

/** The same beside a sidebar with the progress menu. */
export function progressMain() {
  return `<div class="inner-page-wrap has-right-sidebar"><div class="content-wrap"><div class="page-content">${guideRows()}</div></div>
<aside class="sidebar"><div id="sidebar-progress-menu"></div></aside></div>`
}

/** @param {'standard' | 'arrows'} kind */
export const onePageNav = (kind) => `<div id="one-page-nav" class="opn-${kind}"></div>`

/** The menu's way to the rows. */
export const ROW_ITEMS = CHAPTERS.slice(0, 2)
  .map(
    ({ id, title }, index) =>
      `<li class="menu-item-9${index} menu-item"><a href="#${id}"><span class="menu-item-text">${escapeHtml(title)}</span></a></li>`,
  )
  .join('')
